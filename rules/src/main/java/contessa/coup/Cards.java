package contessa.coup;

import module java.base;

/**
 * A set of cards, one bit per card, so that hands, court and pools are single numbers. The kernel
 * works on the bits through the static methods; other code uses the record.
 */
public record Cards(int bits) {

  public static final Cards NONE = new Cards(0);

  /** The first copy of every character. */
  static final int FIRST_COPIES = 0b00001_00001_00001_00001_00001_00001;

  private static final int ALL_COPIES = (1 << Card.COPIES) - 1;

  public static Cards of(List<Card> cards) {
    int bits = 0;
    for (Card card : cards) {
      bits |= 1 << card.index();
    }
    return new Cards(bits);
  }

  public int count() {
    return Integer.bitCount(bits);
  }

  public List<Card> list() {
    List<Card> list = new ArrayList<>(count());
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      list.add(Card.of(Integer.numberOfTrailingZeros(rest)));
    }
    return list;
  }

  public boolean holds(Role role) {
    return has(bits, role.ordinal());
  }

  public int count(Role role) {
    return count(bits, role.ordinal());
  }

  public static int copiesOf(int role) {
    return ALL_COPIES << role * Card.COPIES;
  }

  /** That many copies of each of these characters, as bits. */
  static int firstCopies(int roles, int copies) {
    int bits = 0;
    for (int role = 0; role < Role.ALL.size(); role++) {
      if ((roles >>> role & 1) != 0) {
        bits |= ((1 << copies) - 1) << role * Card.COPIES;
      }
    }
    return bits;
  }

  /** The first copy of every character of which this set has some copy. */
  static int kinds(int bits) {
    int pairs = bits | bits >>> 1;
    return (pairs | pairs >>> 2 | bits >>> 4) & FIRST_COPIES;
  }

  /** All copies of every character of which this set has some copy. */
  static int withTwins(int bits) {
    return kinds(bits) * ALL_COPIES;
  }

  /** The cards that are not the first of their character in this set. */
  static int twins(int bits) {
    int above = bits << 1 & ~FIRST_COPIES;
    above |= above << 1 & ~FIRST_COPIES;
    above |= above << 2 & ~FIRST_COPIES & ~(FIRST_COPIES << 1);
    return bits & above;
  }

  /** The character of the lowest of these cards, by ordinal. */
  public static int roleOf(int cards) {
    return Integer.numberOfTrailingZeros(cards) / Card.COPIES;
  }

  public static boolean has(int cards, int role) {
    return (cards & copiesOf(role)) != 0;
  }

  public static int count(int cards, int role) {
    return Integer.bitCount(cards & copiesOf(role));
  }

  /** The characters among these cards, one bit each. */
  public static int rolesAmong(int cards) {
    int roles = 0;
    for (int rest = kinds(cards); rest != 0; rest &= rest - 1) {
      roles |= 1 << roleOf(rest);
    }
    return roles;
  }
}
