package contessa.coup;

/**
 * Writes cards down for a view. With distinct art a card stays itself; with equal art the n-th card
 * of a character that is counted becomes its n-th copy, whatever card it was on the table.
 */
final class CardCounter {

  private final boolean distinct;
  private int counted;

  CardCounter(boolean distinct) {
    this.distinct = distinct;
  }

  int count(int cards) {
    int written = cards;
    if (!distinct) {
      written = 0;
      for (int rest = cards; rest != 0; rest &= rest - 1) {
        int copies = Cards.copiesOf(Cards.roleOf(rest));
        written |= Integer.lowestOneBit(copies & ~(counted | written));
      }
    }
    counted |= written;
    return written;
  }

  /** Everything written down so far. */
  int counted() {
    return counted;
  }
}
