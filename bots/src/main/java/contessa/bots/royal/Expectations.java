package contessa.bots.royal;

import contessa.game.SeededChance;
import java.util.Arrays;

/** Weights for everybody's plans, and the answer to such expectations. */
final class Expectations {

  private Expectations() {}

  /** All plans alike. */
  static double[][] anything(RoundGame game) {
    double[][] plans = new double[game.seats()][];
    for (int seat = 0; seat < plans.length; seat++) {
      plans[seat] = new double[game.plans(seat)];
      Arrays.fill(plans[seat], 1.0 / plans[seat].length);
    }
    return plans;
  }

  /** The weights with which to plan if the others plan so. */
  static double[] answerTo(
      RoundGame game,
      int seat,
      double[][] expected,
      int samples,
      double heat,
      SeededChance chance) {
    int count = game.plans(seat);
    double[] worth = new double[count];
    double[] once = new double[count];
    int[] plans = new int[game.seats()];
    for (int sample = 0; sample < samples; sample++) {
      game.imagine();
      for (int other = 0; other < plans.length; other++) {
        plans[other] = Softly.draw(expected[other], expected[other].length, chance);
      }
      game.answers(plans, seat, once);
      for (int plan = 0; plan < count; plan++) {
        worth[plan] += once[plan] / samples;
      }
    }
    Softly.weigh(worth, count, heat);
    return worth;
  }
}
