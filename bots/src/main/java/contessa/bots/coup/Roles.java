package contessa.bots.coup;

import contessa.coup.Card;
import contessa.coup.Cards;

/** Characters and their copies as the plain numbers that policies count with. */
final class Roles {

  static final int DUKE = 0;
  static final int ASSASSIN = 1;
  static final int CAPTAIN = 2;
  static final int AMBASSADOR = 3;
  static final int INQUISITOR = 4;
  static final int CONTESSA = 5;
  static final int COUNT = 6;

  private Roles() {}

  static boolean has(int cards, int role) {
    return (cards & Cards.copiesOf(role)) != 0;
  }

  static int count(int cards, int role) {
    return Integer.bitCount(cards & Cards.copiesOf(role));
  }

  /** The set of characters among these cards, one bit a character. */
  static int among(int cards) {
    int kinds = 0;
    for (int role = 0; role < COUNT; role++) {
      kinds |= has(cards, role) ? 1 << role : 0;
    }
    return kinds;
  }

  /** The character of the lowest of these cards. */
  static int lowest(int cards) {
    return ofCard(Integer.numberOfTrailingZeros(cards));
  }

  /** The character of the card with this number. */
  static int ofCard(int card) {
    return card / Card.COPIES;
  }
}
