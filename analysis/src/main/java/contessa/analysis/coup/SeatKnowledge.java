package contessa.analysis.coup;

import contessa.analysis.result.AnalysedStep.MoveOption;
import contessa.analysis.result.Rounding;
import contessa.bots.net.History;
import contessa.bots.net.NetPolicy;
import contessa.bots.net.Outputs;
import contessa.coup.Cards;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.SeededChance;
import contessa.notation.registry.Notations;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What a seat could know: its chances, its options, and how likely a claim looked from there. */
final class SeatKnowledge {

  /** Moves that the strongest bot plays less often than this are ignored. */
  private static final double CUT = 0.02;

  /** Dealing a world costs little; judging it costs fifty times as much. */
  private static final int DEALT_FOR_CLAIMS = 400;

  private static final int MOST_WEIGHED = 16;
  private static final int MOST_LISTED = 12;
  private static final long SEED = 4;

  private final CoupRules rules;
  private final NetPolicy policy;
  private final TableValues values;
  private final WorldSampler sampler;
  private final CoupTable world;
  private final int worlds;
  private final double[] chances;

  SeatKnowledge(
      CoupRules rules, NetPolicy policy, TableValues values, HandBelief belief, int worlds) {
    this.rules = rules;
    this.policy = policy;
    this.values = values;
    this.worlds = worlds;
    sampler = new WorldSampler(rules, belief);
    world = rules.table();
    chances = new double[rules.seats()];
  }

  /** The chance of this seat to win, as far as it can know. */
  WeightedMean chance(CoupTable table, History history, int seat) {
    CoupView view = table.view(seat);
    SeededChance chance = new SeededChance(SEED);
    WeightedMean mean = new WeightedMean();
    for (int n = 0; n < worlds; n++) {
      double weight = sampler.sample(view, history, chance, world);
      if (weight > 0) {
        values.quick(world, history, -1, chances);
        mean.add(chances[seat], weight);
      }
    }
    return mean;
  }

  /** How likely another seat holds a character, or does not, with this seat's knowledge. */
  double likely(CoupTable table, History history, int seat, int claimant, Role role, boolean deny) {
    CoupView view = table.view(seat);
    SeededChance chance = new SeededChance(SEED);
    WeightedMean mean = new WeightedMean();
    for (int n = 0; n < DEALT_FOR_CLAIMS; n++) {
      double weight = sampler.sample(view, history, chance, world);
      if (weight > 0) {
        boolean holds = new Cards(world.down(claimant)).holds(role);
        mean.add(holds != deny ? 1 : 0, weight);
      }
    }
    return mean.mean();
  }

  /** A world that this seat could believe in; the table itself if none can be found. */
  CoupTable believed(CoupTable table, History history, int seat, SeededChance chance) {
    List<CoupTable> found = new ArrayList<>();
    double[] weights = new double[worlds];
    double sum = 0;
    CoupView view = table.view(seat);
    for (int n = 0; n < worlds; n++) {
      double weight = sampler.sample(view, history, chance, world);
      if (weight > 0) {
        weights[found.size()] = weight;
        sum += weight;
        found.add(world.copy());
      }
    }
    double rest = chance.fraction() * sum;
    for (int n = 0; n < found.size(); n++) {
      rest -= weights[n];
      if (rest < 0) {
        return found.get(n);
      }
    }
    return found.isEmpty() ? table.copy() : found.getLast();
  }

  /**
   * The options of the seat that decides, the best first as far as it could know; empty if it has
   * no choice.
   *
   * @param played the code of the move that was played, or -1
   * @param written how the record writes that move
   */
  List<MoveOption> options(CoupTable table, History history, int played, String written) {
    return options(table, history, played, written, worlds);
  }

  /** As above, but judged in that many worlds. */
  List<MoveOption> options(
      CoupTable table, History history, int played, String written, int worlds) {
    int seat = table.toMove();
    CoupView view = table.view(seat);
    double[] p = policy.weigh(history, view, 1, CUT).clone();
    Outputs outputs = policy.read(view);
    if (outputs.legal() < 2) {
      return List.of();
    }
    int own = played < 0 ? -1 : outputs.of(played);
    List<Candidate> candidates = new ArrayList<>();
    for (int output = 0; output < outputs.size(); output++) {
      if (outputs.allows(output)) {
        candidates.add(new Candidate(outputs.code(output), p[output], output == own));
      }
    }
    candidates.sort(
        Comparator.comparing((Candidate one) -> !one.played).thenComparingDouble(one -> -one.p));
    List<Candidate> weighed = candidates.subList(0, Math.min(MOST_WEIGHED, candidates.size()));
    for (Candidate one : weighed) {
      values.steady(table, history, one.code, chances);
      one.chance = chances[seat];
    }
    weighKnown(view, history, seat, weighed, worlds);
    List<MoveOption> options = new ArrayList<>();
    for (Candidate one : weighed) {
      String move = one.played ? written : Notations.of(rules).text(rules, table.move(one.code));
      options.add(
          new MoveOption(
              move,
              Rounding.of(one.chance),
              Rounding.of(one.known.mean()),
              Rounding.of(one.known.margin()),
              Rounding.of(one.p),
              one.played ? Boolean.TRUE : null));
    }
    options.sort(Comparator.comparingDouble((MoveOption one) -> -one.known()));
    while (options.size() > MOST_LISTED) {
      int last = options.size() - 1;
      options.remove(options.get(last).played() == null ? last : last - 1);
    }
    return options;
  }

  /** Every option is tried in the same worlds, so that they can be compared. */
  private void weighKnown(
      CoupView view, History history, int seat, List<Candidate> candidates, int worlds) {
    SeededChance chance = new SeededChance(SEED);
    for (int n = 0; n < worlds; n++) {
      double weight = sampler.sample(view, history, chance, world);
      for (int i = 0; i < candidates.size() && weight > 0; i++) {
        Candidate one = candidates.get(i);
        values.quick(world, history, one.code, chances);
        one.known.add(chances[seat], weight);
      }
    }
  }

  private static final class Candidate {
    private final int code;
    private final double p;
    private final boolean played;
    private final WeightedMean known = new WeightedMean();
    private double chance;

    Candidate(int code, double p, boolean played) {
      this.code = code;
      this.p = p;
      this.played = played;
    }
  }
}
