package contessa.dev.calibration;

/** Logistic regression with a ridge, by Newton's method. */
final class LogisticFit {

  private static final int STEPS = 25;

  private LogisticFit() {}

  /** The weights that explain best which rows came true. */
  static double[] of(double[][] rows, double[] came, double ridge) {
    double[] weights = new double[rows[0].length];
    for (int step = 0; step < STEPS; step++) {
      improve(rows, came, ridge, weights);
    }
    return weights;
  }

  static double sum(double[] weights, double[] row) {
    double sum = 0;
    for (int i = 0; i < row.length; i++) {
      sum += weights[i] * row[i];
    }
    return sum;
  }

  private static void improve(double[][] rows, double[] came, double ridge, double[] weights) {
    int size = weights.length;
    double[][] equations = new double[size][size + 1];
    for (int i = 0; i < size; i++) {
      equations[i][i] = ridge;
      equations[i][size] = -ridge * weights[i];
    }
    for (int n = 0; n < rows.length; n++) {
      double[] row = rows[n];
      double p = 1 / (1 + Math.exp(-sum(weights, row)));
      for (int i = 0; i < size; i++) {
        equations[i][size] += (came[n] - p) * row[i];
        for (int j = 0; j < size; j++) {
          equations[i][j] += p * (1 - p) * row[i] * row[j];
        }
      }
    }
    double[] change = solve(equations);
    for (int i = 0; i < size; i++) {
      weights[i] += change[i];
    }
  }

  private static double[] solve(double[][] rows) {
    int size = rows.length;
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        double factor = j == i ? 0 : rows[j][i] / rows[i][i];
        for (int k = i; k <= size && factor != 0; k++) {
          rows[j][k] -= factor * rows[i][k];
        }
      }
    }
    double[] solution = new double[size];
    for (int i = 0; i < size; i++) {
      solution[i] = rows[i][size] / rows[i][i];
    }
    return solution;
  }
}
