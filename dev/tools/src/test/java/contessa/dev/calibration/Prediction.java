package contessa.dev.calibration;

/** Something that was called likely, and what became of it. */
interface Prediction {

  /** The kind of bot that it is about. */
  String bot();

  /** How likely the analysis calls it. */
  double said();

  /** 1 if it came true, 0 if not; the share of a win that several players have. */
  double came();

  /** The log loss; what was called impossible is not infinitely surprising. */
  default double surprise() {
    double said = Math.clamp(said(), 1e-6, 1 - 1e-6);
    return -came() * Math.log(said) - (1 - came()) * Math.log(1 - said);
  }
}
