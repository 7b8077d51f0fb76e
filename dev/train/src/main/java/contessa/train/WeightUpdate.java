package contessa.train;

import contessa.bots.net.NetShape;
import contessa.game.SeededChance;

/** Adam with clipped gradients, on the weights of one network. */
final class WeightUpdate {

  private static final double MEAN = 0.9;
  private static final double SQUARE = 0.999;
  private static final double TINY = 1e-6;

  /** The tensors whose inputs are mostly zero start larger, those of outputs start small. */
  private static final double SPARSE = 1.5;

  private static final double OUTPUT = 0.05;

  private final float[] weights;
  private final float[] mean;
  private final float[] square;
  private int steps;

  WeightUpdate(float[] weights) {
    this.weights = weights;
    mean = new float[weights.length];
    square = new float[weights.length];
  }

  /** One step down this gradient. */
  void step(float[] gradient, double rate) {
    steps++;
    double norm = 0;
    for (float g : gradient) {
      norm += (double) g * g;
    }
    double scale = Math.min(1, 1 / (Math.sqrt(norm) + TINY));
    double meanBias = 1 - Math.pow(MEAN, steps);
    double squareBias = 1 - Math.pow(SQUARE, steps);
    for (int i = 0; i < weights.length; i++) {
      double g = gradient[i] * scale;
      mean[i] += (float) ((1 - MEAN) * (g - mean[i]));
      square[i] += (float) ((1 - SQUARE) * (g * g - square[i]));
      weights[i] -=
          (float) (rate * mean[i] / meanBias / (Math.sqrt(square[i] / squareBias) + TINY));
    }
  }

  /** Weights to start from. */
  static float[] drawn(NetShape shape, SeededChance chance) {
    float[] weights = new float[shape.size()];
    for (int tensor = 0; tensor < NetShape.TENSORS; tensor++) {
      int rows = shape.rows(tensor);
      if (rows == 1) {
        continue; // a bias
      }
      double spread = Math.sqrt(2.0 / rows);
      spread *= tensor == 0 || tensor == 4 ? SPARSE : tensor == 8 || tensor == 13 ? OUTPUT : 1;
      int from = shape.offset(tensor);
      for (int i = 0; i < rows * shape.columns(tensor); i++) {
        weights[from + i] = (float) (spread * normal(chance));
      }
    }
    return weights;
  }

  /** Nearly normal: twelve even draws together. */
  private static double normal(SeededChance chance) {
    double sum = -6;
    for (int i = 0; i < 12; i++) {
      sum += chance.fraction();
    }
    return sum;
  }
}
