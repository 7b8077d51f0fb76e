package contessa.bots.coup;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;

/** A schemer's character: a value for each trait. */
final class Temper {

  /** The usual temper among many rivals. */
  static final Temper MANY = usual(trait -> trait.many);

  /** The usual temper among few. */
  static final Temper FEW = usual(trait -> trait.few);

  /** The usual temper against the last one. */
  static final Temper LAST = usual(trait -> trait.last);

  private final double[] values;

  private Temper(double[] values) {
    this.values = values;
  }

  private static Temper usual(ToDoubleFunction<Trait> value) {
    return new Temper(Arrays.stream(Trait.values()).mapToDouble(value).toArray());
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
