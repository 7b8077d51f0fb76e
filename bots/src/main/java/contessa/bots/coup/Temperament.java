package contessa.bots.coup;

import java.util.Arrays;

/** How strong each {@link Taste} of a person is. */
public final class Temperament {

  private final double[] values;

  private Temperament(double[] values) {
    this.values = values;
  }

  /** No tastes: plain sense alone. */
  public static Temperament plain() {
    return new Temperament(new double[Taste.values().length]);
  }

  /** From names and values in turn, separated by spaces. */
  public static Temperament parse(String text) {
    Temperament temperament = plain();
    String[] words = text.split(" ", -1);
    for (int i = 0; i < words.length; i += 2) {
      temperament = temperament.plus(Taste.valueOf(words[i]), Double.parseDouble(words[i + 1]));
    }
    return temperament;
  }

  public double of(Taste taste) {
    return values[taste.ordinal()];
  }

  public Temperament plus(Taste taste, double more) {
    double[] changed = values.clone();
    changed[taste.ordinal()] += more;
    return new Temperament(changed);
  }

  /** The sum of both. */
  public Temperament plus(Temperament other) {
    double[] changed = values.clone();
    Arrays.setAll(changed, i -> changed[i] + other.values[i]);
    return new Temperament(changed);
  }

  /** As {@link #parse} reads it, in hundredths. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Taste taste : Taste.values()) {
      double hundredths = Math.rint(100 * of(taste));
      if (hundredths != 0) {
        text.append(text.isEmpty() ? "" : " ").append(taste).append(' ').append(hundredths / 100);
      }
    }
    return text.toString();
  }
}
