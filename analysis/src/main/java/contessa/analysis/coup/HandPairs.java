package contessa.analysis.coup;

import contessa.coup.Role;

/**
 * Hands as small numbers, equal copies not told apart: 0 to 20 are pairs of characters; for a
 * player with one card, 0 to 5 are the characters.
 */
final class HandPairs {

  static final int ROLES = Role.ALL.size();
  static final int PAIRS = ROLES * (ROLES + 1) / 2;

  private static final int[] FIRST = new int[PAIRS];
  private static final int[] SECOND = new int[PAIRS];
  private static final int[][] PAIR = new int[ROLES][ROLES];

  static {
    int n = 0;
    for (int a = 0; a < ROLES; a++) {
      for (int b = a; b < ROLES; b++) {
        FIRST[n] = a;
        SECOND[n] = b;
        PAIR[a][b] = n;
        PAIR[b][a] = n++;
      }
    }
  }

  private HandPairs() {}

  static int pair(int a, int b) {
    return PAIR[a][b];
  }

  static int count(int cards) {
    return cards == 1 ? ROLES : PAIRS;
  }

  /** The first character of a hand. */
  static int first(int hand, int cards) {
    return cards == 1 ? hand : FIRST[hand];
  }

  /** The second character of a hand, or -1. */
  static int second(int hand, int cards) {
    return cards == 1 ? -1 : SECOND[hand];
  }

  static boolean has(int hand, int cards, int role) {
    return first(hand, cards) == role || second(hand, cards) == role;
  }

  /** The number of ways to deal a hand from this many copies of each character. */
  static double ways(int hand, int cards, int[] copies) {
    int a = copies[first(hand, cards)];
    if (cards == 1) {
      return Math.max(0, a);
    }
    int b = copies[SECOND[hand]];
    if (a <= 0 || b <= 0) {
      return 0;
    }
    return FIRST[hand] == SECOND[hand] ? a * (a - 1) / 2.0 : (double) a * b;
  }
}
