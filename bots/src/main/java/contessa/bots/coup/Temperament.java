package contessa.bots.coup;

import module java.base;

import contessa.game.ProgramFiles;

/**
 * How strong each {@link Taste} of a person is. Those of the characters are in a file: what their
 * level has in common, fitted to the rates of people, and what is their own, fitted to each other's
 * strength.
 */
public final class Temperament {

  /** Empty until the file has been read. Two threads may both read it. */
  private static volatile Map<String, Temperament> known = Map.of();

  private final double[] values;

  private Temperament(double[] values) {
    this.values = values;
  }

  /** No tastes: plain sense alone. */
  public static Temperament plain() {
    return new Temperament(new double[Taste.values().length]);
  }

  /** The temperament of a character. */
  public static Temperament of(int level, String id) {
    return part(String.valueOf(level)).plus(part(id));
  }

  /** What the characters of a level share, under its number, or what one character adds. */
  public static Temperament part(String name) {
    Map<String, Temperament> all = known;
    if (all.isEmpty()) {
      all = ProgramFiles.read(Temperament.class, "temperaments.txt", Temperament::readAll);
      known = all;
    }
    Temperament found = all.get(name);
    if (found == null) {
      throw new IllegalArgumentException("no temperament of " + name);
    }
    return found;
  }

  private static Map<String, Temperament> readAll(InputStream file) throws IOException {
    String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
    return Stream.of(text.strip().split("\n", -1))
        .map(line -> line.split(" ", 2))
        .collect(Collectors.toMap(line -> line[0], line -> parse(line[1])));
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
