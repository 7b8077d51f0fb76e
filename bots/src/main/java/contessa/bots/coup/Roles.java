package contessa.bots.coup;

import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.Role;

/** Characters by ordinal, and card sets as bits, for policies that count cards. */
final class Roles {

  static final int DUKE = Role.DUKE.ordinal();
  static final int ASSASSIN = Role.ASSASSIN.ordinal();
  static final int CAPTAIN = Role.CAPTAIN.ordinal();
  static final int AMBASSADOR = Role.AMBASSADOR.ordinal();
  static final int INQUISITOR = Role.INQUISITOR.ordinal();
  static final int CONTESSA = Role.CONTESSA.ordinal();
  static final int COUNT = Role.ALL.size();

  private Roles() {}

  static boolean has(int cards, int role) {
    return (cards & Cards.copiesOf(role)) != 0;
  }

  static int count(int cards, int role) {
    return Integer.bitCount(cards & Cards.copiesOf(role));
  }

  /** The characters among these cards, one bit each. */
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
