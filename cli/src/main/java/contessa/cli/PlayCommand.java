package contessa.cli;

import module java.base;

import contessa.arena.UserMistake;
import contessa.bots.Budget;
import contessa.cli.play.GameSetup;
import contessa.cli.play.TerminalPlay;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
    List<String> named = bots == null ? List.of() : bots;
    int usual = named.isEmpty() ? DEFAULT_PLAYERS : named.size() + 1;
    Rulebook rules = gameOptions.rules(players == null ? usual : players);
    return GameSetup.of(rules, named, chance());
  }

  private SeededChance chance() {
    return seed == null ? new SeededChance(new SecureRandom().nextLong()) : SeededChance.of(seed);
  }

  private Budget budget() {
    if (millis < 1 || millis > 60_000) {
      throw new UserMistake("--millis must be from 1 to 60000");
    }
    return Budget.millis(millis);
  }
}
