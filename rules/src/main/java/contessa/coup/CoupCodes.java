package contessa.coup;

import contessa.coup.Action.Aim;
import contessa.game.Seats;
import contessa.game.Table;
import java.util.Arrays;

/**
 * The integer codes of moves; those of actions are on the {@linkplain Action action card}. In the
 * mask of legal moves, word 0 holds actions, word 1 all other decisions, words 2 and 3 declared
 * attacks, so that every decision without declared attacks fits one long.
 */
public final class CoupCodes {

  public static final int PASS = 64;
  public static final int CHALLENGE = 65;
  public static final int DECLINE = 66;

  /** An embezzler's proof: the whole hand. */
  public static final int SHOW = 67;

  public static final int RETURN = 68;
  public static final int SWAP = 69;
  public static final int LOYALIST = 70;
  public static final int REFORMIST = 71;

  /** Plus the blocking character. */
  public static final int BLOCK = 72;

  /** Plus a card's number: the card picked, shown, lost or offered, depending on the phase. */
  public static final int CARD = 78;

  /** Plus the places kept of the pool in card order, one bit each. */
  public static final int KEEP = 108;

  private static final int SEATS = CoupRules.MOST_PLAYERS;
  private static final int ROLES = Role.ALL.size();
  private static final int CODES = Table.CODES;

  private static final Action[] ACTION = new Action[CODES];
  private static final byte[] TARGET = new byte[CODES];
  private static final byte[] NAMED = new byte[CODES];
  private static final byte[] CLAIM = new byte[CODES];
  private static final long[] TURN_STATE = new long[CODES];

  static {
    Arrays.fill(ACTION, Action.INCOME);
    Arrays.fill(TARGET, (byte) Seats.NOBODY);
    Arrays.fill(NAMED, (byte) -1);
    Arrays.fill(CLAIM, (byte) -1);
    Action.ALL.forEach(CoupCodes::enter);
    Arrays.setAll(
        TURN_STATE,
        code -> TurnState.of(ACTION[code].ordinal(), TARGET[code], CLAIM[code], NAMED[code]));
  }

  private CoupCodes() {}

  private static void enter(Action action) {
    int claim = -1;
    for (Role role : Role.ALL) {
      if (action.isAbout(role)) {
        claim = role.ordinal();
        enter(action.code(role), action, Seats.NOBODY, claim);
      }
    }
    if (action.aim() == Aim.NOBODY) {
      ACTION[action.code()] = action;
      return;
    }
    for (int seat = 0; seat < SEATS; seat++) {
      enter(action.code(seat), action, seat, claim);
      for (int role = 0; action.canName() && role < ROLES; role++) {
        enter(action.code(seat, role), action, seat, claim);
        NAMED[action.code(seat, role)] = (byte) role;
      }
    }
  }

  private static void enter(int code, Action action, int target, int claim) {
    ACTION[code] = action;
    TARGET[code] = (byte) target;
    CLAIM[code] = (byte) claim;
  }

  public static Action action(int code) {
    return ACTION[code];
  }

  /** The seat that a code of a turn is aimed at, or {@link Seats#NOBODY}. */
  public static int target(int code) {
    return TARGET[code];
  }

  /** The character that a code of a turn claims or denies, by ordinal, or -1. */
  public static int claim(int code) {
    return CLAIM[code];
  }

  /** Whether a code of a turn denies that character (R-REF-06). */
  public static boolean denies(int code) {
    return ACTION[code].denies();
  }

  /** The character that a declared attack names, by ordinal, or -1. */
  public static int named(int code) {
    return NAMED[code];
  }

  static long turnState(int code) {
    return TURN_STATE[code];
  }

  static long bit(int code) {
    return 1L << code;
  }

  /** For every target in the set, the codes that name each of these characters. */
  static long naming(int targets, int roles) {
    long mask = 0;
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      mask |= (long) roles << Seats.lowest(rest) * ROLES;
    }
    return mask;
  }
}
