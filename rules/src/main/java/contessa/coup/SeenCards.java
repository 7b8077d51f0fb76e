package contessa.coup;

/**
 * The cards in hands that others have seen this turn, packed into one number: the card that the
 * Inquisitor examines, and the cards with which actor and blocker have proven their claims and
 * which are replaced only after the action (D-03). Five bits each, 0 for none.
 */
final class SeenCards {

  static final short NOTHING = 0;

  private static final int BITS = 5;
  private static final int PART = (1 << BITS) - 1;
  private static final int BY_ACTOR = BITS;
  private static final int BY_BLOCKER = 2 * BITS;

  private SeenCards() {}

  static short of(int offered, int byActor, int byBlocker) {
    return (short)
        (number(offered) | number(byActor) << BY_ACTOR | number(byBlocker) << BY_BLOCKER);
  }

  static int offered(int seen) {
    return card(seen);
  }

  static int byActor(int seen) {
    return card(seen >> BY_ACTOR);
  }

  static int byBlocker(int seen) {
    return card(seen >> BY_BLOCKER);
  }

  static short withOffered(int seen, int card) {
    return of(card, byActor(seen), byBlocker(seen));
  }

  static short withByActor(int seen, int card) {
    return of(offered(seen), card, byBlocker(seen));
  }

  static short withByBlocker(int seen, int card) {
    return of(offered(seen), byActor(seen), card);
  }

  /** Cards are numbered from 1 here. */
  private static int number(int card) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(card);
  }

  private static int card(int number) {
    return 1 << (number & PART) >>> 1;
  }
}
