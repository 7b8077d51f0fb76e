package contessa.bots.coup;

import contessa.game.SeededChance;

/**
 * Hands as small numbers: up to two characters, equal copies not told apart. Numbers 0 to 20 are
 * pairs; for a player with one card, 0 to 5 are the characters.
 */
public final class Hands {

  public static final int ROLES = Roles.COUNT;
  public static final int PAIRS = ROLES * (ROLES + 1) / 2;

  private static final int[] FIRST = new int[PAIRS];
  private static final int[] SECOND = new int[PAIRS];
  private static final int[] PAIR = new int[Roles.COUNT * Roles.COUNT];

  static {
    int n = 0;
    for (int a = 0; a < Roles.COUNT; a++) {
      for (int b = a; b < Roles.COUNT; b++) {
        FIRST[n] = a;
        SECOND[n] = b;
        PAIR[a * Roles.COUNT + b] = n;
        PAIR[b * Roles.COUNT + a] = n++;
      }
    }
  }

  private Hands() {}

  public static int pair(int a, int b) {
    return PAIR[a * Roles.COUNT + b];
  }

  public static int count(int cards) {
    return cards == 1 ? Roles.COUNT : PAIRS;
  }

  public static int first(int hand, int cards) {
    return cards == 1 ? hand : FIRST[hand];
  }

  /** The second character of a hand, or -1. */
  public static int second(int hand, int cards) {
    return cards == 1 ? -1 : SECOND[hand];
  }

  public static boolean has(int hand, int cards, int role) {
    return cards == 1 ? hand == role : FIRST[hand] == role || SECOND[hand] == role;
  }

  /** The number of ways to deal a hand from this many copies of each character. */
  public static double ways(int hand, int cards, int[] copies) {
    return cards == 1 ? Math.max(0, copies[hand]) : waysToDeal(hand, copies);
  }

  /**
   * Draws a hand by weight.
   *
   * @param total the sum of the weights
   */
  public static int pick(double[] weights, int cards, double total, SeededChance chance) {
    double rest = chance.fraction() * total;
    int last = 0;
    for (int hand = 0; hand < count(cards); hand++) {
      if (weights[hand] > 0) {
        last = hand;
        rest -= weights[hand];
        if (rest < 0) {
          break;
        }
      }
    }
    return last;
  }

  /** The number of ways to deal a pair from this many copies of each character. */
  static double waysToDeal(int pair, int[] copies) {
    int a = copies[FIRST[pair]];
    int b = copies[SECOND[pair]];
    if (a <= 0 || b <= 0) {
      return 0;
    }
    return FIRST[pair] == SECOND[pair] ? a * (a - 1) / 2.0 : (double) a * b;
  }
}
