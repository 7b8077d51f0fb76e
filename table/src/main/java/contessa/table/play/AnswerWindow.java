package contessa.table.play;

import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Seats;
import contessa.table.game.GameAdapter;
import contessa.table.game.GameAdapter.WindowMove;
import contessa.table.game.LiveGame;
import contessa.table.message.Replay.By;
import contessa.table.state.Question;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The open window of a transaction. It closes when its outcome is settled, but never before its
 * floor. Only the outcome is then played: it shows neither who answered when, nor whether.
 */
public final class AnswerWindow {

  private final Transaction tx;
  private final TableState state;
  private final Question window;
  private final LiveGame game;
  private final GameAdapter adapter;

  public AnswerWindow(Transaction tx) {
    this.tx = tx;
    state = tx.state();
    window = state.question();
    game = state.game();
    adapter = state.adapter();
  }

  public static void closeIfSettled(Transaction tx) {
    Question question = tx.state().openQuestion();
    if (question != null && question.sealed()) {
      new AnswerWindow(tx).close();
    }
  }

  /** Closes the window if its floor has passed and it is settled; returns whether it closed. */
  public boolean close() {
    if (tx.now() < window.floor()) {
      return false;
    }
    List<WindowMove> moves = adapter.settle(game.position(), this::answer);
    if (moves == null) {
      return false;
    }
    int late = lateSeats();
    for (int seat : Seats.list(late)) {
      tx.add(new TableEvent.TimedOut(seat, false));
    }
    if (window.target() >= 0 && window.isAsked(window.target())) {
      Timeouts.spendBank(tx, window.target());
    }
    Suspense.tell(tx, window, moves);
    for (WindowMove move : moves) {
      tx.decide(move.seat(), move.move(), by(move.seat()));
    }
    Timeouts.replaceAfterTimeouts(tx, late);
    NextQuestion.ask(tx);
    return true;
  }

  private @Nullable Move answer(int seat, Position position) {
    if (!window.isAsked(seat)) {
      return tx.botMove(seat, position);
    }
    String answer = window.answers().get(seat);
    if (answer != null) {
      return adapter.meaning(game.move(answer), position);
    }
    if (!hasOrder(seat) && !isLate(seat)) {
      return null;
    }
    return Timeouts.move(tx, seat, position);
  }

  private boolean hasOrder(int seat) {
    return adapter.passes(state.seat(seat).standingOrder(), game.position(), seat);
  }

  private boolean isLate(int seat) {
    return state.dueAt(seat) <= tx.now();
  }

  /** The seats still to answer: no bot, no standing order and no player has answered for them. */
  public int missingSeats() {
    int missing = Seats.NONE;
    for (int seat : Seats.list(window.seats())) {
      if (window.isAsked(seat) && !window.answers().containsKey(seat) && !hasOrder(seat)) {
        missing |= Seats.of(seat);
      }
    }
    return missing;
  }

  private int lateSeats() {
    int late = Seats.NONE;
    for (int seat : Seats.list(missingSeats())) {
      late |= isLate(seat) ? Seats.of(seat) : Seats.NONE;
    }
    return late;
  }

  private By by(int seat) {
    if (!window.isAsked(seat)) {
      return state.seat(seat).owned() ? By.STAND_IN : By.BOT;
    }
    return window.answers().containsKey(seat) ? By.PLAYER : hasOrder(seat) ? By.ORDER : By.TIMEOUT;
  }

  /** Late in a window of three or more seats, tells everyone who still has to answer. */
  public void tellAwaited() {
    if (window.awaited() == null && tellsAwaitedAt(state, window) <= tx.now()) {
      tx.add(new TableEvent.StillAwaited(window.id(), Seats.numbers(missingSeats())));
    }
  }

  /** When the window tells who still has to answer: after 60 % of its time, or never. */
  public static long tellsAwaitedAt(TableState state, Question window) {
    Long deadline = window.deadline();
    boolean few = Seats.count(window.seats()) < 3;
    boolean never = state.options().strict() || state.adapter().showsWhoHasAnswered();
    return deadline == null || few || never
        ? Long.MAX_VALUE
        : window.since() + (deadline - window.since()) * 3 / 5;
  }
}
