package contessa.table.command;

import contessa.game.Seats;
import contessa.notation.GameNotation;
import contessa.notation.Refusal;
import contessa.notation.registry.Notations;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.message.SeatView.Occupant;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import contessa.table.play.Timeouts;
import contessa.table.state.ClockTimes;
import contessa.table.state.Question;
import contessa.table.state.Seat;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/** What only the host may do. */
public final class Hosting {

  private Hosting() {}

  static @Nullable Refused lock(Transaction tx, Command.Lock command) {
    tx.add(new TableEvent.Locked(command.locked()));
    return null;
  }

  static @Nullable Refused handOver(Transaction tx, Command.HandOver command) {
    TableState state = tx.state();
    if (!state.hasSeat(command.seat())) {
      return Refused.NO_SEAT;
    }
    Seat seat = state.seat(command.seat());
    String other = seat.player();
    if (other == null || seat.occupant() != Occupant.PERSON) {
      return Refused.NO_SEAT;
    }
    tx.add(new TableEvent.HostChanged(other));
    return null;
  }

  static @Nullable Refused configure(Transaction tx, Command.Configure command) {
    if (!possible(command.options())) {
      return Refused.BAD_OPTIONS;
    }
    if (command.options().seats() < Seats.count(tx.state().takenSeats())) {
      return Refused.TOO_MANY_PLAYERS;
    }
    tx.add(new TableEvent.Configured(command.options()));
    return null;
  }

  /** Whether the rules allow some number of players that the table has seats for. */
  static boolean possible(TableOptions options) {
    GameNotation notation = Notations.named(options.game());
    if (notation == null
        || options.seats() < TableOptions.FEWEST_SEATS
        || options.seats() > TableOptions.MOST_SEATS) {
      return false;
    }
    Integer party = options.party();
    if (party != null && (party < 1 || party > TableOptions.LONGEST_PARTY)) {
      return false;
    }
    Integer begins = options.begins();
    if (begins != null && (begins < 0 || begins >= options.seats())) {
      return false;
    }
    for (int players = TableOptions.FEWEST_SEATS; players <= options.seats(); players++) {
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

  static @Nullable Refused reopen(Transaction tx) {
    if (tx.state().stage() != Stage.OVER) {
      return Refused.NOT_NOW;
    }
    tx.add(new TableEvent.Reopened());
    return null;
  }

  static @Nullable Refused close(Transaction tx) {
    tx.add(new TableEvent.Closed());
    return null;
  }

  /** The host of an untimed table calls time on the open question. */
  static @Nullable Refused force(Transaction tx) {
    TableState state = tx.state();
    Question question = state.openQuestion();
    if (question == null || state.options().clock() != Clock.UNTIMED) {
      return Refused.NOT_NOW;
    }
    if (tx.now() < question.since() + ClockTimes.FORCE_AFTER) {
      return Refused.TOO_EARLY;
    }
    if (!question.sealed() && !question.isAsked(question.seat())) {
      return Refused.NOT_NOW;
    }
    Timeouts.force(tx);
    return null;
  }
}
