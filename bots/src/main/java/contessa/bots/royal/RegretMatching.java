package contessa.bots.royal;

import java.util.Arrays;

/**
 * Solves a round: every player repeatedly mixes its plans in proportion to the regret of not having
 * played each of them against the others' mixtures. The solution is the average of these mixtures.
 */
final class RegretMatching {

  private static final int ITERATIONS = 300;

  /** Plans below this share are rounding leftovers. */
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

  /** The mixture of every player. */
  double[][] solve() {
    for (int i = 1; i <= ITERATIONS; i++) {
      game.expect(mixtures);
      for (int seat = 0; seat < regrets.length; seat++) {
        game.worths(seat, worths[seat]);
        match(seat);
        for (int plan = 0; plan < averages[seat].length; plan++) {
          averages[seat][plan] += i * mixtures[seat][plan]; // later mixtures are better
        }
      }
    }
    for (double[] average : averages) {
      tidy(average);
    }
    return averages;
  }

  /** Updates a player's regrets; none falls below zero. */
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

  /** Normalises an average and drops the leftovers. */
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
