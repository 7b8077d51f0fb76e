package contessa.cli;

import module java.base;

import contessa.arena.ContestFailure;
import contessa.arena.UserMistake;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/**
 * The root of the command line. Each command is a class listed in {@code subcommands}; it inherits
 * the help and version options. Exit codes are picocli's: 0 success, 1 failure, 2 usage error.
 */
@Command(
    name = "contessa",
    description = "The bluffing game Coup in every edition, and Coup Royal.",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "",
    subcommands = {
      ServeCommand.class,
      PlayCommand.class,
      ArenaCommand.class,
      RecordCommands.Retell.class,
      RecordCommands.Analyse.class,
      RecordCommands.Verify.class,
      BotCommand.class,
      SitCommand.class,
      SolveCommand.class,
      McpCommand.class,
      EngineCommand.class,
      AdminCommand.class,
      DataCommands.Config.class,
      DataCommands.BackUp.class,
      DataCommands.Restore.class,
      DataCommands.Transfer.class,
      DataCommands.Inspect.class,
      DataCommands.Rescue.class,
      SiteCommand.class,
    })
public final class Contessa implements Callable<Integer> {

  /** The launcher of a checkout carries these out; they are here for help and completion only. */
  private static final List<String> FOR_A_CHECKOUT = List.of("test", "dev");

  /** Set by the launcher of an installed program, to its own name. */
  private static final String LAUNCHER = "contessa.launcher";

  @Spec private CommandSpec spec;

  Contessa() {}

  static boolean isInstalled() {
    return System.getProperty(LAUNCHER) != null;
  }

  /** What people type to start this program. */
  static String launcher() {
    return System.getProperty(LAUNCHER, "./contessa");
  }

  public static void main(String[] args) {
    System.exit(commandLine().execute(CommandGroups.withServe(args)));
  }

  static CommandLine commandLine() {
    CommandLine line =
        new CommandLine(new Contessa())
            .setParameterExceptionHandler(Contessa::usageError)
            .setExecutionExceptionHandler(Contessa::failure);
    line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, CommandGroups::list);
    if (isInstalled()) {
      FOR_A_CHECKOUT.forEach(line.getCommandSpec()::removeSubcommand);
    }
    ServeCommand.addOptions(subcommand(line, "serve").getCommandSpec());
    // The id of a table may begin with a dash; only one that begins with -h or -V needs "--".
    for (String about : List.of("close", "chat", "handled", "delete-message")) {
      subcommand(subcommand(line, "admin"), about).setUnmatchedOptionsArePositionalParams(true);
    }
    return line;
  }

  private static CommandLine subcommand(CommandLine line, String name) {
    return Objects.requireNonNull(line.getSubcommands().get(name));
  }

  /** Without a command, serves the game. */
  @Override
  public Integer call() {
    return spec.commandLine().execute("serve");
  }

  /** Prints the mistake in one line instead of the whole help. */
  private static int usageError(ParameterException mistake, String[] args) {
    CommandLine command = mistake.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(MistakeText.text(mistake));
    String words = command.getCommandSpec().qualifiedName().substring("contessa".length());
    err.println("See " + launcher() + words + " --help");
    return ExitCode.USAGE;
  }

  /** Prints a failure in one line if it is meant for the user; others keep their trace. */
  private static int failure(Exception failure, CommandLine command, ParseResult words)
      throws Exception {
    String message = String.valueOf(failure.getMessage());
    return switch (failure) {
      case UserMistake _ -> usageError(new ParameterException(command, message), new String[0]);
      case ContestFailure _ -> {
        command.getErr().println(message);
        yield ExitCode.SOFTWARE;
      }
      default -> throw failure;
    };
  }

  @Command(
      name = "completion",
      description = "Print a completion script for bash and zsh.",
      footer = "%nTo use it: source <(./contessa completion)")
  void completion() {
    spec.commandLine().getOut().println(AutoComplete.bash("contessa", spec.commandLine()));
  }

  @Command(name = "test", description = "Run the tests (--fast, --full, or arguments for Maven).")
  void test() {
    requireCheckout("test");
  }

  @Command(
      name = "dev",
      description = "Commands for developers of Contessa: dev --help lists them.")
  void dev() {
    requireCheckout("dev");
  }

  private void requireCheckout(String command) {
    throw new ParameterException(
        spec.subcommands().get(command),
        "'" + command + "' needs a checkout of the sources; run ./contessa " + command + " there");
  }
}
