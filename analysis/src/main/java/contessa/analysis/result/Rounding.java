package contessa.analysis.result;

import module java.base;

/** Chances are written with four digits. */
public final class Rounding {

  private static final double STEPS = 10_000;

  private Rounding() {}

  public static double of(double value) {
    return Math.round(value * STEPS) / STEPS;
  }

  public static List<Double> of(double[] values) {
    return DoubleStream.of(values).map(Rounding::of).boxed().toList();
  }
}
