package contessa.bots.net;

import module java.base;

import contessa.coup.Action;
import contessa.coup.CoupPhase;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/**
 * The position as a seat sees it, in a few plain numbers and without memory: for fast loops, and
 * for those who build their own memory. {@link #GLOBALS} bytes about the table, then {@link
 * #PER_SEAT} for each seat, clockwise from the seat that decides. Flags are 1; the rest are counts.
 */
public final class LiteEncoder {

  public static final int GLOBALS = 64;
  public static final int PER_SEAT = 24;

  private static final int ROLES = Role.ALL.size();
  private static final int ACTION = CoupPhase.ALL.size();
  private static final int CLAIMED = ACTION + Action.ALL.size();
  private static final int BLOCKED_AS = CLAIMED + ROLES;
  private static final int NAMED = BLOCKED_AS + ROLES;
  private static final int UNSEEN = NAMED + ROLES;
  private static final int TABLE = UNSEEN + ROLES;

  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private LiteEncoder() {}

  /** Fills the first bytes of {@code row}; seats that the game does not have stay 0. */
  public static void encode(CoupView view, byte[] row, int slots) {
    int me = view.reader();
    int seats = view.seats();
    Arrays.fill(row, 0, GLOBALS + slots * PER_SEAT, (byte) 0);
    EIGHT.set(row, UNSEEN, Encoder.byCharacter(view.unseen().bits()));
    row[view.phase().ordinal()] = 1;
    Action action = view.action();
    if (action != null) {
      row[ACTION + action.ordinal()] = 1;
      one(row, CLAIMED, view.claimedForAction());
      one(row, NAMED, view.named());
    }
    one(row, BLOCKED_AS, view.blockedAs());
    row[TABLE] = (byte) Math.min(view.turn() / seats, Byte.MAX_VALUE);
    row[TABLE + 1] = (byte) Math.min(view.reserve(), Byte.MAX_VALUE);
    row[TABLE + 2] = (byte) view.keep();
    row[TABLE + 3] = (byte) view.deckSize();
    row[TABLE + 4] = (byte) Seats.count(view.living());
    row[TABLE + 5] = (byte) seats;
    int reformists = view.reformists();
    for (int slot = 0, seat = me; slot < seats; slot++) {
      long up = Encoder.byCharacter(view.up(seat));
      long known = Encoder.byCharacter(view.known(seat));
      int at = GLOBALS + slot * PER_SEAT;
      long lives = view.lives(seat) ? 1 : 0;
      EIGHT.set(row, at, lives | (long) view.handSize(seat) << 8 | coins(view, seat) | up << 24);
      long parts =
          flag(seat == view.actor(), 8)
              | flag(seat == view.target(), 16)
              | flag(seat == view.blocker(), 24)
              | flag(seat == view.challenger(), 32)
              | flag(Seats.has(view.waiting(), seat), 40)
              | flag(Seats.has(reformists, seat), 48);
      EIGHT.set(row, at + 8, up >>> 40 | parts);
      EIGHT.set(row, at + 16, known);
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
  }

  private static long coins(CoupView view, int seat) {
    return (long) Math.min(view.coins(seat), Byte.MAX_VALUE) << 16;
  }

  private static long flag(boolean on, int bits) {
    return on ? 1L << bits : 0;
  }

  private static void one(byte[] row, int first, @Nullable Role role) {
    if (role != null) {
      row[first + role.ordinal()] = 1;
    }
  }
}
