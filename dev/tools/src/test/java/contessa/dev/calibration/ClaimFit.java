package contessa.dev.calibration;

import module java.base;

import contessa.analysis.coup.ClaimEvidence;

/** Fits the weights of {@link ClaimEvidence}. */
final class ClaimFit {

  /** Keeps weights small where the cases say little. */
  private static final double RIDGE = 30;

  private ClaimFit() {}

  /** One weight for each feature, from open claims; those that the cards settle are left out. */
  static List<Double> of(List<ClaimCase> cases) {
    List<ClaimCase> open = cases.stream().filter(one -> !one.evidence().settled()).toList();
    double[][] rows = open.stream().map(one -> one.evidence().features()).toArray(double[][]::new);
    double[] came = open.stream().mapToDouble(ClaimCase::came).toArray();
    return Arrays.stream(LogisticFit.of(rows, came, RIDGE)).boxed().toList();
  }
}
