package contessa.analysis.coup;

import module java.base;

import contessa.analysis.result.AnalysedStep.MoveOption;
import contessa.bots.net.History;
import contessa.bots.net.NetPolicy;
import contessa.bots.net.Outputs;
import contessa.coup.Claim;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.SameMath;
import contessa.game.SeededChance;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/** What a seat could know: its chances, its options, and how likely a claim looked from there. */
final class SeatKnowledge {

  /** Moves that the strongest bot plays less often than this are ignored. */
  private static final double CUT = 0.02;

  private static final int MOST_WEIGHED = 16;
  private static final long SEED = 4;

  private final CoupRules rules;
  private final NetPolicy policy;
  private final TableValues values;
  private final WorldSampler sampler;
  private final SeenClaims seen;
  private final CoupTable world;
  private final int worlds;
  private final double[] chances;
  private final double[] against;
  private final double[] afterwards;
  private boolean knowsAfterwards;

  SeatKnowledge(
      CoupRules rules,
      NetPolicy policy,
      TableValues values,
      HandBelief belief,
      SeenClaims seen,
      int worlds) {
    this.rules = rules;
    this.policy = policy;
    this.values = values;
    this.seen = seen;
    this.worlds = worlds;
    sampler = new WorldSampler(rules, belief);
    world = rules.table();
    chances = new double[rules.seats()];
    against = new double[rules.seats()];
    afterwards = new double[rules.seats()];
  }

  /** The chance of this seat to win, as far as it can know. */
  WeightedMean chance(CoupTable table, History history, int seat) {
    Deals deals = new Deals(table, history, seat, new SeededChance(SEED));
    WeightedMean mean = new WeightedMean();
    for (int n = 0; n < worlds; n++) {
      double weight = deals.next();
      if (weight > 0) {
        values.quick(world, history, -1, chances, n);
        mean.add(chances[seat], weight);
      }
    }
    return mean;
  }

  /** What this seat can hold for and against another seat's claim. */
  ClaimEvidence evidence(CoupTable table, History history, int seat, Claim claim) {
    CoupView view = table.view(seat);
    SeededChance chance = new SeededChance(SEED);
    double holds = sampler.holds(view, history, claim.seat(), claim.role().ordinal(), chance);
    return ClaimEvidence.of(view, claim, seen, claim.denied() ? 1 - holds : holds);
  }

  /** Deals worlds; where a claim is open, it is true in as many of them as it is likely to be. */
  private final class Deals {
    private final CoupView view;
    private final History history;
    private final SeededChance chance;
    private final @Nullable Claim claim;
    private final double correction;

    Deals(CoupTable table, History history, int seat, SeededChance chance) {
      view = table.view(seat);
      this.history = history;
      this.chance = chance;
      Claim open = view.claim();
      claim = open == null || open.seat() == seat ? null : open;
      correction = claim == null ? 1 : evidence(table, history, seat, claim).correction();
    }

    /** Fills the world once and returns its weight, or 0. */
    double next() {
      double weight = sampler.sample(view, history, chance, world);
      boolean honest = weight > 0 && claim != null && StepKinds.isTrue(claim, world);
      return honest ? weight * correction : weight;
    }
  }

  /** A world that this seat could believe in; the table itself if none can be found. */
  CoupTable believed(CoupTable table, History history, int seat, SeededChance chance) {
    List<CoupTable> found = new ArrayList<>();
    double[] weights = new double[worlds];
    double sum = 0;
    Deals deals = new Deals(table, history, seat, chance);
    for (int n = 0; n < worlds; n++) {
      double weight = deals.next();
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
   * The options of the seat that decides, the best first with its own knowledge; empty if it has no
   * choice.
   *
   * @param played the code of the move that was played, or -1
   * @param written how the record writes that move
   */
  List<MoveOption> options(
      CoupTable table, History history, int played, String written, int worlds) {
    int seat = table.toMove();
    CoupView view = table.view(seat);
    double[] p = policy.weigh(history, view, CUT).clone();
    Outputs outputs = policy.read(view);
    knowsAfterwards = false;
    if (outputs.legal() < 2) {
      Arrays.fill(against, 0);
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
      if (one.code == played) {
        System.arraycopy(chances, 0, afterwards, 0, chances.length);
        knowsAfterwards = true;
      }
    }
    weighKnown(new Deals(table, history, seat, new SeededChance(SEED)), weighed, worlds);
    note(weighed);
    List<MoveOption> options = new ArrayList<>();
    for (Candidate one : weighed) {
      String move = one.played ? written : Notations.of(rules).text(rules, table.move(one.code));
      options.add(
          MoveOption.of(move, one.chance, one.known.mean(), one.known.margin(), one.p, one.played));
    }
    return MoveOption.best(options);
  }

  /**
   * By seat, how much better off the move that was played left it than the strongest bot's mixture
   * would have, as far as the player could know. Of the last call of {@link #options}.
   */
  double[] against() {
    return against;
  }

  /**
   * Every seat's chance after the move that was played, all cards known; null if the last call of
   * {@link #options} did not find it out.
   */
  double @Nullable [] afterwards() {
    return knowsAfterwards ? afterwards.clone() : null;
  }

  private void note(List<Candidate> candidates) {
    Arrays.fill(against, 0);
    double all = SameMath.sum(candidates.stream().mapToDouble(one -> one.p).toArray());
    boolean played = candidates.getFirst().played;
    for (int seat = 0; seat < against.length && played && all > 0; seat++) {
      against[seat] = candidates.getFirst().worth(seat);
      for (Candidate one : candidates) {
        against[seat] -= one.p / all * one.worth(seat);
      }
    }
  }

  /** Every option is tried in the same worlds, so that they can be compared. */
  private void weighKnown(Deals deals, List<Candidate> candidates, int worlds) {
    for (int n = 0; n < worlds; n++) {
      double weight = deals.next();
      for (int i = 0; i < candidates.size() && weight > 0; i++) {
        Candidate one = candidates.get(i);
        values.quick(world, deals.history, one.code, chances, n);
        one.known.add(chances[deals.view.reader()], weight);
        one.add(chances, weight);
      }
    }
  }

  private final class Candidate {
    private final int code;
    private final double p;
    private final boolean played;
    private final WeightedMean known = new WeightedMean();
    private final double[] sums = new double[rules.seats()];
    private double weights;
    private double chance;

    Candidate(int code, double p, boolean played) {
      this.code = code;
      this.p = p;
      this.played = played;
    }

    private void add(double[] chances, double weight) {
      weights += weight;
      for (int seat = 0; seat < sums.length; seat++) {
        sums[seat] += weight * chances[seat];
      }
    }

    /** The mean chance of a seat after this move. */
    private double worth(int seat) {
      return weights > 0 ? sums[seat] / weights : 0;
    }
  }
}
