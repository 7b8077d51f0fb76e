package contessa.coup;

/**
 * Numbers the cards of a view. With distinct art a card keeps its number; with equal art the n-th
 * card counted of a character becomes its n-th copy, whichever copy it is on the table.
 */
final class CardCounter {

  private final boolean distinct;
  private int counted;

  /** Continues after these cards. */
  CardCounter(boolean distinct, int counted) {
    this.distinct = distinct;
    this.counted = counted;
  }

  int count(int cards) {
    int before = counted;
    if (distinct) {
      counted |= cards;
      return cards;
    }
    // One card of each character at a time. Its counted copies are the lowest bits of its five, so
    // that adding one carries into the next copy; taking one away drops the lowest left to count.
    int rest = cards;
    do {
      int kinds = Cards.kinds(rest);
      counted |= counted + kinds;
      rest &= rest - kinds;
    } while (rest != 0);
    return counted & ~before;
  }

  int counted() {
    return counted;
  }
}
