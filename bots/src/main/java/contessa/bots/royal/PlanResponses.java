package contessa.bots.royal;

import java.util.Arrays;

/** Weights for everybody's plans, and the answers to such expectations. */
final class PlanResponses {

  private PlanResponses() {}

  /** All plans alike. */
  static double[][] anything(RoundGame game) {
    double[][] plans = new double[game.seats()][];
    for (int seat = 0; seat < plans.length; seat++) {
      plans[seat] = new double[game.plans(seat).size()];
      Arrays.fill(plans[seat], 1.0 / plans[seat].length);
    }
    return plans;
  }

  /** The weights with which a boss plans if it expects the others to plan so. */
  static double[] answerTo(RoundGame game, int seat, double[][] expected, double temperature) {
    game.expect(expected);
    return answer(game, seat, temperature);
  }

  /** Everybody's weights if each expects the others to plan so. */
  static double[][] answersTo(RoundGame game, double[][] expected, double temperature) {
    game.expect(expected);
    double[][] answers = new double[game.seats()][];
    for (int seat = 0; seat < answers.length; seat++) {
      answers[seat] = answer(game, seat, temperature);
    }
    return answers;
  }

  private static double[] answer(RoundGame game, int seat, double temperature) {
    double[] worth = new double[game.plans(seat).size()];
    game.worths(seat, worth);
    Softmax.weigh(worth, worth.length, temperature);
    return worth;
  }
}
