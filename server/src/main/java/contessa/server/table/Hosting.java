package contessa.server.table;

import contessa.game.Seats;
import contessa.notation.GameNotation;
import contessa.notation.Refusal;
import contessa.notation.registry.Notations;
import contessa.server.wire.Command;
import contessa.server.wire.Refused;
import contessa.server.wire.SeatView.Occupant;
import contessa.server.wire.Stage;
import contessa.server.wire.TableOptions;
import org.jspecify.annotations.Nullable;

/** What only the host may do; and there is always a host as long as a person sits there. */
final class Hosting {

  static final int FEWEST_SEATS = 2;
  static final int MOST_SEATS = 10;

  private Hosting() {}

  static @Nullable Refused lock(Draft draft, String player, Command.Lock command) {
    if (!draft.state.isHost(player)) {
      return Refused.NOT_HOST;
    }
    draft.add(new TableEvent.Locked(command.locked()));
    return null;
  }

  static @Nullable Refused handOver(Draft draft, String player, Command.HandOver command) {
    TableState state = draft.state;
    if (!state.isHost(player)) {
      return Refused.NOT_HOST;
    }
    if (!state.hasSeat(command.seat())) {
      return Refused.NO_SEAT;
    }
    Seat seat = state.seat(command.seat());
    String other = seat.player();
    if (other == null || seat.occupant() != Occupant.PERSON) {
      return Refused.NO_SEAT;
    }
    draft.add(new TableEvent.HostChanged(other));
    return null;
  }

  /** A host who is no longer at a seat, or away, is followed by the next person. */
  static void passOn(Draft draft, int left) {
    TableState state = draft.state;
    int host = state.seatOf(state.host);
    if (host >= 0 && host != left) {
      return;
    }
    for (Seat seat : state.seats) {
      String player = seat.player();
      if (player != null
          && !seat.away()
          && seat.occupant() == Occupant.PERSON
          && !state.isHost(player)) {
        draft.add(new TableEvent.HostChanged(player));
        return;
      }
    }
  }

  static @Nullable Refused configure(Draft draft, String player, Command.Configure command) {
    TableState state = draft.state;
    if (!state.isHost(player)) {
      return Refused.NOT_HOST;
    }
    if (state.playing()) {
      return Refused.NOT_NOW;
    }
    if (!possible(command.options())) {
      return Refused.BAD_OPTIONS;
    }
    if (command.options().seats() < Seats.count(state.taken())) {
      return Refused.TOO_MANY_PLAYERS;
    }
    draft.add(new TableEvent.Configured(command.options()));
    return null;
  }

  /** Whether some number of players that the table has seats for could play so. */
  static boolean possible(TableOptions options) {
    GameNotation notation = Notations.named(options.game());
    if (notation == null || options.seats() < FEWEST_SEATS || options.seats() > MOST_SEATS) {
      return false;
    }
    for (int players = FEWEST_SEATS; players <= options.seats(); players++) {
      if (possible(notation, options, players)) {
        return true;
      }
    }
    return false;
  }

  static boolean possible(GameNotation notation, TableOptions options, int players) {
    try {
      notation.rules(options.rules(), players);
      return true;
    } catch (Refusal e) {
      return false;
    }
  }

  static @Nullable Refused reopen(Draft draft, String player) {
    if (!draft.state.isHost(player)) {
      return Refused.NOT_HOST;
    }
    if (draft.state.stage != Stage.OVER) {
      return Refused.NOT_NOW;
    }
    draft.add(new TableEvent.Reopened());
    return null;
  }

  static @Nullable Refused close(Draft draft, String player) {
    if (!draft.state.isHost(player)) {
      return Refused.NOT_HOST;
    }
    if (draft.state.playing()) {
      return Refused.NOT_NOW;
    }
    draft.add(new TableEvent.Closed());
    return null;
  }
}
