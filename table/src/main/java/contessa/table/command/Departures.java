package contessa.table.command;

import static contessa.table.command.RefusedCommand.refuseIf;

import contessa.game.Seats;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.play.AnswerWindow;
import contessa.table.play.HostSuccession;
import contessa.table.play.NextQuestion;
import contessa.table.play.Timeouts;
import contessa.table.state.ClockTimes;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Players who go: for good (EC-48), for a while, or as a ghost; and players who skip to the end.
 */
final class Departures {

  private static final List<Integer> SPEEDS = List.of(1, 2, ClockTimes.FASTEST);

  private Departures() {}

  /** Resigns from a game that has a rule for it; from another, a bot plays on for good. */
  static void leave(Transaction tx, int seat) {
    TableState state = tx.state();
    if (!state.playing()) {
      Seating.stand(tx, seat);
      return;
    }
    if (state.game().position().canLeave(seat)) {
      tx.resign(seat);
    }
    tx.add(new TableEvent.Left(seat, false));
    HostSuccession.passOn(tx, Seats.NOBODY);
    AnswerWindow.closeIfSettled(tx);
    NextQuestion.ask(tx);
  }

  static void goAway(Transaction tx, int seat) {
    refuseIf(!tx.state().playing() || tx.state().seat(seat).away(), Refused.NOT_NOW);
    Timeouts.takeOver(tx, seat);
  }

  static void comeBack(Transaction tx, int seat) {
    refuseIf(!tx.state().seat(seat).away(), Refused.NOT_NOW);
    tx.add(new TableEvent.Returned(seat));
  }

  static void becomeGhost(Transaction tx, int seat) {
    refuseIf(!tx.state().mayBecomeGhost(seat) || tx.state().isGhost(seat), Refused.NOT_NOW);
    tx.add(new TableEvent.BecameGhost(seat));
  }

  /** The bots hurry once every player still here has asked for it. */
  static void hurry(Transaction tx, int seat) {
    TableState state = tx.state();
    refuseIf(!state.mayHurry(seat) || state.hasAskedToHurry(seat), Refused.NOT_NOW);
    boolean all =
        IntStream.range(0, state.seats().size())
            .filter(other -> other != seat && !state.hasAskedToHurry(other))
            .noneMatch(other -> tx.context().online(state.seat(other).owner()));
    tx.add(new TableEvent.HurryRequested(seat, all));
  }

  /** The latest choice of anyone who is out counts for the whole table. */
  static void changeSpeed(Transaction tx, int seat, Command.Speed command) {
    refuseIf(!tx.state().mayHurry(seat), Refused.NOT_NOW);
    refuseIf(!SPEEDS.contains(command.times()), Refused.ILLEGAL_CHOICE);
    tx.add(new TableEvent.Sped(seat, command.times()));
  }
}
