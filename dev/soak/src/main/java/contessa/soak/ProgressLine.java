package contessa.soak;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Locale;

/**
 * A line that says how far a long run is. On a terminal it changes in place; in a file a new one is
 * added from time to time.
 */
final class ProgressLine implements AutoCloseable {

  private static final int WIDTH = 40;
  private static final long STEP_NANOS = 250_000_000;
  private static final long FILE_STEP_NANOS = 30_000_000_000L;

  private final PrintWriter err;
  private final boolean terminal;
  private final long start = System.nanoTime();
  private long shownAt = start;

  ProgressLine(PrintWriter err, boolean terminal) {
    this.err = err;
    this.terminal = terminal;
  }

  @SuppressWarnings("SystemConsoleNull") // whether it is a terminal is asked, too
  static ProgressLine of(PrintWriter err) {
    Console console = System.console();
    return new ProgressLine(err, console != null && console.isTerminal());
  }

  /** Shows what share of the work is done, but not more often than anybody could read. */
  void show(double done, String what) {
    long now = System.nanoTime();
    if (now - shownAt < (terminal ? STEP_NANOS : FILE_STEP_NANOS)) {
      return;
    }
    shownAt = now;
    double share = Math.clamp(done, 0, 1);
    int full = (int) (share * WIDTH);
    double seconds = (now - start) / 1e9;
    err.printf(
        Locale.ROOT,
        terminal ? "\r[%s%s] %3d %%  %s, %.0f s left\033[K" : "[%s%s] %3d %%  %s, %.0f s left%n",
        "#".repeat(full),
        "-".repeat(WIDTH - full),
        (int) (share * 100),
        what,
        share > 0 ? seconds * (1 - share) / share : 0);
    err.flush();
  }

  @Override
  public void close() {
    if (terminal) {
      err.print("\r\033[K");
      err.flush();
    }
  }
}
