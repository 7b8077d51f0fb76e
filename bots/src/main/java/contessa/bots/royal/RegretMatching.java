package contessa.bots.royal;

import contessa.game.SameMath;
import java.util.Arrays;

/**
 * Solves a round: the players in turn mix their plans in proportion to the regret of not having
 * played each of them against the latest mixtures of the others. The solution is the average of
 * these mixtures. All of it counts: rare plans are many, and somebody who knows the solution finds
 * every location that is less guarded without them.
 *
 * <p>A player may be weak with some probability, and then plans by habit. The others solve the
 * round knowing that.
 */
final class RegretMatching {

  private static final int ITERATIONS = 300;

  private final RoundGame game;
  private final double[][] habits;
  private final double[] weak;
  private final double[][] regrets;
  private final double[][] mixtures;
  private final double[][] averages;
  private final double[][] worths;

  /** Nobody is weak. */
  RegretMatching(RoundGame game) {
    this(game, PlanResponses.anything(game), new double[game.seats()]);
  }

  /**
   * Some may be weak.
   *
   * @param habits the plans of each player, if weak
   * @param weak how likely each player is weak
   */
  RegretMatching(RoundGame game, double[][] habits, double[] weak) {
    this.game = game;
    this.habits = habits;
    this.weak = weak;
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

  /** The mixture of every player who is not weak. */
  double[][] solve() {
    for (int seat = 0; seat < regrets.length; seat++) {
      expect(seat);
    }
    for (int i = 1; i <= ITERATIONS; i++) {
      for (int seat = 0; seat < regrets.length; seat++) {
        game.worths(seat, worths[seat]);
        match(seat);
        for (int plan = 0; plan < averages[seat].length; plan++) {
          averages[seat][plan] += i * mixtures[seat][plan]; // later mixtures are better
        }
        // In turn: players who all move at the same time chase each other, and converge far more
        // slowly.
        expect(seat);
      }
    }
    for (double[] average : averages) {
      double sum = SameMath.sum(average);
      Arrays.setAll(average, plan -> average[plan] / sum);
    }
    return averages;
  }

  private void expect(int seat) {
    if (weak[seat] == 0) {
      game.expect(seat, mixtures[seat]);
      return;
    }
    double[] plans = worths[seat]; // free until this player's next turn
    for (int plan = 0; plan < plans.length; plan++) {
      plans[plan] = (1 - weak[seat]) * mixtures[seat][plan] + weak[seat] * habits[seat][plan];
    }
    game.expect(seat, plans);
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
}
