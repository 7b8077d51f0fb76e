package contessa.analysis.calibration;

import contessa.analysis.coup.ClaimCalibration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Fits the numbers of {@link ClaimCalibration}. Strangers are less predictable than the bots a fit
 * has seen, so each kind of bot is judged by weights fitted without it, and the scale is chosen by
 * how those judgements did.
 *
 * @param weights one for each feature
 * @param top where log odds stop to count in full
 */
public record ClaimFit(List<Double> weights, double top) {

  /** Keeps weights small where the cases say little. */
  private static final double RIDGE = 30;

  private static final double SCALE_RIDGE = 1;

  /** Where the log odds of the first fit are bent. */
  private static final double BEND = 1;

  /** Fits open claims; those that the cards settle are left out. */
  public static ClaimFit of(List<ClaimCase> cases) {
    List<ClaimCase> open = cases.stream().filter(one -> !one.evidence().settled()).toList();
    double[] honest = open.stream().mapToDouble(one -> one.honest() ? 1 : 0).toArray();
    double[] scale = LogisticFit.of(strangers(open), honest, SCALE_RIDGE);
    double[] weights = LogisticFit.of(features(open), honest, RIDGE);
    for (int n = 0; n < weights.length; n++) {
      weights[n] *= scale[1];
    }
    weights[0] += scale[0];
    return new ClaimFit(Arrays.stream(weights).boxed().toList(), scale[0] + scale[1] * BEND);
  }

  private static double[][] features(List<ClaimCase> cases) {
    return cases.stream().map(one -> one.evidence().features()).toArray(double[][]::new);
  }

  /** A constant and the bent log odds of each case by the weights of all other bots. */
  private static double[][] strangers(List<ClaimCase> cases) {
    double[][] rows = new double[cases.size()][];
    Set<String> bots = new TreeSet<>();
    cases.forEach(one -> bots.add(one.bot()));
    for (String bot : bots) {
      List<ClaimCase> others = cases.stream().filter(one -> !one.bot().equals(bot)).toList();
      double[] honest = others.stream().mapToDouble(one -> one.honest() ? 1 : 0).toArray();
      double[] weights = LogisticFit.of(features(others), honest, RIDGE);
      for (int n = 0; n < rows.length; n++) {
        if (cases.get(n).bot().equals(bot)) {
          double sum = LogisticFit.sum(weights, cases.get(n).evidence().features());
          rows[n] = new double[] {1, ClaimCalibration.capped(sum, BEND)};
        }
      }
    }
    return rows;
  }
}
