package contessa.cli;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.cli.play.GameSetup;
import contessa.cli.play.TerminalPlay;
import contessa.coup.CoupRules;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "play",
    description = "Play against bots in the terminal.",
    sortOptions = false,
    footer = {
      "",
      "Without options it asks what to play; press Enter to start immediately.",
      "See docs/terminal.md."
    })
final class PlayCommand implements Runnable {

  private static final int DEFAULT_PLAYERS = 4;
  private static final int MOST_BOTS = CoupRules.MOST_PLAYERS;

  @Spec private CommandSpec spec;

  @Mixin private GameOptions gameOptions;

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "The number of players, including you.")
  private @Nullable Integer players;

  @Option(
      names = "--bots",
      paramLabel = "NAME",
      split = ",",
      description = "Your opponents by name, seat by seat; the last one fills the rest.")
  private @Nullable List<String> bots;

  @Mixin private LanguageOption language;

  @Option(names = "--plain", description = "Print sentences only, for screen readers.")
  private boolean plain;

  @Option(
      names = {"--no-colour", "--no-color"},
      description = "Draw without colours.")
  private boolean noColour;

  @Option(names = "--fast", description = "Do not pause after other players' moves.")
  private boolean fast;

  @Option(
      names = "--seed",
      paramLabel = "TEXT",
      description = "The same seed gives the same cards.")
  private @Nullable String seed;

  @Option(
      names = "--millis",
      paramLabel = "N",
      defaultValue = "300",
      description = "Thinking time per bot move in milliseconds; default ${DEFAULT-VALUE}.")
  private int millis;

  @Override
  public void run() {
    new TerminalPlay(plain, !noColour, fast).play(setup(), language.language(), chance(), budget());
  }

  /** The game that the options describe; null if they do not, so the player will be asked. */
  private @Nullable GameSetup setup() {
    if (gameOptions.isEmpty() && players == null && bots == null) {
      return null;
    }
    String game = gameOptions.notation().game();
    List<BotKind> named = named(game);
    int seats = seats(named);
    Rulebook rules = gameOptions.rules(seats);
    return new GameSetup(rules, named.isEmpty() ? GameSetup.opponents(seats - 1, chance()) : named);
  }

  private List<BotKind> named(String game) {
    List<BotKind> kinds = new ArrayList<>();
    for (String name : bots == null ? List.<String>of() : bots) {
      BotKind kind = Roster.named(name.strip()).orElse(null);
      if (kind == null || !kind.plays(game)) {
        List<String> all = Roster.all().stream().map(BotKind::name).toList();
        throw usageError("unknown bot '" + name + "'; expected one of " + String.join(", ", all));
      }
      kinds.add(kind);
    }
    return kinds;
  }

  /** The number of seats; the last bot named fills the seats that are left. */
  private int seats(List<BotKind> named) {
    int seats = players != null ? players : named.isEmpty() ? DEFAULT_PLAYERS : named.size() + 1;
    if (named.size() > seats - 1) {
      throw usageError(named.size() + " bots and you do not fit at a table for " + seats);
    }
    while (!named.isEmpty() && named.size() < Math.min(seats - 1, MOST_BOTS)) {
      named.add(named.getLast());
    }
    return seats;
  }

  private SeededChance chance() {
    return seed == null ? new SeededChance(new SecureRandom().nextLong()) : SeededChance.of(seed);
  }

  private Budget budget() {
    if (millis < 1 || millis > 60_000) {
      throw usageError("--millis must be from 1 to 60000");
    }
    return Budget.millis(millis);
  }

  private ParameterException usageError(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
