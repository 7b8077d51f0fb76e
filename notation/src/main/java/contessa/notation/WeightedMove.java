package contessa.notation;

import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.notation.json.JsonWriter;
import java.util.List;

/** One move of a mixed strategy, and the probability of playing it. */
public record WeightedMove(Move move, double p) {

  public static void write(
      List<WeightedMove> mixture, GameNotation notation, Rulebook rules, JsonWriter json) {
    json.writeStartArray();
    for (WeightedMove one : mixture) {
      json.begin("move", notation.text(rules, one.move)).field("p", one.p).end();
    }
    json.writeEndArray();
  }
}
