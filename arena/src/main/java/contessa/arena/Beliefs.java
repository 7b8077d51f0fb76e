package contessa.arena;

import module java.base;

/**
 * How often a player said that claims are true, by tenths of its certainty, and how often they
 * were.
 */
public final class Beliefs {

  private static final int TENTHS = 10;

  private final long[] said = new long[TENTHS];
  private final long[] were = new long[TENTHS];
  private double squares;

  void add(double chance, boolean isTrue) {
    int tenth = Math.min(TENTHS - 1, (int) (chance * TENTHS));
    said[tenth]++;
    were[tenth] += isTrue ? 1 : 0;
    squares += Math.pow(chance - (isTrue ? 1 : 0), 2);
  }

  void add(Beliefs other) {
    for (int tenth = 0; tenth < TENTHS; tenth++) {
      said[tenth] += other.said[tenth];
      were[tenth] += other.were[tenth];
    }
    squares += other.squares;
  }

  /** Claims by tenths: from 0 to 9 %, from 10 to 19 %, and so on. */
  public List<Long> said() {
    return Arrays.stream(said).boxed().toList();
  }

  /** Those among them that were true. */
  public List<Long> were() {
    return Arrays.stream(were).boxed().toList();
  }

  public long count() {
    return Arrays.stream(said).sum();
  }

  /** The mean of squared errors: 0 knows all, 0.25 guesses; NaN if nothing was said. */
  public double brier() {
    return squares / count();
  }
}
