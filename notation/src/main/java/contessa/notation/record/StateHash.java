package contessa.notation.record;

import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.notation.Json;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;
import java.io.ByteArrayOutputStream;

/**
 * A short name for a state of a game: the hash of STATE as the engine protocol writes it for the
 * referee.
 */
public final class StateHash {

  private StateHash() {}

  public static String of(Rulebook rules, Position position) {
    ByteArrayOutputStream state = new ByteArrayOutputStream(1024);
    try (JsonWriter json = Json.writer(state)) {
      Notations.of(rules).writeView(position.view(Reader.REFEREE), json);
    }
    return ShortHash.of(state.toByteArray());
  }
}
