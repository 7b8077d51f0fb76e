package contessa.notation.protocol;

import contessa.game.Rulebook;
import contessa.notation.GameNotation;
import contessa.notation.WeightedMove;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** Writes moves with their probabilities as JSON. */
final class Mixtures {

  private Mixtures() {}

  static void write(
      GameNotation notation, Rulebook rules, List<WeightedMove> mixture, JsonGenerator json) {
    json.writeStartArray();
    for (WeightedMove share : mixture) {
      json.writeStartObject();
      json.writeStringProperty("move", notation.text(rules, share.move()));
      json.writeNumberProperty("p", share.p());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
