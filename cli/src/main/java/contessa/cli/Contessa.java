package contessa.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The root of the command line. A command is a class of its own, named in {@code subcommands}; help
 * and version options are inherited, exit codes are picocli's: 0 well, 1 failed, 2 wrongly called.
 */
@Command(
    name = "contessa",
    description = "The bluffing game Coup in every edition, and Coup Royal.",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    subcommands = {
      ServeCommand.class,
      PlayCommand.class,
      ArenaCommand.class,
      BotCommand.class,
      EngineCommand.class,
      AdminCommand.class,
      BackupCommand.class,
      RestoreCommand.class,
      Completion.class,
    })
public final class Contessa implements Callable<Integer> {

  @Spec private CommandSpec spec;

  Contessa() {}

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Contessa()).setParameterExceptionHandler(Contessa::wronglyCalled);
  }

  /** Without a command the game is served. */
  @Override
  public Integer call() {
    return spec.commandLine().execute("serve");
  }

  /** Says what was wrong in one line, without the whole help. */
  private static int wronglyCalled(ParameterException mistake, String[] args) {
    CommandLine command = mistake.getCommandLine();
    PrintWriter err = command.getErr();
    if (mistake instanceof UnmatchedArgumentException unmatched
        && command.getParent() == null
        && !unmatched.isUnknownOption()) {
      err.println("There is no command '" + unmatched.getUnmatched().getFirst() + "'.");
    } else {
      err.println(mistake.getMessage());
    }
    err.println("See ./" + command.getCommandSpec().qualifiedName() + " --help");
    return ExitCode.USAGE;
  }

  @Command(
      name = "test",
      description =
          "Run the tests: --fast without browser and soak tests, --full at full scale; other words"
              + " go to Maven.")
  void test() {
    needsACheckout("test");
  }

  @Command(name = "bench", description = "Measure how fast the game runs on this machine.")
  void bench() {
    needsACheckout("bench");
  }

  /** These two are the launcher's own; they stand here for the help and the completion. */
  private void needsACheckout(String command) {
    throw new ParameterException(
        spec.subcommands().get(command),
        "'" + command + "' works from a checkout of the sources, by ./contessa " + command);
  }
}
