package contessa.table.play;

import contessa.game.Position;
import contessa.game.Seats;
import contessa.table.game.GamePrompt;
import contessa.table.game.TimeLimit;
import contessa.table.message.StandingOrder;
import contessa.table.state.ClockTimes;
import contessa.table.state.Question;
import contessa.table.state.Seat;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/** After a move: asks the next question, or ends the game. */
public final class NextQuestion {

  private NextQuestion() {}

  /** Does nothing while a question is open. */
  public static void ask(Transaction tx) {
    TableState state = tx.state();
    if (!state.playing() || state.openQuestion() != null) {
      return;
    }
    Position position = state.game().position();
    if (position.over()) {
      tx.add(new TableEvent.Ended(Seats.numbers(position.winners())));
      tx.commitSecret();
    } else {
      ask(tx, state.adapter().prompt(position));
      BotTalk.react(tx);
    }
  }

  private static void ask(Transaction tx, GamePrompt prompt) {
    TableState state = tx.state();
    if (!prompt.sealed() && prompt.limit() == TimeLimit.TURN) {
      beginTurn(tx, Seats.lowest(prompt.seats()));
    }
    int id = state.questionCount() + 1;
    int bots = Seats.NONE;
    int lag = 0;
    for (int seat : Seats.list(prompt.seats())) {
      String player = state.seat(seat).player();
      if (player == null || state.seat(seat).playedByBot()) {
        bots |= Seats.of(seat);
      } else {
        lag =
            Math.max(
                lag, Math.clamp(tx.context().lags().lag(player), 0, ClockTimes.MAX_LAG_CREDIT));
      }
    }
    long limit = state.clock().limit(prompt.limit());
    long since = toldAt(tx);
    Long deadline = limit == 0 ? null : Long.valueOf(since + limit);
    long credit = ClockTimes.LATE_TOLERANCE + lag + tx.context().lags().serverDelay();
    Long due = deadline == null ? null : Long.valueOf(deadline + credit);
    tx.add(
        new TableEvent.Asked(
            id,
            prompt.sealed(),
            Seats.numbers(prompt.seats()),
            prompt.target(),
            since,
            floor(tx, prompt, bots, id),
            deadline,
            due,
            Seats.numbers(bots),
            Suspense.length(tx, prompt, id)));
  }

  /** The time before which the window does not close and no bot acts. */
  private static long floor(Transaction tx, GamePrompt prompt, int bots, int id) {
    TableState state = tx.state();
    if (state.hurrying()) {
      return tx.now() + ClockTimes.HURRIED;
    }
    long ready = readyAt(tx, prompt, bots);
    if (!prompt.sealed() && bots == Seats.NONE) {
      return ready;
    }
    return ready + pause(tx, prompt, bots, id) / state.speed();
  }

  /**
   * A window that asks people stays open for its floor. Among bots there is no answer whose time
   * must be hidden. Before a turn people read what came of the last one, unless they were just
   * asked about it; within a turn there is less to read. All of that is public.
   */
  private static int pause(Transaction tx, GamePrompt prompt, int bots, int id) {
    ClockTimes clock = tx.state().clock();
    String secret = tx.state().timingSecret();
    if (prompt.sealed() && bots != prompt.seats()) {
      return clock.windowPause(secret, id);
    }
    return prompt.limit() == TimeLimit.TURN && !peopleWereAsked(tx.before().openQuestion())
        ? clock.botPause(secret, id)
        : clock.shortPause(secret, id);
  }

  /** Who was asked in a window knows what comes of it without an objection. */
  private static boolean peopleWereAsked(@Nullable Question before) {
    return before != null && before.sealed() && (before.seats() & ~before.bots()) != Seats.NONE;
  }

  /**
   * When the first seat asked may answer. Bots wait until the scenes of the last step are over.
   * Where every answer is needed, people decide for themselves whether to skip the scenes.
   */
  private static long readyAt(Transaction tx, GamePrompt prompt, int bots) {
    boolean needsPeople = tx.state().adapter().showsWhoHasAnswered() && bots != prompt.seats();
    return prompt.sealed() && needsPeople ? tx.now() : toldAt(tx);
  }

  /** When the last step has been told, at the speed at which its viewers see it. */
  private static long toldAt(Transaction tx) {
    return tx.state().hurrying()
        ? tx.now()
        : tx.now() + (tx.toldAt() - tx.now()) / tx.before().speed();
  }

  private static void beginTurn(Transaction tx, int seat) {
    Seat own = tx.state().seat(seat);
    ClockTimes clock = tx.state().clock();
    long bank = Math.min(clock.bank().size(), own.bankMillis() + clock.bank().eachTurn());
    if (bank > own.bankMillis()) {
      tx.add(new TableEvent.TimeBankSet(seat, bank));
    }
    if (own.standingOrder() == StandingOrder.PASS_UNTIL_MY_TURN
        || own.standingOrder() == StandingOrder.PASS_ALL_UNTIL_MY_TURN) {
      tx.add(new TableEvent.Ordered(seat, StandingOrder.ASK));
    }
  }
}
