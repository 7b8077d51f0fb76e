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
    state.question = state.question().withAwaited(e.seats());
    writer.tellAll(new Happening.Pending(e.ask(), e.seats()));
  }

  void forced(TableEvent.Forced e) {
    state.question = state.question().withDue(e.due());
  }

  void timedOut(TableEvent.TimedOut e) {
    writer.mapSeat(e.seat(), seat -> seat.withTimeouts(seat.timeouts() + 1));
    if (e.shown()) {
      writer.tellAll(new Happening.TimedOut(e.seat()));
    }
  }

  void timeBankSet(TableEvent.TimeBankSet e) {
    writer.mapSeat(e.seat(), seat -> seat.withBankMillis(e.millis()));
  }

  void graceGranted(TableEvent.GraceGranted e) {
    writer.mapSeat(e.seat(), seat -> seat.withGraceUsed(true));
    state.question = state.question().withDue(e.until());
    writer.tellAll(new Happening.Grace(e.seat(), e.until()));
  }

  void wentAway(TableEvent.WentAway e) {
    writer.mapSeat(e.seat(), seat -> seat.withAway(true).withTimeouts(0));
    writer.takeOver(e.seat());
    writer.tellAll(new Happening.Away(e.seat()));
  }

  void returned(TableEvent.Returned e) {
    writer.mapSeat(e.seat(), seat -> seat.withAway(false).withTimeouts(0));
    writer.tellAll(new Happening.Returned(e.seat()));
  }

  void ordered(TableEvent.Ordered e) {
    writer.mapSeat(e.seat(), seat -> seat.withStandingOrder(e.order()));
    writer.tellOwner(e.seat());
  }

  /** The server was away: every time that is still to come moves. */
  void resumed(TableEvent.Resumed e) {
    long credit = Math.min(ClockTimes.RESTART_CREDIT, e.shift());
    long pause = e.shift() - credit;
    Question open = state.question;
    state.question = open == null ? null : open.withTimes(open.times().later(pause, credit));
    state.fillsAt = state.fillsAt == null ? null : Long.valueOf(state.fillsAt + e.shift());
    BotSpeech speech = state.botSpeech;
    state.botSpeech = speech == null ? null : speech.withAt(speech.at() + pause);
    writer.tellAll(new Happening.Resumed(ClockTimes.RESTART_CREDIT));
  }
}
