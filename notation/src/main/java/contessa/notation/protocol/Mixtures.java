package contessa.notation.protocol;

import contessa.game.Rulebook;
import contessa.notation.GameNotation;
import contessa.notation.WeightedMove;
import contessa.notation.json.JsonWriter;
import java.util.List;

/** Writes moves with their probabilities as JSON. */
final class Mixtures {

  private Mixtures() {}

  static void write(
      GameNotation notation, Rulebook rules, List<WeightedMove> mixture, JsonWriter json) {
    json.writeStartArray();
    for (WeightedMove share : mixture) {
      json.begin();
      json.field("move", notation.text(rules, share.move()));
      json.field("p", share.p());
      json.end();
    }
    json.writeEndArray();
  }
}
