package contessa.coup;

/**
 * What is being done, claimed and blocked this turn, as one number of five-bit parts: the action,
 * its target, the character claimed for it, the character it names, the blocker, the character
 * claimed by the blocker, the challenger, what follows when an influence has been lost, how many
 * cards are kept in an exchange, and whether a player went into exile. -1 stands for none. All of
 * it is known to everybody.
 */
final class Deed {

  private static final int BITS = 5;
  private static final long PART = (1 << BITS) - 1;

  private static final int TARGET = BITS;
  private static final int CLAIMED = 2 * BITS;
  private static final int NAMED = 3 * BITS;
  private static final int BLOCKER = 4 * BITS;
  private static final int BLOCK_ROLE = 5 * BITS;
  private static final int CHALLENGER = 6 * BITS;
  private static final int AFTER_LOSS = 7 * BITS;
  private static final int KEEP = 8 * BITS;
  private static final long EXILE = 1L << 9 * BITS;

  /** Nothing done, nobody involved. */
  static final long NONE =
      PART << TARGET
          | PART << CLAIMED
          | PART << NAMED
          | PART << BLOCKER
          | PART << BLOCK_ROLE
          | PART << CHALLENGER;

  private Deed() {}

  static long of(int action, int target, int claimed, int named) {
    long aimed = with(with(NONE, 0, action), TARGET, target);
    return with(with(aimed, CLAIMED, claimed), NAMED, named);
  }

  static int action(long deed) {
    return part(deed, 0);
  }

  static int target(long deed) {
    return part(deed, TARGET);
  }

  static int claimed(long deed) {
    return part(deed, CLAIMED);
  }

  static int named(long deed) {
    return part(deed, NAMED);
  }

  static int blocker(long deed) {
    return part(deed, BLOCKER);
  }

  static int blockRole(long deed) {
    return part(deed, BLOCK_ROLE);
  }

  static int challenger(long deed) {
    return part(deed, CHALLENGER);
  }

  static int afterLoss(long deed) {
    return part(deed, AFTER_LOSS);
  }

  static int keep(long deed) {
    return part(deed, KEEP);
  }

  static long withBlock(long deed, int player, int role) {
    return with(with(deed, BLOCKER, player), BLOCK_ROLE, role);
  }

  static long withChallenger(long deed, int player) {
    return with(deed, CHALLENGER, player);
  }

  static long withAfterLoss(long deed, int what) {
    return with(deed, AFTER_LOSS, what);
  }

  static long withKeep(long deed, int cards) {
    return with(deed, KEEP, cards);
  }

  static long withExile(long deed) {
    return deed | EXILE;
  }

  /** Whether somebody has been exiled in this turn. */
  static boolean sawExile(long deed) {
    return (deed & EXILE) != 0;
  }

  private static int part(long deed, int at) {
    int above = Long.SIZE - BITS - at;
    return (int) (deed << above >> Long.SIZE - BITS);
  }

  private static long with(long deed, int at, int value) {
    return deed & ~(PART << at) | (value & PART) << at;
  }
}
