package contessa.coup;

/**
 * What is being done, claimed and blocked this turn, as one number: a signed byte for the action,
 * its target, the character claimed for it, the blocker, the character claimed by the blocker, the
 * challenger, what follows when an influence has been lost, and whether a player went into exile.
 * -1 stands for none.
 */
final class Deed {

  /** Nothing done, nobody involved. */
  static final long NONE = 0x0000_FFFF_FFFF_FF00L;

  private static final int TARGET = 8;
  private static final int CLAIMED = 16;
  private static final int BLOCKER = 24;
  private static final int BLOCK_ROLE = 32;
  private static final int CHALLENGER = 40;
  private static final int AFTER_LOSS = 48;
  private static final long EXILE = 1L << 56;
  private static final long PART = 0xFF;

  private Deed() {}

  static long of(int action, int target, int claimed) {
    long begun = NONE & ~(PART << TARGET) & ~(PART << CLAIMED);
    return begun | action | (target & PART) << TARGET | (claimed & PART) << CLAIMED;
  }

  static int action(long deed) {
    return (byte) deed;
  }

  static int target(long deed) {
    return (byte) (deed >> TARGET);
  }

  static int claimed(long deed) {
    return (byte) (deed >> CLAIMED);
  }

  static int blocker(long deed) {
    return (byte) (deed >> BLOCKER);
  }

  static int blockRole(long deed) {
    return (byte) (deed >> BLOCK_ROLE);
  }

  static int challenger(long deed) {
    return (byte) (deed >> CHALLENGER);
  }

  static int afterLoss(long deed) {
    return (byte) (deed >> AFTER_LOSS);
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

  static long withExile(long deed) {
    return deed | EXILE;
  }

  /** Whether somebody has been exiled in this turn. */
  static boolean sawExile(long deed) {
    return (deed & EXILE) != 0;
  }

  private static long with(long deed, int shift, int value) {
    return deed & ~(PART << shift) | (value & PART) << shift;
  }
}
