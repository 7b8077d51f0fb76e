package contessa.dev.program;

import contessa.bench.BenchCommand;
import contessa.bench.load.LoadCommand;
import contessa.dev.PuzzlesCommand;
import contessa.dev.generate.GenerateCommand;
import contessa.dist.DistCommand;
import contessa.train.PackCommand;
import contessa.train.UnpackCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ScopeType;

/** {@code ./contessa dev}: what only developers of Contessa need, in a program of its own. */
@Command(
    name = "contessa dev",
    description = "Commands for developers of Contessa.",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    subcommands = {
      GenerateCommand.class,
      DistCommand.class,
      BenchCommand.class,
      LoadCommand.class,
      UnpackCommand.class,
      PackCommand.class,
      PuzzlesCommand.class,
    })
public final class DevCommand {

  static CommandLine commandLine() {
    return new CommandLine(new DevCommand());
  }

  public static void main(String[] args) {
    System.exit(commandLine().execute(args.length == 0 ? new String[] {"--help"} : args));
  }
}
