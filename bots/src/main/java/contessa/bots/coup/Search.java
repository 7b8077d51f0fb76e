package contessa.bots.coup;

import contessa.bots.Budget;
import contessa.coup.CoupView;
import contessa.game.SeededChance;
import contessa.game.Table;
import java.util.Arrays;

/**
 * Estimates the win chance of every candidate: plays them all in the same sampled worlds with the
 * same luck, and drops the worse half again and again.
 */
final class Search {

  /** How many turns a playout lasts, by living players; then the evaluation takes over. */
  private static final int[] TURNS = {0, 0, 5, 6, 6, 7, 8, 9, 10, 11, 12};

  /** The clock is checked after this many worlds. */
  private static final int WORLDS_PER_LOOK = 8;

  private static final long NANOS_PER_MILLI = 1_000_000;

  final int[] codes = new int[Table.CODES];
  final double[] values = new double[Table.CODES];
  int size;

  /** Playouts so far, for benchmarks. */
  long playouts;

  private final double[] sums = new double[Table.CODES];
  private final double[] counts = new double[Table.CODES];
  private final boolean[] dropped = new boolean[Table.CODES];
  private final HandSampler sampler;
  private final PublicState state;
  private final Playout playout;
  private final int seat;
  private final int[] down = new int[PublicState.SEATS];
  private final int[] models = new int[PublicState.SEATS];
  private final SeededChance luck = new SeededChance(0);
  private final Policy own = Schemer.USUAL;

  Search(PublicState state, HandSampler sampler, int seat) {
    this.state = state;
    this.sampler = sampler;
    this.seat = seat;
    playout = new Playout(state.rules);
  }

  /** Estimates the win chances of the listed candidates. */
  void run(CoupView view, Budget budget, SeededChance chance) {
    Arrays.fill(sums, 0, size, 0);
    Arrays.fill(counts, 0, size, 0);
    Arrays.fill(dropped, 0, size, false);
    sampler.prepare(view);
    long start = System.nanoTime();
    int left = size;
    int rounds = Math.max(1, 32 - Integer.numberOfLeadingZeros(size - 1));
    for (int round = 0; round < rounds; round++) {
      if (budget.timed()) {
        long until = start + budget.millis() * NANOS_PER_MILLI * (round + 1) / rounds;
        do {
          worlds(view, WORLDS_PER_LOOK, chance);
        } while (System.nanoTime() < until);
      } else {
        worlds(view, Math.max(1, budget.rollouts() / (rounds * left)), chance);
      }
      estimate();
      if (round < rounds - 1) {
        left = dropWorse(left);
      }
    }
  }

  private void worlds(CoupView view, int worlds, SeededChance chance) {
    int turns = TURNS[Integer.bitCount(state.living)];
    for (int world = 0; world < worlds; world++) {
      double weight = sampler.deal(view, down, models, chance);
      if (weight <= 0) {
        continue;
      }
      int court = sampler.court(view, chance);
      for (int who = 0; who < state.seats(); who++) {
        playout.policies[who] = who == seat ? own : PlayerModel.ALL[models[who]];
      }
      long mark = chance.next();
      for (int i = 0; i < size; i++) {
        if (!dropped[i]) {
          luck.resume(mark);
          playout.table.imagine(view, down, court);
          playout.state.copyFrom(state);
          playout.play(codes[i], luck);
          playout.run(turns, luck);
          sums[i] += weight * Evaluation.TRAINED.chance(playout.table, seat);
          counts[i] += weight;
          playouts++;
        }
      }
    }
  }

  private void estimate() {
    for (int i = 0; i < size; i++) {
      if (!dropped[i]) {
        values[i] = counts[i] > 0 ? sums[i] / counts[i] : 0;
      }
    }
  }

  /** Drops the worse half of the remaining candidates and returns how many stay. */
  private int dropWorse(int left) {
    int stay = (left + 1) / 2;
    for (int drops = left - stay; drops > 0; drops--) {
      int worst = -1;
      for (int i = 0; i < size; i++) {
        if (!dropped[i] && (worst < 0 || values[i] < values[worst])) {
          worst = i;
        }
      }
      dropped[worst] = true;
    }
    return stay;
  }
}
