package contessa.table.play;

import contessa.table.message.SeatView.Occupant;
import contessa.table.state.Seat;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;

/** A table has a host as long as a person sits there. */
public final class HostSuccession {

  private HostSuccession() {}

  /**
   * The next person becomes host if the host has no seat any more, or has this one, which is being
   * left.
   *
   * @param left the seat whose player is away now, or {@link contessa.game.Seats#NOBODY}
   */
  public static void passOn(Transaction tx, int left) {
    TableState state = tx.state();
    int host = state.seatOf(state.host());
    if (host >= 0 && host != left) {
      return;
    }
    state.seats().stream()
        .filter(seat -> seat.occupant() == Occupant.PERSON && !seat.away())
        .map(Seat::owner)
        .filter(player -> !state.isHost(player))
        .findFirst()
        .ifPresent(player -> tx.add(new TableEvent.HostChanged(player)));
  }
}
