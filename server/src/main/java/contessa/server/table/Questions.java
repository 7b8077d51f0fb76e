package contessa.server.table;

import static contessa.server.table.TableState.list;

import contessa.game.Position;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.server.wire.StandingOrder;

/** After a move: the next question, or the end of the game. */
final class Questions {

  /** How much longer than a window's floor a bot takes for a decision of its own, at most. */
  private static final int BOT_SPREAD = 1_000;

  private Questions() {}

  static void goOn(Draft draft) {
    TableState state = draft.state;
    if (!state.playing() || state.question != null) {
      return;
    }
    Position position = state.game().position();
    if (position.over()) {
      draft.add(new TableEvent.Ended(list(position.winners())));
      draft.add(new TableEvent.Committed(draft.around.random(Starting.SECRET)));
    } else {
      ask(draft, state.customs().ask(position));
    }
  }

  private static void ask(Draft draft, Customs.Ask ask) {
    TableState state = draft.state;
    if (!ask.sealed() && ask.haste() == Customs.Haste.TURN) {
      beginTurn(draft, Seats.lowest(ask.seats()));
    }
    Pace pace = state.pace();
    int number = state.asks + 1;
    int bots = Seats.NONE;
    int lag = 0;
    for (int seat : Seats.list(ask.seats())) {
      String player = state.seat(seat).player();
      if (player == null || state.seat(seat).played()) {
        bots |= Seats.of(seat);
      } else {
        lag = Math.max(lag, Math.clamp(draft.around.lag(player), 0, Pace.MOST_LAG));
      }
    }
    long limit = pace.limit(ask.haste());
    Long deadline = limit == 0 ? null : Long.valueOf(draft.now + limit);
    Long due = deadline == null ? null : Long.valueOf(deadline + Pace.LATE + lag);
    draft.add(
        new TableEvent.Asked(
            number,
            ask.sealed(),
            list(ask.seats()),
            ask.target(),
            draft.now,
            floor(state, ask, bots, number, draft.now),
            deadline,
            due,
            list(bots)));
  }

  private static long floor(TableState state, Customs.Ask ask, int bots, int number, long now) {
    if (ask.sealed()) {
      return state.pace().floor(state.pace, number, now);
    }
    if (bots == Seats.NONE) {
      return now;
    }
    int more = SeededChance.of(state.pace + ":act:" + number).below(BOT_SPREAD);
    return state.pace().floor(state.pace, number, now) + more;
  }

  private static void beginTurn(Draft draft, int seat) {
    Seat own = draft.state.seat(seat);
    Pace pace = draft.state.pace();
    long bank = Math.min(pace.bank(), own.bank() + pace.bankEachTurn());
    if (bank > own.bank()) {
      draft.add(new TableEvent.Banked(seat, bank));
    }
    if (TableState.endsAtTurn(own.order())) {
      draft.add(new TableEvent.Ordered(seat, StandingOrder.ASK));
    }
  }
}
