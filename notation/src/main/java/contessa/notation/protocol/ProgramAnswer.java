package contessa.notation.protocol;

import module java.base;

import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.game.WeightedMove;
import contessa.notation.Fields;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/**
 * The answer of a program that plays to its referee: a move, or a mixture of moves.
 *
 * <p>Reading is strict about the moves and lenient about the rest: every move must be legal and the
 * probabilities must sum to 1 apart from rounding, while unknown fields are ignored.
 */
public final class ProgramAnswer {

  private static final double ROUNDING = 0.01;

  private ProgramAnswer() {}

  /**
   * The mixture in this line, with its probabilities scaled to sum to 1.
   *
   * @param view the program's view, with its legal moves
   * @throws Refusal {@code bad-json} or {@code bad-request} if the answer is malformed, {@code
   *     illegal-move} if it contains an illegal move
   */
  public static List<WeightedMove> read(Rulebook rules, View view, String line) {
    Fields fields = Fields.of(Json.read(line), Reason.BAD_REQUEST, "answer");
    if (fields.has("move") || !fields.has("moves")) {
      return List.of(new WeightedMove(legal(rules, view, fields.text("move")), 1));
    }
    List<Fields> parts =
        fields.list("moves").stream()
            .map(part -> Fields.of(part, Reason.BAD_REQUEST, "move"))
            .toList();
    double sum = parts.stream().mapToDouble(one -> probability(one, "p")).reduce(0, Double::sum);
    if (!(Math.abs(sum - 1) <= ROUNDING)) {
      throw fields.refusal("the probabilities do not sum to 1");
    }
    return parts.stream()
        .map(
            one ->
                new WeightedMove(legal(rules, view, one.text("move")), probability(one, "p") / sum))
        .toList();
  }

  /** Whether a line is meant as an answer, right or wrong, rather than something else. */
  public static boolean seemsToBe(String line) {
    try {
      JsonNode answer = Json.read(line);
      return answer.isObject() && (answer.get("move") != null || answer.get("moves") != null);
    } catch (Refusal refusal) {
      return false;
    }
  }

  /**
   * What a program asks for instead of answering, {@code {"observe":"net"}}; null if it answers.
   */
  public static @Nullable String request(String line) {
    try {
      JsonNode asked = Json.read(line).path("observe");
      return asked.isString() ? asked.asString() : null;
    } catch (Refusal refusal) {
      return null;
    }
  }

  /** How likely an answer calls the claim that it is about; not a number if it does not say. */
  public static double belief(String line) {
    Fields fields = Fields.of(Json.read(line), Reason.BAD_REQUEST, "answer");
    return fields.has("believes") ? Math.min(1, probability(fields, "believes")) : Double.NaN;
  }

  private static double probability(Fields fields, String name) {
    JsonNode value = fields.required(name);
    double p = value.isNumber() ? value.doubleValue() : Double.NaN;
    if (!(p >= 0 && p <= 1 + ROUNDING)) {
      throw fields.refusal("\"" + name + "\" must be a number from 0 to 1");
    }
    return p;
  }

  private static Move legal(Rulebook rules, View view, String text) {
    Move move = Notations.of(rules).move(rules, text);
    if (move == null || !view.moves().contains(move)) {
      throw new Refusal(Reason.ILLEGAL_MOVE, Fields.quote(text) + " is not a legal move now");
    }
    return move;
  }

  /** The move played for a program without a valid answer. */
  public static Move fallback(Rulebook rules, View view) {
    GameNotation notation = Notations.of(rules);
    List<String> texts = view.moves().stream().map(move -> notation.text(rules, move)).toList();
    return view.moves().get(texts.indexOf(fallback(texts)));
  }

  /** The same among texts: pass, income, or the first move. */
  public static String fallback(List<String> moves) {
    return Stream.of("pass", "income").filter(moves::contains).findFirst().orElse(moves.getFirst());
  }

  public static String write(Rulebook rules, List<WeightedMove> mixture) {
    GameNotation notation = Notations.of(rules);
    return Json.object(
        json -> {
          if (mixture.size() == 1) {
            json.field("move", notation.text(rules, mixture.getFirst().move()));
          } else {
            write(mixture, notation, rules, json);
          }
        });
  }

  /** The field {@code moves}. */
  static void write(
      List<WeightedMove> mixture, GameNotation notation, Rulebook rules, JsonWriter json) {
    json.list(
        "moves",
        mixture,
        (one, j) -> j.begin("move", notation.text(rules, one.move())).field("p", one.p()).end());
  }
}
