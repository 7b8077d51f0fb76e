package contessa.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "completion",
    description = "Print a completion script for bash and zsh.",
    footer = "%nTo use it: source <(./contessa completion)")
final class CompletionCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().getOut().println(AutoComplete.bash("contessa", spec.root().commandLine()));
  }
}
