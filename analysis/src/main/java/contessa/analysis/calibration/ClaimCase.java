package contessa.analysis.calibration;

import contessa.analysis.coup.ClaimCalibration;
import contessa.analysis.coup.ClaimEvidence;

/**
 * A claim of a bot game.
 *
 * @param bot the kind of bot that made it
 * @param evidence as far as the first player who was asked could know
 */
public record ClaimCase(String bot, ClaimEvidence evidence, boolean honest) {

  /** How likely the analysis calls it. */
  public double said() {
    return ClaimCalibration.likely(evidence);
  }
}
