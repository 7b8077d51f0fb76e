package contessa.cli;

import module java.base;

import contessa.arena.UserMistake;
import contessa.game.Rulebook;
import contessa.notation.GameNotation;
import contessa.notation.Refusal;
import contessa.notation.json.JsonNode;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which game to play, and by which rules. */
final class GameOptions {

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "coup or royal; by default, the game of the edition, or coup.")
  private @Nullable String game;

  @Option(
      names = "--edition",
      paramLabel = "NAME",
      description = "city-state, resistance, brazilian, reformation or royal.")
  private @Nullable String edition;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "Set a game option, e.g. exchanger=inquisitor; can be repeated.")
  private final Map<String, String> options = new LinkedHashMap<>();

  /** Whether none was given. */
  boolean isEmpty() {
    return game == null && edition == null && options.isEmpty();
  }

  /**
   * The game.
   *
   * @throws UserMistake if there is no such game or edition
   */
  GameNotation notation() {
    GameNotation byEdition = edition == null ? null : Notations.withEdition(edition);
    if (edition != null && byEdition == null) {
      throw new UserMistake("unknown edition '" + edition + "'");
    }
    GameNotation byGame = game == null ? byEdition : Notations.named(game);
    if (game != null && byGame == null) {
      throw new UserMistake("unknown game '" + game + "'; expected coup or royal");
    }
    if (byEdition != null && !byEdition.equals(byGame)) {
      throw new UserMistake("'" + edition + "' is not an edition of '" + game + "'");
    }
    return byGame == null ? Notations.ALL.getFirst() : byGame;
  }

  /**
   * The rules of the game for this many seats.
   *
   * @throws UserMistake if the options do not fit together
   */
  Rulebook rules(int seats) {
    try {
      return notation().rules(json(), seats);
    } catch (Refusal refusal) {
      throw new UserMistake(MistakeText.text(refusal));
    }
  }

  /** The options as the protocol has them. */
  JsonNode json() {
    JsonNode json = JsonNode.object();
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
}
