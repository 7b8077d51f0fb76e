package contessa.cli;

import module java.base;

import contessa.arena.Contestant;
import contessa.arena.Player;
import contessa.arena.PlayerSource;
import contessa.arena.UserMistake;
import contessa.arena.program.ContestantList;
import contessa.arena.program.ProgramMonitor;
import contessa.arena.report.Origin;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.bots.ending.EndingSolution;
import contessa.bots.ending.EndingSolver;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.notation.json.Words;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "solve",
    description = "Solve endings with proven bounds, and measure how far bots are from them.",
    sortOptions = false,
    footer = {
      "",
      "Each line of the file is a position as in the protocol: the start of a turn of two players",
      "with one influence each, no exchanger left. Each line of the answer is its solution.",
      "See docs/benchmark.md."
    })
final class SolveCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", description = "Positions, one to a line, as JSON.")
  private Path file;

  @Mixin private GameOptions gameOptions;

  @Option(
      names = "--horizon",
      paramLabel = "TURNS",
      defaultValue = "5",
      description = "How many turns to look ahead; default ${DEFAULT-VALUE}.")
  private int horizon;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      defaultValue = "300",
      description = "Iterations of the solver; default ${DEFAULT-VALUE}.")
  private int iterations;

  @Option(
      names = "--bots",
      paramLabel = "LIST",
      description = "Contestants of the arena; each loses so much of a game by its move.")
  private @Nullable String bots;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    List<Contestant> contestants = contestants();
    Origin origin = Version.origin(spec);
    int number = 0;
    for (String line : Files.readAllLines(file)) {
      number++;
      try {
        out.println(solved(Json.read(line), contestants, origin));
        out.flush();
      } catch (Refusal | IllegalArgumentException e) {
        spec.commandLine().getErr().println(file + ":" + number + ": " + e.getMessage());
        return ExitCode.SOFTWARE;
      }
    }
    return ExitCode.OK;
  }

  private List<Contestant> contestants() {
    PrintWriter err = spec.commandLine().getErr();
    return bots == null
        ? List.of()
        : ContestantList.read(
            bots, gameOptions.notation().game(), new ProgramMonitor(err::println, false, null));
  }

  private String solved(JsonNode position, List<Contestant> contestants, Origin origin) {
    Ending ending = ending(position);
    return Json.object(
        json -> {
          json.field("position", position);
          json.field("lower", rounded(ending.solution.lower()));
          json.field("upper", rounded(ending.solution.upper()));
          json.writeObjectPropertyStart("mixtures");
          ending.hands.keySet().forEach(role -> ending.mixture(role, json));
          json.end();
          if (!contestants.isEmpty()) {
            json.writeObjectPropertyStart("losses");
            contestants.forEach(one -> json.field(one.name(), rounded(ending.loss(one))));
            json.end();
          }
          origin.write(json);
        });
  }

  private Ending ending(JsonNode position) {
    Rulebook rules = gameOptions.rules(position.path("players").size());
    int actor = position.path("actor").asInt(0);
    CoupView view = seenBy(actor, start(rules, position));
    EndingSolution solution = EndingSolver.solve(view, horizon, iterations);
    Map<Role, Outcome.Played> hands = new LinkedHashMap<>();
    for (Role mine : Role.ALL) {
      for (Role other : Role.ALL) {
        if (solution.possible(mine) && !hands.containsKey(mine)) {
          try {
            hands.put(mine, start(rules, holding(position, actor, mine, other)));
          } catch (Refusal tooMany) {
            // The other player must hold another card.
          }
        }
      }
    }
    return new Ending(rules, view, solution, hands);
  }

  private Outcome.Played start(Rulebook rules, JsonNode position) {
    int actor = position.path("actor").asInt(0);
    return gameOptions.notation().start(rules, position, actor, new SeededChance(1));
  }

  private static CoupView seenBy(int actor, Outcome.Played start) {
    if (start.position().view(actor) instanceof CoupView view) {
      return view;
    }
    throw new UserMistake("only endings of Coup can be solved");
  }

  private static JsonNode holding(JsonNode position, int actor, Role mine, Role other) {
    JsonNode changed = position.deepCopy();
    for (int seat = 0; seat < changed.path("players").size(); seat++) {
      JsonNode player = changed.path("players").path(seat);
      if (player.path("hand").size() > 0) {
        Role role = seat == actor ? mine : other;
        player.set("hand", Json.read("[\"" + Words.capital(role) + "\"]"));
      }
    }
    return changed;
  }

  /**
   * A solved position.
   *
   * @param hands the position with each card that the player to move can hold
   */
  private record Ending(
      Rulebook rules, CoupView view, EndingSolution solution, Map<Role, Outcome.Played> hands) {

    void mixture(Role role, JsonWriter json) {
      json.writeArrayPropertyStart(Words.capital(role));
      List<Move> moves = view.moves();
      for (int n = 0; n < moves.size(); n++) {
        json.begin().field("move", Notations.of(rules).text(rules, moves.get(n)));
        json.field("p", rounded(solution.probability(n, role)));
        json.field("regret", rounded(solution.regret(n, role))).end();
      }
      json.writeEndArray();
    }

    /** How much of a game a contestant gives away by its move, over all hands it may have. */
    double loss(Contestant contestant) {
      int actor = view.reader();
      double sum = 0;
      try (PlayerSource source = contestant.playerSource()) {
        for (Map.Entry<Role, Outcome.Played> hand : hands.entrySet()) {
          Player player = source.seat(rules, actor, 1, 1);
          hand.getValue().events().forEach(told -> player.hear(told.heardBy(actor)));
          CoupView seen = seenBy(actor, hand.getValue());
          Mixture mixture = player.decide(seen, Budget.rollouts(1_000));
          for (int n = 0; n < seen.moves().size(); n++) {
            sum += mixture.p(seen.moves().get(n)) * solution.regret(n, hand.getKey());
          }
          player.end(0);
        }
      }
      return sum / hands.size();
    }
  }

  private static double rounded(double value) {
    return Math.round(value * 1e5) / 1e5;
  }
}
