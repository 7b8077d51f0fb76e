package contessa.analysis.coup;

import contessa.coup.Cards;
import contessa.coup.Role;
import contessa.game.SeededChance;

/**
 * Hands as small numbers: up to two characters, equal copies not told apart. Numbers 0 to 20 are
 * pairs; for a player with one card, 0 to 5 are the characters.
 */
final class Hands {

  static final int ROLES = Role.ALL.size();
  static final int PAIRS = ROLES * (ROLES + 1) / 2;

  static final int IMPOSSIBLE = -1;

  private static final int[] FIRST = new int[PAIRS];
  private static final int[] SECOND = new int[PAIRS];
  private static final int[] PAIR = new int[ROLES * ROLES];

  static {
    int n = 0;
    for (int a = 0; a < ROLES; a++) {
      for (int b = a; b < ROLES; b++) {
        FIRST[n] = a;
        SECOND[n] = b;
        PAIR[a * ROLES + b] = n;
        PAIR[b * ROLES + a] = n++;
      }
    }
  }

  private Hands() {}

  static int pair(int a, int b) {
    return PAIR[a * ROLES + b];
  }

  static int count(int cards) {
    return cards == 1 ? ROLES : PAIRS;
  }

  static int first(int hand, int cards) {
    return cards == 1 ? hand : FIRST[hand];
  }

  /** The second character of a hand, or -1. */
  static int second(int hand, int cards) {
    return cards == 1 ? -1 : SECOND[hand];
  }

  static boolean has(int hand, int cards, int role) {
    return cards == 1 ? hand == role : FIRST[hand] == role || SECOND[hand] == role;
  }

  /** The number of ways to deal a hand from this many copies of each character. */
  static double ways(int hand, int cards, int[] copies) {
    int a = copies[first(hand, cards)];
    int b = cards == 1 ? 1 : copies[second(hand, cards)];
    if (a <= 0 || b <= 0) {
      return 0;
    }
    return first(hand, cards) == second(hand, cards) ? a * (a - 1) / 2.0 : (double) a * b;
  }

  /**
   * Draws a hand by weight.
   *
   * @param total the sum of the weights
   */
  static int pick(double[] weights, int cards, double total, SeededChance chance) {
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

  /**
   * The known cards and, from the pool, those that are missing to make this hand.
   *
   * @return {@link #IMPOSSIBLE} if the pool lacks one, or the known cards are not part of the hand
   */
  static int complete(int known, int pool, int hand, int cards) {
    int rest = known;
    int own = known;
    for (int n = 0; n < cards; n++) {
      int role = n == 0 ? first(hand, cards) : second(hand, cards);
      int copies = Cards.copiesOf(role);
      if ((rest & copies) != 0) {
        rest &= ~Integer.lowestOneBit(rest & copies);
      } else {
        int card = Integer.lowestOneBit(pool & ~own & copies);
        if (card == 0) {
          return IMPOSSIBLE;
        }
        own |= card;
      }
    }
    return rest == 0 ? own : IMPOSSIBLE;
  }

  /** {@code size} of the remaining cards; in a draft some lie aside. */
  static int court(int left, int size) {
    int court = left;
    while (Integer.bitCount(court) > size) {
      court &= court - 1;
    }
    return court;
  }
}
