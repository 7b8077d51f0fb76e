package contessa.table.command;

import contessa.game.Seats;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.play.AnswerWindow;
import contessa.table.play.HostSuccession;
import contessa.table.play.NextQuestion;
import contessa.table.play.StandIns;
import contessa.table.state.ClockTimes;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Players who go: for good (EC-48), for a while, or as a ghost; and players who skip to the end.
 */
final class Departures {

  private static final List<Integer> SPEEDS = List.of(1, 2, ClockTimes.FASTEST);

  private Departures() {}

  /** Resigns from a game that has a rule for it; from another, a bot plays on for good. */
  static @Nullable Refused leave(Transaction tx, int seat) {
    TableState state = tx.state();
    if (!state.playing()) {
      return Seating.stand(tx, seat);
    }
    if (state.game().position().canLeave(seat)) {
      tx.resign(seat);
    }
    tx.add(new TableEvent.Left(seat, false));
    HostSuccession.passOn(tx, Seats.NOBODY);
    AnswerWindow.closeIfSettled(tx);
    NextQuestion.ask(tx);
    return null;
  }

  static @Nullable Refused goAway(Transaction tx, int seat) {
    if (!tx.state().playing() || tx.state().seat(seat).away()) {
      return Refused.NOT_NOW;
    }
    StandIns.takeOver(tx, seat);
    return null;
  }

  static @Nullable Refused comeBack(Transaction tx, int seat) {
    if (!tx.state().seat(seat).away()) {
      return Refused.NOT_NOW;
    }
    tx.add(new TableEvent.Returned(seat));
    return null;
  }

  static @Nullable Refused becomeGhost(Transaction tx, int seat) {
    if (!tx.state().eliminated().mayBecomeGhost(seat) || tx.state().eliminated().isGhost(seat)) {
      return Refused.NOT_NOW;
    }
    tx.add(new TableEvent.BecameGhost(seat));
    return null;
  }

  /** The bots hurry once every player still here has asked for it. */
  static @Nullable Refused hurry(Transaction tx, int seat) {
    TableState state = tx.state();
    if (!state.eliminated().mayHurry(seat) || state.hasAskedToHurry(seat)) {
      return Refused.NOT_NOW;
    }
    boolean all = true;
    for (int other = 0; other < state.seats().size(); other++) {
      String owner = state.seat(other).player();
      if (owner != null && other != seat && !state.hasAskedToHurry(other)) {
        all &= !tx.context().online(owner);
      }
    }
    tx.add(new TableEvent.HurryRequested(seat, all));
    return null;
  }

  /** The latest choice of anyone who is out counts for the whole table. */
  static @Nullable Refused changeSpeed(Transaction tx, int seat, Command.Speed command) {
    if (!tx.state().eliminated().mayHurry(seat)) {
      return Refused.NOT_NOW;
    }
    if (!SPEEDS.contains(command.times())) {
      return Refused.ILLEGAL_CHOICE;
    }
    tx.add(new TableEvent.Sped(seat, command.times()));
    return null;
  }
}
