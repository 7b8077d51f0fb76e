package contessa.game;

/**
 * Where randomness comes from: always an argument, never part of a game's state. The same answers
 * in the same order give the same game for ever.
 */
@FunctionalInterface
public interface Chance {

  /** A whole number from 0 to {@code n - 1}, each as likely as any other. */
  int below(int n);

  /**
   * One member of a set of bits that is not empty, each as likely as any other, as a single bit.
   */
  default int memberOf(int set) {
    return Integer.expand(1 << below(Integer.bitCount(set)), set);
  }
}
