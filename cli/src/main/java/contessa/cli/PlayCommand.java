package contessa.cli;

import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.cli.play.GameSetup;
import contessa.cli.play.TerminalPlay;
import contessa.coup.CoupRules;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.notation.GameNotation;
import contessa.notation.Refusal;
import contessa.notation.registry.Notations;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "play",
    description = "Play against bots in the terminal.",
    sortOptions = false,
    footer = {
      "",
      "Without options it asks what to play; press Enter to start at once.",
      "See docs/terminal.md."
    })
final class PlayCommand implements Runnable {

  private static final int DEFAULT_PLAYERS = 4;
  private static final int MOST_BOTS = CoupRules.MOST_PLAYERS;

  @Spec private CommandSpec spec;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "coup or royal; by default, the game of the edition.")
  private @Nullable String game;

  @Option(
      names = "--edition",
      paramLabel = "EDITION",
      description = "city-state, resistance, brazilian, reformation, or royal.")
  private @Nullable String edition;

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

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "Set a game option, e.g. exchanger=inquisitor; can be repeated.")
  private final Map<String, String> options = new LinkedHashMap<>();

  @Override
  public void run() {
    new TerminalPlay(plain, !noColour, fast).play(setup(), language.language(), chance(), budget());
  }

  /** The game that the options describe; null if they do not, so the player will be asked. */
  private @Nullable GameSetup setup() {
    if (game == null && edition == null && players == null && bots == null && options.isEmpty()) {
      return null;
    }
    GameNotation notation = notation();
    List<BotKind> named = named(notation.game());
    int seats = seats(named);
    try {
      Rulebook rules = notation.rules(options(), seats);
      return new GameSetup(
          rules, named.isEmpty() ? GameSetup.opponents(notation.game(), seats - 1) : named);
    } catch (Refusal refusal) {
      throw usageError(UsageMistake.text(refusal));
    }
  }

  /** The options as JSON, for the notation to read. */
  private ObjectNode options() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    options.forEach(
        (name, value) -> {
          switch (value) {
            case "true", "false" -> json.put(name, Boolean.parseBoolean(value));
            case String number when number.matches("[0-9]{1,9}") ->
                json.put(name, Integer.parseInt(number));
            default -> json.put(name, value);
          }
        });
    if (edition != null) {
      json.put("edition", edition);
    }
    return json;
  }

  private GameNotation notation() {
    GameNotation byEdition = edition == null ? null : Notations.withEdition(edition);
    if (edition != null && byEdition == null) {
      throw usageError("unknown edition '" + edition + "'");
    }
    GameNotation byGame = game == null ? null : Notations.named(game);
    if (game != null && byGame == null) {
      throw usageError("unknown game '" + game + "'; expected coup or royal");
    }
    if (byEdition != null && byGame != null && !byEdition.equals(byGame)) {
      throw usageError("'" + edition + "' is not an edition of '" + game + "'");
    }
    return byEdition != null ? byEdition : byGame != null ? byGame : Notations.ALL.getFirst();
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
