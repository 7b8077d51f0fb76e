package contessa.table.clock;

import contessa.game.Move;
import contessa.game.Seats;
import contessa.table.command.Seating;
import contessa.table.message.Replay.By;
import contessa.table.message.Stage;
import contessa.table.play.AnswerWindow;
import contessa.table.play.BotTalk;
import contessa.table.play.NextQuestion;
import contessa.table.play.Timeouts;
import contessa.table.state.BotSpeech;
import contessa.table.state.Question;
import contessa.table.state.Seat;
import contessa.table.state.TableContext;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;

/**
 * What time causes at a table. All times are in the state, or follow from who is online; a timer
 * only says when to look, so a lost one is set again when the table is loaded.
 */
public final class TableClock {

  /** A table without visitors closes after this long, unless a game is in progress. */
  public static final long IDLE = 2 * 3_600_000L;

  /** With a game in progress it takes days, since a turn may take one. */
  public static final long IDLE_PLAYING = 14 * 24 * 3_600_000L;

  private TableClock() {}

  public static boolean runs(TableState state) {
    return state.stage() == Stage.PLAYING || state.fillsAt() != null;
  }

  public static void tick(Transaction tx) {
    TableState state = tx.state();
    if (tx.now() >= idleAt(state, tx.before().at(), tx.context())) {
      tx.add(new TableEvent.Closed());
      return;
    }
    Long fillsAt = state.fillsAt();
    if (fillsAt != null && fillsAt <= tx.now()) {
      Seating.fill(tx);
      return;
    }
    BotTalk.speak(tx);
    Timeouts.replaceOffline(tx);
    Question question = state.openQuestion();
    if (question == null) {
      return;
    }
    if (question.sealed()) {
      AnswerWindow window = new AnswerWindow(tx);
      if (!window.close()) {
        Timeouts.waitForLostConnection(
            tx,
            question.target() < 0
                ? Seats.NONE
                : window.missingSeats() & Seats.of(question.target()));
        window.tellAwaited();
      }
    } else if (!question.isAsked(question.seat())) {
      actForBot(tx, question);
    } else if (state.dueAt(question.seat()) <= tx.now()) {
      if (!Timeouts.waitForLostConnection(tx, question.seats())) {
        Timeouts.decide(tx);
      }
    }
  }

  private static void actForBot(Transaction tx, Question question) {
    if (tx.now() < question.floor()) {
      return;
    }
    int seat = question.seat();
    Move move = tx.botMove(seat, tx.state().game().position());
    if (move != null) {
      By by = tx.state().seat(seat).owned() ? By.STAND_IN : By.BOT;
      tx.decide(seat, move, by);
      NextQuestion.ask(tx);
    }
  }

  /** The next time at which {@link #tick} may have something to do. */
  public static long next(TableState state, TableContext context, long now) {
    long next = idleAt(state, state.at(), context);
    Long fillsAt = state.fillsAt();
    if (fillsAt != null) {
      next = Math.min(next, fillsAt);
    }
    BotSpeech speech = state.botSpeech();
    if (speech != null) {
      next = Math.min(next, speech.at());
    }
    for (int seat = 0; seat < state.seats().size(); seat++) {
      next = Math.min(next, Timeouts.replacesAt(state, context, seat));
    }
    Question question = state.openQuestion();
    return question == null ? next : Math.min(next, next(state, question, context, now));
  }

  private static long next(TableState state, Question question, TableContext context, long now) {
    if (now < question.floor()) {
      return question.floor();
    }
    long next = Long.MAX_VALUE;
    if (question.sealed() && question.awaited() == null) {
      next = ifLater(AnswerWindow.tellsAwaitedAt(state, question), now);
    }
    for (int seat : Seats.list(question.seats())) {
      if (question.isAsked(seat) && !question.answers().containsKey(seat)) {
        next = Math.min(next, ifLater(state.dueAt(seat), now));
      } else if (!question.sealed()
          && context.bots().decidedMove(state, seat, state.game().position()) != null) {
        next = Math.min(next, now + 1); // a stand-in has just taken over
      }
    }
    return next;
  }

  private static long ifLater(long time, long now) {
    return time > now ? time : Long.MAX_VALUE;
  }

  private static long idleAt(TableState state, long lastRowAt, TableContext context) {
    if (state.stage() == Stage.CLOSED) {
      return Long.MAX_VALUE;
    }
    long latest = lastRowAt;
    for (Seat seat : state.seats()) {
      String player = seat.player();
      if (player != null && context.online(player)) {
        return Long.MAX_VALUE;
      }
      latest = player == null ? latest : Math.max(latest, context.presence().offlineSince(player));
    }
    return latest + (state.playing() ? IDLE_PLAYING : IDLE);
  }
}
