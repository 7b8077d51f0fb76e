package contessa.table.play;

import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.table.message.Replay.By;
import contessa.table.state.ClockTimes;
import contessa.table.state.Question;
import contessa.table.state.Seat;
import contessa.table.state.TableContext;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/**
 * What happens when a player runs out of time. A stand-in takes over after two timeouts in a row, a
 * minute offline, or on request.
 */
public final class Timeouts {

  private static final int MOST = 2;

  private Timeouts() {}

  /** The move that is played for a seat without an answer; null if its stand-in is not ready. */
  static @Nullable Move move(Transaction tx, int seat, Position position) {
    TableState state = tx.state();
    String seed = state.timingSecret() + ":late:" + state.question().id();
    Move expected = state.adapter().onTimeout(position.view(seat), SeededChance.of(seed));
    return expected != null ? expected : tx.botMove(seat, position);
  }

  /** Decides for the only seat of the open question; later, if its stand-in is not ready. */
  public static void decide(Transaction tx) {
    int seat = tx.state().question().seat();
    Move move = move(tx, seat, tx.state().game().position());
    if (move == null) {
      return;
    }
    tx.add(new TableEvent.TimedOut(seat, true));
    spendBank(tx, seat);
    tx.decide(seat, move, By.TIMEOUT);
    replaceAfterTimeouts(tx, Seats.of(seat));
    NextQuestion.ask(tx);
  }

  public static void spendBank(Transaction tx, int seat) {
    Long deadline = tx.state().question().deadline();
    long bank = tx.state().seat(seat).bankMillis();
    if (deadline != null && bank > 0 && tx.arrivedAt() > deadline) {
      tx.add(new TableEvent.TimeBankSet(seat, Math.max(0, bank - (tx.arrivedAt() - deadline))));
    }
  }

  /**
   * Once a game the clock waits for a player who lost the connection, if the game cannot continue
   * without that player. Returns whether it waits.
   *
   * @param seats the seats on which the open question depends, as a set
   */
  public static boolean waitForLostConnection(Transaction tx, int seats) {
    TableState state = tx.state();
    long grace = state.clock().grace();
    for (int seat : Seats.list(seats)) {
      String player = state.seat(seat).player();
      if (player != null
          && grace > 0
          && !state.seat(seat).graceUsed()
          && state.dueAt(seat) <= tx.now()
          && !tx.context().online(player)) {
        tx.add(new TableEvent.TimeBankSet(seat, 0));
        tx.add(new TableEvent.GraceGranted(seat, tx.now() + grace));
        return true;
      }
    }
    return false;
  }

  public static void force(Transaction tx) {
    Question question = tx.state().question();
    tx.add(new TableEvent.Forced(tx.now()));
    if (question.sealed()) {
      new AnswerWindow(tx).close();
    } else {
      decide(tx);
    }
  }

  // ---- Stand-ins

  /** A stand-in plays for this seat until its owner returns. */
  public static void takeOver(Transaction tx, int seat) {
    tx.add(new TableEvent.WentAway(seat));
    HostSuccession.passOn(tx, seat);
    AnswerWindow.closeIfSettled(tx);
  }

  static void replaceAfterTimeouts(Transaction tx, int seats) {
    for (int seat : Seats.list(seats)) {
      if (tx.state().playing() && tx.state().seat(seat).timeouts() >= MOST) {
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
