package contessa.bots.coup;

import contessa.game.SameMath;
import contessa.game.Table;

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

  /** Drops moves that are not legal. */
  void restrict(long word0, long word1, long word2, long word3) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      int code = codes[i];
      long word =
          switch (code >> 6) {
            case 0 -> word0;
            case 1 -> word1;
            case 2 -> word2;
            default -> word3;
          };
      if ((word >>> code & 1) != 0) {
        codes[kept] = code;
        weights[kept++] = weights[i];
      }
    }
    size = kept;
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

  /** The share of a code in the total weight, 0 if it is not listed. */
  double share(int code) {
    double sum = 0;
    double own = 0;
    for (int i = 0; i < size; i++) {
      sum += weights[i];
      own += codes[i] == code ? weights[i] : 0;
    }
    return sum > 0 ? own / sum : 0;
  }
}
