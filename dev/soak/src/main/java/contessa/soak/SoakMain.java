package contessa.soak;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The commands of the long tests. */
@Command(
    name = "contessa",
    subcommands = {SoakCommand.class, LoadCommand.class},
    mixinStandardHelpOptions = true,
    description = "Long tests of the server.")
public final class SoakMain {

  private SoakMain() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(new SoakMain()).execute(args));
  }
}
