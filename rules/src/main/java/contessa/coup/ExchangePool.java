package contessa.coup;

/** The cards in front of a player who exchanges, and the ways to keep some of them. */
final class ExchangePool {

  private static final int MOST = 4;
  private static final int MOST_KEPT = 2;

  /** By how many are kept, how many there are, and which are twins of the one before. */
  private static final long[][][] WAYS = new long[MOST_KEPT + 1][MOST + 1][1 << MOST];

  static {
    for (int keep = 1; keep <= MOST_KEPT; keep++) {
      for (int size = keep; size <= MOST; size++) {
        for (int twins = 0; twins < 1 << size; twins++) {
          WAYS[keep][size][twins] = ways(keep, size, twins);
        }
      }
    }
  }

  private ExchangePool() {}

  /** The mask of codes {@link CoupCodes#KEEP} + places: with equal art each multiset once. */
  static long choices(int pool, int keep, boolean distinct) {
    int twins = distinct ? 0 : places(pool, Cards.twins(pool));
    return WAYS[keep][Integer.bitCount(pool)][twins];
  }

  private static long ways(int keep, int size, int twins) {
    long mask = 0;
    for (int places = 1; places < 1 << size; places++) {
      // Of equal neighbours the first is kept first: a twin kept without its forerunner is no new
      // way.
      boolean repeats = (places & twins & ~(places << 1)) != 0;
      if (Integer.bitCount(places) == keep && !repeats) {
        mask |= 1L << (CoupCodes.KEEP + places);
      }
    }
    return mask;
  }

  /** The cards at these places. */
  static int cards(int pool, int places) {
    return Integer.expand(places, pool);
  }

  /** The places of these cards. */
  static int places(int pool, int cards) {
    return Integer.compress(cards, pool) & (1 << MOST) - 1;
  }

  /** Among equal cards an exposed one is the last to leave the hand, so it is kept first (B.5). */
  static int keeping(int exposed, int kept, int pool) {
    if ((pool & exposed & ~kept) == 0) {
      return kept;
    }
    int equal = kept & Cards.copiesOf(Cards.roleOf(exposed));
    return equal == 0 ? kept : kept & ~Integer.lowestOneBit(equal) | exposed;
  }
}
