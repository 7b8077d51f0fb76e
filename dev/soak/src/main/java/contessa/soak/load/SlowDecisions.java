package contessa.soak.load;

import java.io.PrintWriter;
import java.util.Locale;

/**
 * Writes where slow decisions have waited, a line each, and when: with the clock of the machine, so
 * that logs of garbage collections can be laid next to it.
 */
public final class SlowDecisions {

  /** Nothing is written about faster ones. */
  private static final long SLOW = 50_000_000;

  /** The steps of one decision, as times of {@link System#nanoTime}; 0 if it did not come to it. */
  static final class Steps {
    long due;
    long sent;
    long durable;
    long firstSeen;

    void begin(long dueAt) {
      due = dueAt;
      sent = System.nanoTime();
      durable = 0;
      firstSeen = 0;
    }
  }

  private final PrintWriter out;

  /** Writes the head of the table. */
  public SlowDecisions(PrintWriter out) {
    this.out = out;
    out.println("due,sent after ms,durable,first viewer,all viewers");
  }

  /** Everybody has seen it now. */
  void seen(Steps steps) {
    long now = System.nanoTime();
    if (now - steps.due >= SLOW) {
      long dueAt = System.currentTimeMillis() - (now - steps.due) / 1_000_000;
      out.println(
          String.format(
              Locale.ROOT,
              "%tFT%<tT.%<tL,%s,%s,%s,%s",
              dueAt,
              millis(steps.sent - steps.due),
              steps.durable == 0 ? "" : millis(steps.durable - steps.due),
              steps.firstSeen == 0 ? "" : millis(steps.firstSeen - steps.due),
              millis(now - steps.due)));
    }
  }

  private static String millis(long nanos) {
    return String.format(Locale.ROOT, "%.1f", nanos / 1e6);
  }
}
