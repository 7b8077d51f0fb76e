package contessa.bots.royal;

import java.util.Arrays;

/**
 * Solves a round: every boss again and again mixes its plans in proportion to how much it regrets
 * not having played each of them against the others' mixtures. The average of these mixtures is
 * what it answers with.
 */
final class RegretMatching {

  private static final int ITERATIONS = 300;

  /** Plans played less often than this are leftovers of the search. */
  private static final double LEFTOVER = 0.01;

  private final RoundGame game;
  private final double[][] regrets;
  private final double[][] mixtures;
  private final double[][] averages;
  private final double[][] worths;

  RegretMatching(RoundGame game) {
    this.game = game;
    mixtures = PlanResponses.anything(game);
    regrets = new double[game.seats()][];
    averages = new double[game.seats()][];
    worths = new double[game.seats()][];
    for (int seat = 0; seat < regrets.length; seat++) {
      int plans = game.plans(seat).size();
      regrets[seat] = new double[plans];
      averages[seat] = new double[plans];
      worths[seat] = new double[plans];
    }
  }

  /** Every boss's mixture. */
  double[][] solve() {
    for (int i = 1; i <= ITERATIONS; i++) {
      game.expect(mixtures);
      for (int seat = 0; seat < regrets.length; seat++) {
        game.worths(seat, worths[seat]);
        match(seat);
        for (int plan = 0; plan < averages[seat].length; plan++) {
          averages[seat][plan] += i * mixtures[seat][plan]; // later mixtures are better ones
        }
      }
    }
    for (double[] average : averages) {
      tidy(average);
    }
    return averages;
  }

  /** Updates a boss's regrets against what its mixture was worth; none falls below zero. */
  private void match(int seat) {
    double[] mixture = mixtures[seat];
    double[] regret = regrets[seat];
    double[] worth = worths[seat];
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
