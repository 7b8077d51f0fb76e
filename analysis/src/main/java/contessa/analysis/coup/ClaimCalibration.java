package contessa.analysis.coup;

import contessa.game.SameMath;

/**
 * Turns the evidence about a claim into how likely it is, so that of claims called 70 % likely
 * about 70 % are true, for all kinds of players. {@code StrangersTest} fits the numbers, and tests
 * them with other bots: see docs/analysis.md.
 */
public final class ClaimCalibration {

  /** One per feature of {@link ClaimEvidence}. */
  private static final double[] WEIGHTS = {1.158, 1.020, -0.487, 0.226, -1.461, 0.042, -0.310};

  /** How far the belief may be corrected. */
  private static final double MOST = 30;

  private ClaimCalibration() {}

  /** How likely the claim is to be true; 0 or 1 only where the cards leave no doubt. */
  public static double likely(ClaimEvidence evidence) {
    if (evidence.settled()) {
      return Math.clamp(evidence.believed(), 0, 1);
    }
    double sum = 0;
    for (int n = 0; n < WEIGHTS.length; n++) {
      sum += WEIGHTS[n] * evidence.features()[n];
    }
    return 1 / (1 + SameMath.exp(-sum));
  }

  /** By how much worlds with a true claim must count more than they would by belief alone. */
  static double correction(ClaimEvidence evidence) {
    if (evidence.settled()) {
      return 1;
    }
    double believed = evidence.believed();
    double likely = likely(evidence);
    double factor = likely * (1 - believed) / (believed * (1 - likely));
    return Math.clamp(factor, 1 / MOST, MOST);
  }
}
