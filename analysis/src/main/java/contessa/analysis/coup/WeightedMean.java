package contessa.analysis.coup;

/** A weighted mean and half the width of its 95 % interval. */
final class WeightedMean {

  private static final double NORMAL_95 = 1.96;

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
    return NORMAL_95 * Math.sqrt(Math.max(0, spread)) / weights;
  }
}
