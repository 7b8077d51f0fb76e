package contessa.game;

import static org.assertj.core.api.Assertions.assertThat;

/** Pearson's chi-square test of a fair draw. */
final class ChiSquare {

  private static final int PER_NUMBER = 4_000;

  private ChiSquare() {}

  /**
   * Fails if the counts of many draws below n are more uneven than fair chance makes them once in
   * ten thousand times, by Wilson and Hilferty's approximation. The seeds are fixed, so the result
   * is too.
   */
  static void assertUniform(Chance chance, int n) {
    int[] counts = new int[n];
    for (int i = 0; i < PER_NUMBER * n; i++) {
      counts[chance.below(n)]++;
    }
    double sum = 0;
    for (int count : counts) {
      sum += Math.pow(count - PER_NUMBER, 2) / PER_NUMBER;
    }
    double freedom = n - 1;
    double spread = 2 / (9 * freedom);
    double normal = (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread);
    assertThat(normal).as("unevenness of draws below %d", n).isLessThan(3.72);
  }
}
