package contessa.table.state;

import contessa.table.message.Happening;

/**
 * The part of {@link Fold} for time: deadlines and time banks of the open question, and who plays
 * for a player who is away.
 */
final class ClockFold {

  private final TableState state;
  private final StateWriter writer;

  ClockFold(StateWriter writer) {
    this.state = writer.state();
    this.writer = writer;
  }

  void stillAwaited(TableEvent.StillAwaited e) {
    state.question = state.question().awaiting(e.seats());
    writer.tellAll(new Happening.Pending(e.ask(), e.seats()));
  }

  void forced(TableEvent.Forced e) {
    state.question = state.question().due(e.due());
  }

  void timedOut(TableEvent.TimedOut e) {
    writer.mapSeat(e.seat(), seat -> seat.timeouts(seat.timeouts() + 1));
    if (e.shown()) {
      writer.tellAll(new Happening.TimedOut(e.seat()));
    }
  }

  void timeBankSet(TableEvent.TimeBankSet e) {
    writer.mapSeat(e.seat(), seat -> seat.bankMillis(e.millis()));
  }

  void graceGranted(TableEvent.GraceGranted e) {
    writer.mapSeat(e.seat(), Seat::withGraceUsed);
    state.question = state.question().due(e.until());
    writer.tellAll(new Happening.Grace(e.seat(), e.until()));
  }

  void wentAway(TableEvent.WentAway e) {
    writer.mapSeat(e.seat(), seat -> seat.away(true));
    writer.takeOver(e.seat());
    writer.tellAll(new Happening.Away(e.seat()));
  }

  void returned(TableEvent.Returned e) {
    writer.mapSeat(e.seat(), seat -> seat.away(false));
    writer.tellAll(new Happening.Returned(e.seat()));
  }

  void ordered(TableEvent.Ordered e) {
    writer.mapSeat(e.seat(), seat -> seat.standingOrder(e.order()));
    writer.tellOwner(e.seat());
  }

  /** The server was away: every time that is still to come moves. */
  void resumed(TableEvent.Resumed e) {
    long credit = Math.min(ClockTimes.RESTART_CREDIT, e.shift());
    long pause = e.shift() - credit;
    state.question = state.question == null ? null : state.question.later(pause, credit);
    state.fillsAt = state.fillsAt == null ? null : Long.valueOf(state.fillsAt + e.shift());
    state.botSpeech = state.botSpeech == null ? null : state.botSpeech.later(pause);
    writer.tellAll(new Happening.Resumed(ClockTimes.RESTART_CREDIT));
  }
}
