package contessa.table.play;

import contessa.game.Seats;
import contessa.table.state.ClockTimes;
import contessa.table.state.Seat;
import contessa.table.state.TableContext;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;

/** A stand-in takes over after two timeouts in a row, a minute offline, or on request. */
public final class StandIns {

  private static final int TIMEOUTS = 2;

  private StandIns() {}

  /** A stand-in plays for this seat until its owner returns. */
  public static void takeOver(Transaction tx, int seat) {
    tx.add(new TableEvent.WentAway(seat));
    HostSuccession.passOn(tx, seat);
    AnswerWindow.closeIfSettled(tx);
  }

  static void replaceAfterTimeouts(Transaction tx, int seats) {
    for (int seat : Seats.list(seats)) {
      if (tx.state().playing() && tx.state().seat(seat).timeouts() >= TIMEOUTS) {
        takeOver(tx, seat);
      }
    }
  }

  public static void replaceOffline(Transaction tx) {
    for (int seat = 0; seat < tx.state().seats().size(); seat++) {
      if (replacesAt(tx.state(), tx.context(), seat) <= tx.now()) {
        takeOver(tx, seat);
      }
    }
  }

  public static long replacesAt(TableState state, TableContext context, int seat) {
    Seat own = state.seat(seat);
    String player = own.player();
    if (!state.playing() || player == null || own.away() || !state.clock().replacesAbsent()) {
      return Long.MAX_VALUE;
    }
    long since = context.presence().offlineSince(player);
    return since == TableContext.Presence.ONLINE ? Long.MAX_VALUE : since + ClockTimes.AWAY_AFTER;
  }
}
