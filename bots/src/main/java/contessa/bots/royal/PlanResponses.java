package contessa.bots.royal;

import contessa.game.SameMath;
import java.util.Arrays;

/** Expected plans of every player, and softmax responses to them. */
final class PlanResponses {

  /**
   * The softmax temperatures over win chances. A player who always takes the best location always
   * meets others there.
   */
  static final double GREEDY = 0.03;

  static final double SCHEMING = 0.012;

  private PlanResponses() {}

  /** Every plan with the same probability. */
  static double[][] anything(RoundGame game) {
    double[][] plans = new double[game.seats()][];
    for (int seat = 0; seat < plans.length; seat++) {
      plans[seat] = new double[game.plans(seat).size()];
      Arrays.fill(plans[seat], 1.0 / plans[seat].length);
    }
    return plans;
  }

  /** Those of players who expect anything, and go for the most marginal fame. */
  static double[][] greedy(RoundGame game) {
    return answersTo(game, anything(game), GREEDY);
  }

  /** Those of players who expect the others to be greedy, and avoid them. */
  static double[][] scheming(RoundGame game) {
    return answersTo(game, greedy(game), SCHEMING);
  }

  /** The plan weights of every player, if each expects these plans from the others. */
  private static double[][] answersTo(RoundGame game, double[][] expected, double temperature) {
    game.expect(expected);
    double[][] answers = new double[game.seats()][];
    for (int seat = 0; seat < answers.length; seat++) {
      answers[seat] = new double[game.plans(seat).size()];
      game.worths(seat, answers[seat]);
      softmax(answers[seat], temperature);
    }
    return answers;
  }

  /** Turns values into softmax weights with this temperature; they sum to 1. */
  static void softmax(double[] worth, double temperature) {
    double best = Arrays.stream(worth).max().orElseThrow();
    Arrays.setAll(worth, i -> SameMath.exp((worth[i] - best) / temperature));
    double sum = SameMath.sum(worth);
    Arrays.setAll(worth, i -> worth[i] / sum);
  }
}
