package contessa.notation.record;

import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.notation.Json;
import contessa.notation.registry.Notations;

/**
 * A short name for a state of a game: the hash of STATE as the engine protocol writes it for the
 * referee.
 */
public final class StateHash {

  private StateHash() {}

  public static String of(Rulebook rules, Position position) {
    return ShortHash.of(
        Json.line(json -> Notations.of(rules).writeView(position.view(Reader.REFEREE), json)));
  }
}
