package contessa.bots.royal;

import java.util.Arrays;

/** Expected plans of every player, and softmax responses to them. */
final class PlanResponses {

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

  /** The plan weights of one player who expects these plans from the others. */
  static double[] answerTo(RoundGame game, int seat, double[][] expected, double temperature) {
    game.expect(expected);
    return answer(game, seat, temperature);
  }

  /** The plan weights of every player, if each expects these plans from the others. */
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
