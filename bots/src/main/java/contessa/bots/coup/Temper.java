package contessa.bots.coup;

/** A schemer's character: a value for each trait. */
final class Temper {

  static final Temper USUAL = new Temper(usual());

  /** Lies gladly and expects to get away with it. */
  static final Temper BOLD =
      USUAL.with(Trait.SCRUPLE, -0.3).times(Trait.DOUBT, 0.6).times(Trait.CAUTION, 0.6);

  /** Lies little and believes a lot. */
  static final Temper CAUTIOUS =
      USUAL.plus(Trait.SCRUPLE, 1).times(Trait.DOUBT, 1.4).plus(Trait.CAUTION, 1.5);

  /** Forgets no attack. */
  static final Temper VENGEFUL = USUAL.with(Trait.VENGEANCE, 3).with(Trait.FREE_RIDE, 0);

  /** Builds an image and lives up to it: lies where it is believed, mixes more. */
  static final Temper SLY =
      USUAL.plus(Trait.IMAGE, 1).times(Trait.HEAT, 1.6).times(Trait.DOUBT_SHAPE, 1.5);

  private final double[] values;

  private Temper(double[] values) {
    this.values = values;
  }

  private static double[] usual() {
    Trait[] traits = Trait.values();
    double[] values = new double[traits.length];
    for (Trait trait : traits) {
      values[trait.ordinal()] = trait.usual;
    }
    return values;
  }

  double of(Trait trait) {
    return values[trait.ordinal()];
  }

  Temper with(Trait trait, double value) {
    double[] changed = values.clone();
    changed[trait.ordinal()] = value;
    return new Temper(changed);
  }

  Temper plus(Trait trait, double more) {
    return with(trait, of(trait) + more);
  }

  Temper times(Trait trait, double factor) {
    return with(trait, of(trait) * factor);
  }
}
