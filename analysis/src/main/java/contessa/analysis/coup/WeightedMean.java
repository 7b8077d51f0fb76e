package contessa.analysis.coup;

/** A weighted mean and half the width of its 95 % interval. */
final class WeightedMean {

  private static final double NORMAL_95 = 1.96;

  /**
   * Student's quantile for few cases: how much it grows with one over their number, and squared.
   */
  private static final double FEW = 2.37;

  private static final double VERY_FEW = 2.8;

  /** A chance is never more uncertain. */
  private static final double MOST = 0.49;

  private double sum;
  private double weights;
  private double squares;
  private double weighted;
  private double weightedSquares;

  void add(double value, double weight) {
    sum += value * weight;
    weights += weight;
    weighted += value * weight * weight;
    weightedSquares += value * value * weight * weight;
    squares += weight * weight;
  }

  double mean() {
    return weights > 0 ? sum / weights : 0;
  }

  double margin() {
    if (weights <= 0) {
      return 0;
    }
    double mean = mean();
    double spread = weightedSquares - 2 * mean * weighted + mean * mean * squares;
    double cases = Math.max(2, weights * weights / squares);
    double rarity = 1 / (cases - 1);
    double student = NORMAL_95 + FEW * rarity + VERY_FEW * rarity * rarity;
    double deviation = Math.sqrt(Math.max(0, spread) * cases * rarity) / weights;
    return Math.min(MOST, student * deviation);
  }
}
