package contessa.bots.royal;

import contessa.game.SameMath;

/** Softmax over values, and draws from it. */
final class Softmax {

  private Softmax() {}

  /** Turns values into softmax weights with this temperature; they sum to 1. */
  static void weigh(double[] worth, int count, double temperature) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      best = Math.max(best, worth[i]);
    }
    double sum = 0;
    for (int i = 0; i < count; i++) {
      worth[i] = SameMath.exp((worth[i] - best) / temperature);
      sum += worth[i];
    }
    for (int i = 0; i < count; i++) {
      worth[i] /= sum;
    }
  }
}
