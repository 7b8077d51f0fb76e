package contessa.server.table;

import contessa.game.Seats;
import contessa.server.wire.Refused;
import org.jspecify.annotations.Nullable;

/** Who lets the time pass twice, is gone for a minute, or says so, is stood in for. */
final class Absence {

  private static final int TIMEOUTS = 2;

  private Absence() {}

  static @Nullable Refused leave(Draft draft, String player) {
    int seat = draft.state.seatOf(player);
    if (seat < 0) {
      return Refused.NOT_SEATED;
    }
    if (!draft.state.playing() || draft.state.seat(seat).away()) {
      return Refused.NOT_NOW;
    }
    goAway(draft, seat);
    return null;
  }

  static @Nullable Refused comeBack(Draft draft, String player) {
    int seat = draft.state.seatOf(player);
    if (seat < 0) {
      return Refused.NOT_SEATED;
    }
    if (!draft.state.seat(seat).away()) {
      return Refused.NOT_NOW;
    }
    draft.add(new TableEvent.Returned(seat));
    return null;
  }

  /** Of these seats, those whose players have let the time pass too often. */
  static void sendAway(Draft draft, int seats) {
    for (int seat : Seats.list(seats)) {
      if (draft.state.playing() && draft.state.seat(seat).timeouts() >= TIMEOUTS) {
        goAway(draft, seat);
      }
    }
  }

  /** Those who have not been there for a minute. */
  static void sendAwayOffline(Draft draft) {
    for (int seat = 0; seat < draft.state.seats.size(); seat++) {
      if (awayAt(draft.state, draft.around, seat) <= draft.now) {
        goAway(draft, seat);
      }
    }
  }

  static long awayAt(TableState state, Surroundings around, int seat) {
    Seat own = state.seat(seat);
    String player = own.player();
    if (!state.playing() || player == null || own.away() || !state.pace().replacesAbsent()) {
      return Long.MAX_VALUE;
    }
    long since = around.offlineSince(player);
    return since == Surroundings.NEVER ? Long.MAX_VALUE : since + Pace.AWAY_AFTER;
  }

  private static void goAway(Draft draft, int seat) {
    draft.add(new TableEvent.WentAway(seat));
    Hosting.passOn(draft, seat);
    Windows.closeIfSettled(draft);
  }
}
