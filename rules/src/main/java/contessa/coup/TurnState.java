package contessa.coup;

/**
 * What is being done, claimed and blocked this turn, packed into one long of five-bit parts: the
 * action, its target, the character claimed for it, the character it names, the blocker, the
 * character claimed by the blocker, the challenger, how play continues after a loss, how many cards
 * are kept in an exchange, and whether a player went into exile. -1 stands for none. All of it is
 * public.
 */
final class TurnState {

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

  /** Nothing done, no seat involved. */
  static final long NONE =
      PART << TARGET
          | PART << CLAIMED
          | PART << NAMED
          | PART << BLOCKER
          | PART << BLOCK_ROLE
          | PART << CHALLENGER;

  private TurnState() {}

  static long of(int action, int target, int claimed, int named) {
    long aimed = with(with(NONE, 0, action), TARGET, target);
    return with(with(aimed, CLAIMED, claimed), NAMED, named);
  }

  static int action(long state) {
    return part(state, 0);
  }

  static int target(long state) {
    return part(state, TARGET);
  }

  static int claimed(long state) {
    return part(state, CLAIMED);
  }

  static int named(long state) {
    return part(state, NAMED);
  }

  static int blocker(long state) {
    return part(state, BLOCKER);
  }

  static int blockRole(long state) {
    return part(state, BLOCK_ROLE);
  }

  static int challenger(long state) {
    return part(state, CHALLENGER);
  }

  static int afterLoss(long state) {
    return part(state, AFTER_LOSS);
  }

  static int keep(long state) {
    return part(state, KEEP);
  }

  static long withBlock(long state, int player, int role) {
    return with(with(state, BLOCKER, player), BLOCK_ROLE, role);
  }

  static long withChallenger(long state, int player) {
    return with(state, CHALLENGER, player);
  }

  static long withAfterLoss(long state, int what) {
    return with(state, AFTER_LOSS, what);
  }

  static long withKeep(long state, int cards) {
    return with(state, KEEP, cards);
  }

  static long withExile(long state) {
    return state | EXILE;
  }

  static boolean sawExile(long state) {
    return (state & EXILE) != 0;
  }

  private static int part(long state, int at) {
    int above = Long.SIZE - BITS - at;
    return (int) (state << above >> Long.SIZE - BITS);
  }

  private static long with(long state, int at, int value) {
    return state & ~(PART << at) | (value & PART) << at;
  }
}
