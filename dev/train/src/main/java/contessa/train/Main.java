package contessa.train;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The commands of training. */
@Command(
    name = "contessa",
    subcommands = {
      TrainCommand.class,
      ExploitCommand.class,
      FieldCommand.class,
      PackCommand.class,
      ServeGamesCommand.class
    },
    mixinStandardHelpOptions = true,
    description = "Train the bot contessa by self-play, and try to beat it.")
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }
}
