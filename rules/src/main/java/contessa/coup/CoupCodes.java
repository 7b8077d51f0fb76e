package contessa.coup;

import contessa.game.Seats;
import contessa.game.Table;
import java.util.Arrays;

/**
 * The integer codes of moves. In the mask of legal moves, word 0 holds actions, word 1 all other
 * decisions, words 2 and 3 declared attacks, so that every decision without declared attacks fits
 * one long.
 */
public final class CoupCodes {

  public static final int INCOME = 0;
  public static final int FOREIGN_AID = 1;
  public static final int TAX = 2;
  public static final int EMBEZZLE = 3;
  public static final int EXCHANGE_AMBASSADOR = 4;
  public static final int EXCHANGE_INQUISITOR = 5;

  /** Plus the target's seat, as the four below. */
  public static final int COUP = 6;

  public static final int ASSASSINATE = 16;
  public static final int STEAL = 26;
  public static final int EXAMINE = 36;
  public static final int CONVERT = 46;

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

  /** Plus target × number of characters + named character, as below. */
  public static final int COUP_NAMING = 128;

  public static final int ASSASSINATE_NAMING = 192;

  private static final int SEATS = CoupRules.MOST_PLAYERS;
  private static final int ROLES = Role.ALL.size();
  private static final int CODES = Table.CODES;

  private static final byte[] ACTION = new byte[CODES];
  private static final byte[] TARGET = new byte[CODES];
  private static final byte[] NAMED = new byte[CODES];
  private static final byte[] CLAIM = new byte[CODES];
  private static final long[] TURN_STATE = new long[CODES];

  static {
    Arrays.fill(TARGET, (byte) Seats.NOBODY);
    Arrays.fill(NAMED, (byte) -1);
    Arrays.fill(CLAIM, (byte) -1);
    ACTION[FOREIGN_AID] = (byte) Action.FOREIGN_AID.ordinal();
    ACTION[TAX] = (byte) Action.TAX.ordinal();
    ACTION[EMBEZZLE] = (byte) Action.EMBEZZLE.ordinal();
    ACTION[EXCHANGE_AMBASSADOR] = (byte) Action.EXCHANGE.ordinal();
    ACTION[EXCHANGE_INQUISITOR] = (byte) Action.EXCHANGE.ordinal();
    CLAIM[TAX] = (byte) Role.DUKE.ordinal();
    CLAIM[EMBEZZLE] = (byte) Role.DUKE.ordinal(); // denied, not held: R-REF-06
    CLAIM[EXCHANGE_AMBASSADOR] = (byte) Role.AMBASSADOR.ordinal();
    CLAIM[EXCHANGE_INQUISITOR] = (byte) Role.INQUISITOR.ordinal();
    aimed(COUP, Action.COUP);
    aimed(ASSASSINATE, Action.ASSASSINATE);
    aimed(STEAL, Action.STEAL);
    aimed(EXAMINE, Action.EXAMINE);
    aimed(CONVERT, Action.CONVERT);
    naming(COUP_NAMING, Action.COUP);
    naming(ASSASSINATE_NAMING, Action.ASSASSINATE);
    Arrays.setAll(
        TURN_STATE, code -> TurnState.of(ACTION[code], TARGET[code], CLAIM[code], NAMED[code]));
  }

  private CoupCodes() {}

  private static void aimed(int base, Action action) {
    for (int seat = 0; seat < SEATS; seat++) {
      ACTION[base + seat] = (byte) action.ordinal();
      TARGET[base + seat] = (byte) seat;
      CLAIM[base + seat] = (byte) claim(action);
    }
  }

  private static void naming(int base, Action action) {
    for (int i = 0; i < SEATS * ROLES; i++) {
      ACTION[base + i] = (byte) action.ordinal();
      TARGET[base + i] = (byte) (i / ROLES);
      NAMED[base + i] = (byte) (i % ROLES);
      CLAIM[base + i] = (byte) claim(action);
    }
  }

  private static int claim(Action action) {
    return switch (action) {
      case ASSASSINATE -> Role.ASSASSIN.ordinal();
      case STEAL -> Role.CAPTAIN.ordinal();
      case EXAMINE -> Role.INQUISITOR.ordinal();
      default -> -1;
    };
  }

  /** The action that a code of a turn stands for, by ordinal. */
  public static int action(int code) {
    return ACTION[code];
  }

  /** The seat that a code of a turn is aimed at, or {@link Seats#NOBODY}. */
  public static int target(int code) {
    return TARGET[code];
  }

  /** The character that a code of a turn claims (or denies: embezzling), by ordinal, or -1. */
  public static int claim(int code) {
    return CLAIM[code];
  }

  /** The character that a declared attack names, by ordinal, or -1. */
  public static int named(int code) {
    return NAMED[code];
  }

  /** The state of a turn that this action opens. */
  static long turnState(int code) {
    return TURN_STATE[code];
  }

  /** The bit of a code in its word of the mask. */
  static long bit(int code) {
    return 1L << code;
  }

  static long block(Role role) {
    return bit(BLOCK + role.ordinal());
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
