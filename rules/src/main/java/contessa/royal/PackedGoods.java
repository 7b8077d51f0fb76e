package contessa.royal;

/**
 * Counts of cubes or secret cards packed into one int, a byte per good. Counts stay below 128, so
 * plain arithmetic adds and subtracts them, and the spare top bits serve comparisons.
 */
final class PackedGoods {

  static final int EMPTY = 0;

  static final int MOST = 127;

  private static final int TOPS = 0x80808080;

  private PackedGoods() {}

  static int of(int good, int count) {
    return count << (good << 3);
  }

  static int count(int pile, int good) {
    return pile >>> (good << 3) & 0xFF;
  }

  static int total(int pile) {
    int pairs = (pile & 0x00FF00FF) + (pile >>> 8 & 0x00FF00FF);
    return (pairs & 0xFFFF) + (pairs >>> 16);
  }

  /** The goods with a count above 0, one bit each. */
  static int goods(int pile) {
    int tops = (pile + ~TOPS) & TOPS;
    return (tops >>> 7 & 1) | (tops >>> 14 & 2) | (tops >>> 21 & 4) | (tops >>> 28 & 8);
  }

  /** Per good the lesser of the two counts. */
  static int lesser(int pile, int other) {
    int enough = (((pile | TOPS) - other) & TOPS) >>> 7;
    int whole = enough * 0xFF;
    return (other & whole) | (pile & ~whole);
  }
}
