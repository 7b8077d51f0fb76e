package contessa.server.table.play;

import contessa.game.Position;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.server.table.game.GamePrompt;
import contessa.server.table.game.TimeLimit;
import contessa.server.table.state.ClockTimes;
import contessa.server.table.state.Seat;
import contessa.server.table.state.SeatSets;
import contessa.server.table.state.TableEvent;
import contessa.server.table.state.TableState;
import contessa.server.table.state.Transaction;
import contessa.server.wire.StandingOrder;

/** After a move: asks the next question, or ends the game. */
public final class NextQuestion {

  /** The most that a bot takes for its own decision beyond a window's floor. */
  private static final int BOT_SPREAD = 1_000;

  private NextQuestion() {}

  /** Does nothing while a question is open. */
  public static void ask(Transaction tx) {
    TableState state = tx.state();
    if (!state.playing() || state.openQuestion() != null) {
      return;
    }
    Position position = state.game().position();
    if (position.over()) {
      tx.add(new TableEvent.Ended(SeatSets.list(position.winners())));
      tx.commitSecret();
    } else {
      ask(tx, state.adapter().questions().prompt(position));
    }
  }

  private static void ask(Transaction tx, GamePrompt prompt) {
    TableState state = tx.state();
    if (!prompt.sealed() && prompt.limit() == TimeLimit.TURN) {
      beginTurn(tx, Seats.lowest(prompt.seats()));
    }
    int number = state.asks() + 1;
    int bots = Seats.NONE;
    int lag = 0;
    for (int seat : Seats.list(prompt.seats())) {
      String player = state.seat(seat).player();
      if (player == null || state.seat(seat).playedByBot()) {
        bots |= Seats.of(seat);
      } else {
        lag = Math.max(lag, Math.clamp(tx.context().lag(player), 0, ClockTimes.MAX_LAG_CREDIT));
      }
    }
    long limit = state.clock().limit(prompt.limit());
    long since = state.hurrying() ? tx.now() : tx.toldAt();
    Long deadline = limit == 0 ? null : Long.valueOf(since + limit);
    Long due = deadline == null ? null : Long.valueOf(deadline + ClockTimes.LATE_TOLERANCE + lag);
    tx.add(
        new TableEvent.Asked(
            number,
            prompt.sealed(),
            SeatSets.list(prompt.seats()),
            prompt.target(),
            since,
            floor(state, prompt, bots, number, floorFrom(tx, prompt, bots)),
            deadline,
            due,
            SeatSets.list(bots)));
  }

  /**
   * Bots wait until the scenes of the last step are over. Where everybody's answer is needed,
   * people decide for themselves whether to skip the scenes.
   */
  private static long floorFrom(Transaction tx, GamePrompt prompt, int bots) {
    if (tx.state().hurrying()) {
      return tx.now();
    }
    boolean needsPeople =
        tx.state().adapter().questions().showsWhoHasAnswered() && bots != prompt.seats();
    return prompt.sealed() && needsPeople ? tx.now() : tx.toldAt();
  }

  private static long floor(TableState state, GamePrompt prompt, int bots, int number, long now) {
    if (state.hurrying()) {
      return now + ClockTimes.HURRIED;
    }
    if (!prompt.sealed() && bots == Seats.NONE) {
      return now;
    }
    long floor = state.clock().floor(state.timingSecret(), number, now);
    return prompt.sealed()
        ? floor
        : floor + SeededChance.of(state.timingSecret() + ":act:" + number).below(BOT_SPREAD);
  }

  private static void beginTurn(Transaction tx, int seat) {
    Seat own = tx.state().seat(seat);
    ClockTimes clock = tx.state().clock();
    long bank = Math.min(clock.bank(), own.bank() + clock.bankEachTurn());
    if (bank > own.bank()) {
      tx.add(new TableEvent.Banked(seat, bank));
    }
    if (endsAtTurn(own.order())) {
      tx.add(new TableEvent.Ordered(seat, StandingOrder.ASK));
    }
  }

  /** Whether a standing order lasts only until the player's next turn. */
  private static boolean endsAtTurn(StandingOrder order) {
    return order == StandingOrder.PASS_UNTIL_MY_TURN
        || order == StandingOrder.PASS_ALL_UNTIL_MY_TURN;
  }
}
