package contessa.table.command;

import static contessa.table.command.RefusedCommand.refuseIf;
import static contessa.table.command.RefusedCommand.required;

import contessa.game.Seats;
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
import java.util.stream.IntStream;

/** What only the host may do. */
public final class Hosting {

  private Hosting() {}

  static void handOver(Transaction tx, Command.HandOver command) {
    TableState state = tx.state();
    refuseIf(!state.hasSeat(command.seat()), Refused.NO_SEAT);
    Seat seat = state.seat(command.seat());
    refuseIf(seat.occupant() != Occupant.PERSON, Refused.NO_SEAT);
    tx.add(new TableEvent.HostChanged(required(seat.player(), Refused.NO_SEAT)));
  }

  static void configure(Transaction tx, Command.Configure command) {
    refuseIf(!possible(command.options()), Refused.BAD_OPTIONS);
    refuseIf(
        command.options().seats() < Seats.count(tx.state().takenSeats()), Refused.TOO_MANY_PLAYERS);
    tx.add(new TableEvent.Configured(command.options()));
  }

  /** Whether the rules allow some number of players that the table has seats for. */
  static boolean possible(TableOptions options) {
    if (Notations.named(options.game()) == null
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
    return IntStream.rangeClosed(TableOptions.FEWEST_SEATS, options.seats())
        .anyMatch(players -> options.rulebook(players) != null);
  }

  static void reopen(Transaction tx) {
    refuseIf(tx.state().stage() != Stage.OVER, Refused.NOT_NOW);
    tx.add(new TableEvent.Reopened());
  }

  /** The host of an untimed table calls time on the open question. */
  static void force(Transaction tx) {
    TableState state = tx.state();
    Question question = required(state.openQuestion(), Refused.NOT_NOW);
    refuseIf(state.options().clock() != Clock.UNTIMED, Refused.NOT_NOW);
    refuseIf(tx.now() < question.since() + ClockTimes.FORCE_AFTER, Refused.TOO_EARLY);
    refuseIf(!question.sealed() && !question.isAsked(question.seat()), Refused.NOT_NOW);
    Timeouts.force(tx);
  }
}
