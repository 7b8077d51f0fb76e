package contessa.arena.env;

import module java.base;

import contessa.arena.Contestant;
import contessa.arena.network.Observation;
import contessa.arena.program.ContestantList;
import contessa.arena.program.ProgramMonitor;
import contessa.bots.Budget;
import contessa.game.GameKind;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.notation.Fields;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/**
 * Answers the package {@code contessa} in Python, which alone knows this conversation: one line of
 * JSON for each request. After a request for games, each byte asks for a step of a half, and is
 * sent back once the arrays show it; another byte says that an action was not legal.
 */
public final class EnvironmentLoop {

  private static final int ILLEGAL = '!';
  private static final int RESTART = 2;
  private static final int MOST_GAMES = 1 << 20;
  private static final int LONGEST_ROUNDS = 40;

  private final InputStream in;
  private final OutputStream out;
  private final ProgramMonitor monitor;

  public EnvironmentLoop(InputStream in, OutputStream out, ProgramMonitor monitor) {
    this.in = in;
    this.out = out;
    this.monitor = monitor;
  }

  public void run() throws IOException {
    for (String line = line(); line != null; line = line()) {
      try {
        Fields fields = Fields.of(Json.read(line), Reason.BAD_REQUEST, "request");
        switch (fields.text("do")) {
          case "games" -> {
            try (VectorGames games = games(fields)) {
              answer(Json.object(json -> games.describe(json.field("ok", true))));
              play(games);
            }
            return;
          }
          case "node" -> answer(TreeNode.answer(fields));
          default -> throw fields.refusal("unknown \"do\"");
        }
      } catch (Refusal | IllegalArgumentException refused) {
        answer(Json.object(json -> json.field("ok", false).field("message", refused.getMessage())));
      }
    }
  }

  private void play(VectorGames games) throws IOException {
    for (int half = in.read(); half >= 0; half = in.read()) {
      boolean legal = true;
      if ((half & RESTART) != 0) {
        games.restart(half & 1);
      } else {
        legal = games.step(half & 1);
      }
      out.write(legal ? half : ILLEGAL);
      out.flush();
    }
  }

  private VectorGames games(Fields fields) throws IOException {
    List<GamePlan.Opponent> opponents = new ArrayList<>();
    List<GamePlan> plans = new ArrayList<>();
    Budget budget = Budget.rollouts(fields.number("rollouts", 1, 10_000_000, 100));
    int longest = fields.number("rounds", 1, 10_000, LONGEST_ROUNDS);
    for (JsonNode one : fields.list("plans")) {
      plans.add(plan(Fields.of(one, Reason.BAD_REQUEST, "plan"), opponents, budget, longest));
    }
    Rulebook some = plans.getFirst().rules().getFirst();
    for (JsonNode opponent : fields.list("opponents")) {
      opponents.add(opponent(opponent, some));
    }
    for (GamePlan plan : plans) {
      if (plan.lineUps().stream().flatMap(List::stream).anyMatch(i -> i > opponents.size())) {
        throw fields.refusal("a line-up names an opponent that is not there");
      }
    }
    int games = fields.number("n", 1, MOST_GAMES);
    List<Integer> lanes =
        fields.has("lanes")
            ? fields.numbers("lanes", 0, plans.size() - 1)
            : Collections.nCopies(games, 0);
    VectorGames.Size size =
        new VectorGames.Size(
            games,
            fields.number("slots", 2, 10),
            Observation.Kind.of(fields.text("obs")),
            fields.number("threads", 1, 64, 1),
            fields.flag("hidden", false));
    if (lanes.size() != games || size.hidden() && some.kind() != GameKind.COUP) {
      throw fields.refusal("\"lanes\" has one number for each game, \"hidden\" is of Coup");
    }
    Path file = Path.of(fields.text("file"));
    SeededChance seeds = SeededChance.of(fields.text("seed"));
    List<GamePlan> each = lanes.stream().map(plans::get).toList();
    return new VectorGames(size, each, some.kind(), file, seeds);
  }

  private static GamePlan plan(
      Fields fields, List<GamePlan.Opponent> opponents, Budget budget, int longest) {
    int seats = fields.number("seats", 2, 10);
    List<Rulebook> rules = new ArrayList<>();
    List<Double> weights = new ArrayList<>();
    for (JsonNode one : fields.list("rules")) {
      rules.add(rules(one.get("options"), seats));
      weights.add(one.path("weight").isNumber() ? one.path("weight").doubleValue() : 1);
    }
    List<List<Integer>> lineUps = new ArrayList<>();
    for (JsonNode lineUp : fields.list("lineups")) {
      lineUps.add(lineUp.valueStream().map(one -> Math.max(0, one.intValue())).toList());
      if (lineUps.getLast().size() != seats) {
        throw fields.refusal("a line-up has a number for each seat");
      }
    }
    return new GamePlan(rules, weights, lineUps, opponents, budget, longest);
  }

  private GamePlan.Opponent opponent(JsonNode some, Rulebook rules) {
    if (some.isObject() && rules.kind() == GameKind.COUP) {
      return new GamePlan.Opponent(null, Script.of(some));
    }
    Contestant contestant = some.isNull() ? null : contestant(some.asString(), rules);
    return new GamePlan.Opponent(contestant, null);
  }

  static Rulebook rules(@Nullable JsonNode options, int seats) {
    JsonNode edition = options == null ? null : options.get("edition");
    var named =
        edition != null && edition.isString() ? Notations.withEdition(edition.asString()) : null;
    return (named == null ? Notations.ALL.getFirst() : named).rules(options, seats);
  }

  private Contestant contestant(String name, Rulebook rules) {
    return ContestantList.read(name, rules.game(), monitor).getFirst();
  }

  private @Nullable String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int letter = in.read(); letter != '\n'; letter = in.read()) {
      if (letter < 0) {
        return null;
      }
      line.write(letter);
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  private void answer(String line) throws IOException {
    out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
