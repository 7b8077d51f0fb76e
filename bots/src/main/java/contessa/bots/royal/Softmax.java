package contessa.bots.royal;

import contessa.game.SeededChance;

/** From worths to weights, and from weights to a draw. */
final class Softmax {

  private Softmax() {}

  /** Turns worths into weights that sum to 1: the better by {@code heat}, the likelier by e. */
  static void weigh(double[] worth, int count, double temperature) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      best = Math.max(best, worth[i]);
    }
    double sum = 0;
    for (int i = 0; i < count; i++) {
      worth[i] = Math.exp((worth[i] - best) / temperature);
      sum += worth[i];
    }
    for (int i = 0; i < count; i++) {
      worth[i] /= sum;
    }
  }

  static int draw(double[] weights, int count, SeededChance chance) {
    double rest = chance.fraction();
    for (int i = 0; i < count - 1; i++) {
      rest -= weights[i];
      if (rest < 0) {
        return i;
      }
    }
    return count - 1;
  }
}
