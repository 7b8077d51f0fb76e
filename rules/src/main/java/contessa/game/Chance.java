package contessa.game;

/**
 * A source of randomness: always an argument, never part of a game's state. The same draws in the
 * same order always give the same game.
 */
@FunctionalInterface
public interface Chance {

  /** A whole number from 0 to {@code n - 1}, all equally likely. */
  int below(int n);

  /** One member of a non-empty set of bits, all equally likely, as a single bit. */
  default int memberOf(int set) {
    return Integer.expand(1 << below(Integer.bitCount(set)), set);
  }
}
