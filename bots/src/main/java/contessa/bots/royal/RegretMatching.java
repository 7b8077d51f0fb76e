package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.game.SeededChance;
import java.util.Arrays;

/**
 * Solves a round: every boss again and again draws a plan in proportion to how much it regrets not
 * having played it, against what the others drew and hidden cards dealt anew. The average of these
 * mixtures is what it answers with.
 */
final class RegretMatching {

  /** One iteration tries all plans of all bosses; it counts for so many rollouts of a budget. */
  private static final int ROLLOUTS_PER_ITERATION = 16;

  private static final int LEAST_ITERATIONS = 10;
  private static final long NANOS_PER_MILLI = 1_000_000;

  /** Plans played less often than this are leftovers of the search. */
  private static final double LEFTOVER = 0.01;

  private final RoundGame game;
  private final SeededChance chance;
  private final double[][] regrets;
  private final double[][] mixtures;
  private final double[][] averages;
  private final double[] worth;
  private final int[] plans;

  RegretMatching(RoundGame game, SeededChance chance) {
    this.game = game;
    this.chance = chance;
    mixtures = Expectations.anything(game);
    regrets = new double[game.seats()][];
    averages = new double[game.seats()][];
    int most = 0;
    for (int seat = 0; seat < regrets.length; seat++) {
      regrets[seat] = new double[game.plans(seat)];
      averages[seat] = new double[game.plans(seat)];
      most = Math.max(most, game.plans(seat));
    }
    worth = new double[most];
    plans = new int[game.seats()];
  }

  /** Every boss's mixture. */
  double[][] solve(Budget budget) {
    int iterations =
        budget.timed()
            ? Integer.MAX_VALUE
            : Math.max(LEAST_ITERATIONS, budget.rollouts() / ROLLOUTS_PER_ITERATION);
    long until = System.nanoTime() + (budget.timed() ? budget.millis() * NANOS_PER_MILLI : 0);
    for (int i = 0; i < iterations; i++) {
      if (budget.timed() && i >= LEAST_ITERATIONS && System.nanoTime() >= until) {
        break;
      }
      iterate();
      for (int seat = 0; seat < averages.length; seat++) {
        for (int plan = 0; plan < averages[seat].length; plan++) {
          averages[seat][plan] += (i + 1) * mixtures[seat][plan]; // later mixtures are better ones
        }
      }
    }
    for (double[] average : averages) {
      tidy(average);
    }
    return averages;
  }

  private void iterate() {
    game.imagine();
    for (int seat = 0; seat < plans.length; seat++) {
      plans[seat] = Softly.draw(mixtures[seat], mixtures[seat].length, chance);
    }
    for (int seat = 0; seat < plans.length; seat++) {
      game.answers(plans, seat, worth);
      match(seat);
    }
  }

  /** Updates a boss's regrets against what its mixture was worth; none falls below zero. */
  private void match(int seat) {
    double[] mixture = mixtures[seat];
    double[] regret = regrets[seat];
    double mean = 0;
    for (int plan = 0; plan < mixture.length; plan++) {
      mean += mixture[plan] * worth[plan];
    }
    double sum = 0;
    for (int plan = 0; plan < mixture.length; plan++) {
      regret[plan] = Math.max(0, regret[plan] + worth[plan] - mean);
      sum += regret[plan];
    }
    for (int plan = 0; plan < mixture.length; plan++) {
      mixture[plan] = sum > 0 ? regret[plan] / sum : 1.0 / mixture.length;
    }
  }

  /** Makes an average a mixture without leftovers. */
  private static void tidy(double[] average) {
    double sum = Arrays.stream(average).sum();
    double most = Arrays.stream(average).max().orElseThrow();
    double kept = 0;
    for (int plan = 0; plan < average.length; plan++) {
      boolean leftover = average[plan] < LEFTOVER * sum && average[plan] < most;
      average[plan] = leftover ? 0 : average[plan];
      kept += average[plan];
    }
    for (int plan = 0; plan < average.length; plan++) {
      average[plan] /= kept;
    }
  }
}
