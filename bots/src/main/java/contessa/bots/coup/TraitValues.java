package contessa.bots.coup;

import module java.base;

/** The settings of a schemer: a value for each trait. */
final class TraitValues {

  /** The usual values among many rivals. */
  static final TraitValues MANY = usual(trait -> trait.many);

  /** The usual values among few rivals. */
  static final TraitValues FEW = usual(trait -> trait.few);

  /** The usual values against the last rival. */
  static final TraitValues LAST = usual(trait -> trait.last);

  private final double[] values;

  private TraitValues(double[] values) {
    this.values = values;
  }

  private static TraitValues usual(ToDoubleFunction<Trait> value) {
    return new TraitValues(Arrays.stream(Trait.values()).mapToDouble(value).toArray());
  }

  double of(Trait trait) {
    return values[trait.ordinal()];
  }

  TraitValues with(Trait trait, double value) {
    double[] changed = values.clone();
    changed[trait.ordinal()] = value;
    return new TraitValues(changed);
  }

  TraitValues plus(Trait trait, double more) {
    return with(trait, of(trait) + more);
  }

  TraitValues times(Trait trait, double factor) {
    return with(trait, of(trait) * factor);
  }
}
