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

  static final int TARGET = BITS;
  static final int CLAIMED = 2 * BITS;
  static final int NAMED = 3 * BITS;
  static final int BLOCKER = 4 * BITS;
  static final int BLOCK_ROLE = 5 * BITS;
  static final int CHALLENGER = 6 * BITS;
  static final int AFTER_LOSS = 7 * BITS;
  static final int KEEP = 8 * BITS;
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

  static long withBlock(long state, int player, int role) {
    return with(with(state, BLOCKER, player), BLOCK_ROLE, role);
  }

  static long withExile(long state) {
    return state | EXILE;
  }

  static boolean sawExile(long state) {
    return (state & EXILE) != 0;
  }

  static int part(long state, int at) {
    int above = Long.SIZE - BITS - at;
    return (int) (state << above >> Long.SIZE - BITS);
  }

  static long with(long state, int at, int value) {
    return state & ~(PART << at) | (value & PART) << at;
  }
}
