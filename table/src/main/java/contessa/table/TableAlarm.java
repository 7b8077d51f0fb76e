package contessa.table;

import module java.base;

import contessa.table.clock.TableClock;
import contessa.table.state.TableContext;
import contessa.table.state.TableState;
import contessa.table.view.Audience;

/** When a table must be woken next: for its clocks, and to show who is offline. */
final class TableAlarm {

  private final InstantSource clock;
  private final LongConsumer timer;
  private final TableContext context;
  private final Audience audience;

  /** Everything that was due until then has been done; what comes later needs a timer. */
  private long checkedUntil;

  TableAlarm(InstantSource clock, LongConsumer timer, TableContext context, Audience audience) {
    this.clock = clock;
    this.timer = timer;
    this.context = context;
    this.audience = audience;
  }

  /** The table was read again: whatever is due has to be done again. */
  void reset() {
    checkedUntil = 0;
  }

  void checked(long until) {
    checkedUntil = until;
  }

  /**
   * Writing takes time, so the next thing may be due already: it counts from the last time that
   * everything due was done, not from now.
   */
  void set(TableState state) {
    long now = clock.millis();
    long next =
        Math.min(
            TableClock.next(state, context, checkedUntil), audience.nextShownOffline(state, now));
    if (next != Long.MAX_VALUE) {
      timer.accept(Math.max(next, now));
    }
  }
}
