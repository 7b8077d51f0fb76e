package contessa.arena.program;

import module java.base;

import contessa.arena.reader.RefereeReader;
import contessa.arena.reader.RefereeReader.Heard;
import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.notation.Fields;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.protocol.ProgramAnswer;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/**
 * One of our bots as a program for any referee. It decides from the referee's lines, and for the
 * same seed and rollouts exactly as it does inside the arena.
 */
public final class BotProgram {

  private static final int MOST_MILLIS = 3_600_000;
  private static final int USUAL_MILLIS = 1_000;

  /** The share of the time for thinking; the rest is for reading and writing. */
  private static final double THINKING = 0.9;

  private final BotKind kind;
  private final @Nullable Integer rollouts;
  private final String seed;
  private final Consumer<String> complaints;

  private @Nullable Game game;
  private int games;

  private record Game(Rulebook rules, RefereeReader reader, Bot bot) {}

  /**
   * A program without a game.
   *
   * @param rollouts the rollouts for each decision; if null, the referee's number
   * @param seed for games to which the referee gives none
   * @param complaints receives messages about lines that cannot be understood
   */
  public BotProgram(
      BotKind kind, @Nullable Integer rollouts, String seed, Consumer<String> complaints) {
    this.kind = kind;
    this.rollouts = rollouts;
    this.seed = seed;
    this.complaints = complaints;
  }

  public void run(BufferedReader in, PrintWriter out) throws IOException {
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String answer = answer(line);
      if (answer != null) {
        out.print(answer + "\n");
        out.flush();
      }
    }
  }

  /** The answer to a referee's line, if it wants one. */
  public @Nullable String answer(String line) {
    try {
      Fields fields = Fields.of(Json.read(line), Reason.BAD_REQUEST, "line");
      return switch (fields.text("do")) {
        case "start" -> start(fields);
        case "decide" -> decide(fields);
        case "end" -> {
          game = null;
          yield null;
        }
        default -> throw fields.refusal("unknown \"do\"");
      };
    } catch (Refusal refusal) {
      complaints.accept(String.valueOf(refusal.getMessage()));
      return null;
    }
  }

  private @Nullable String start(Fields fields) {
    game = null;
    String name = fields.text("game");
    GameNotation notation = Notations.named(name);
    if (notation == null || !kind.plays(name)) {
      throw fields.refusal(kind.name() + " does not play " + Fields.quote(name));
    }
    int players = fields.number("players", 2, 10);
    Rulebook rules = notation.rules(fields.get("options"), players);
    int seat = fields.number("seat", 0, players - 1);
    SeededChance random =
        fields.has("seed") ? seeded(fields.text("seed")) : SeededChance.of(seed + " " + games++);
    game = new Game(rules, RefereeReader.of(rules, seat), kind.seat(rules, seat, random));
    return null;
  }

  /** Our own referee sends the state of the random stream; any other text is a seed as well. */
  private static SeededChance seeded(String seed) {
    try {
      return new SeededChance(Long.parseLong(seed));
    } catch (NumberFormatException e) {
      return SeededChance.of(seed);
    }
  }

  private String decide(Fields fields) {
    JsonNode view = fields.required("view");
    Game now = game;
    if (now == null) {
      throw fields.refusal("\"decide\" before \"start\"");
    }
    try {
      Heard heard = now.reader.hear(fields.list("events"), view);
      heard.events().forEach(now.bot::hear);
      return ProgramAnswer.write(now.rules, now.bot.decide(heard.view(), budget(fields)).shares());
    } catch (RuntimeException e) {
      complaints.accept(kind.name() + " cannot follow this game: " + e);
      return fallback(view);
    }
  }

  private Budget budget(Fields fields) {
    if (rollouts != null) {
      return Budget.rollouts(rollouts);
    }
    if (fields.has("rollouts")) {
      return Budget.rollouts(fields.number("rollouts", 1, Budget.UNLIMITED - 1));
    }
    int millis = fields.number("millis", 0, MOST_MILLIS, USUAL_MILLIS);
    return Budget.millis((int) (THINKING * millis));
  }

  /** A safe answer in a game that cannot be followed. */
  private static String fallback(JsonNode view) {
    List<String> moves = view.path("moves").valueStream().map(JsonNode::asString).toList();
    String move = moves.isEmpty() ? "pass" : ProgramAnswer.fallback(moves);
    return Json.object(json -> json.field("move", move));
  }
}
