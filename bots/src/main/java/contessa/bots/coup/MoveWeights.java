package contessa.bots.coup;

import contessa.game.SameMath;
import contessa.game.Table;
import java.util.Arrays;

/** Move codes with weights, reused from decision to decision. */
final class MoveWeights {

  /** Moves below this log-likelihood relative to the best get no weight. */
  private static final double NEVER = -9;

  final int[] codes = new int[Table.CODES];
  final double[] weights = new double[Table.CODES];
  int size;

  void clear() {
    size = 0;
  }

  void add(int code, double weight) {
    codes[size] = code;
    weights[size++] = weight;
  }

  /** Two answers, the first with this probability. */
  void either(int code, double p, int otherwise) {
    size = 0;
    add(code, p);
    add(otherwise, 1 - p);
  }

  /** Turns values into softmax weights with this temperature. */
  void softmax(double temperature) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      best = Math.max(best, weights[i]);
    }
    for (int i = 0; i < size; i++) {
      double below = (weights[i] - best) / temperature;
      weights[i] = below < NEVER ? 0 : below == 0 ? 1 : SameMath.exp(below);
    }
  }

  double sum() {
    double sum = 0;
    for (int i = 0; i < size; i++) {
      sum += weights[i];
    }
    return sum;
  }

  /** The share of each of these codes in the total weight; equal if there is no weight. */
  double[] shares(int[] of) {
    double sum = sum();
    double[] shares = new double[of.length];
    boolean any = false;
    for (int n = 0; n < of.length; n++) {
      for (int i = 0; i < size; i++) {
        shares[n] += codes[i] == of[n] ? weights[i] / sum : 0;
      }
      any |= shares[n] > 0;
    }
    if (!any) {
      Arrays.fill(shares, 1);
    }
    return shares;
  }
}
