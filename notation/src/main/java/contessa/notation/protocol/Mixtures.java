package contessa.notation.protocol;

import contessa.game.Rulebook;
import contessa.notation.Advice;
import contessa.notation.GameNotation;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** Moves with their probabilities, as JSON. */
final class Mixtures {

  private Mixtures() {}

  static void write(
      GameNotation notation, Rulebook rules, List<Advice> mixture, JsonGenerator json) {
    json.writeStartArray();
    for (Advice advice : mixture) {
      json.writeStartObject();
      json.writeStringProperty("move", notation.text(rules, advice.move()));
      json.writeNumberProperty("p", advice.p());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
