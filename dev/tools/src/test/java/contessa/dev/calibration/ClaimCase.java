package contessa.dev.calibration;

import contessa.analysis.coup.ClaimEvidence;

/**
 * A claim of a bot game.
 *
 * @param bot the kind of bot that made it
 * @param evidence as far as the first player who was asked could know
 */
record ClaimCase(String bot, ClaimEvidence evidence, boolean honest) implements Prediction {

  @Override
  public double said() {
    return evidence.likely();
  }

  @Override
  public double came() {
    return honest ? 1 : 0;
  }
}
