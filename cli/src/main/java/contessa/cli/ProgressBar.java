package contessa.cli;

import module java.base;

import contessa.arena.Arena;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/**
 * Shows the progress of a contest on standard error. It appears only on a terminal, and only once
 * the contest has run for a while.
 */
final class ProgressBar implements AutoCloseable {

  private static final int FIRST_MILLIS = 1_500;
  private static final int STEP_MILLIS = 250;
  private static final int WIDTH = 40;

  private final Arena arena;
  private final PrintWriter err;
  private final long start = System.nanoTime();
  private final Thread thread;
  private boolean shown;
  private boolean closed;

  private ProgressBar(Arena arena, PrintWriter err, boolean visible) {
    this.arena = arena;
    this.err = err;
    thread = Thread.ofPlatform().daemon().name("progress").unstarted(this::run);
    if (visible) {
      thread.start();
    }
  }

  static ProgressBar of(Arena arena, PrintWriter err) {
    return new ProgressBar(arena, err, errorIsATerminal());
  }

  private void run() {
    try {
      Thread.sleep(FIRST_MILLIS);
      while (show()) {
        Thread.sleep(STEP_MILLIS);
      }
    } catch (InterruptedException e) {
      // Closed.
    }
  }

  private synchronized boolean show() {
    if (!closed) {
      err.print("\r" + bar(arena.progress(), (System.nanoTime() - start) / 1e9) + "\033[K");
      err.flush();
      shown = true;
    }
    return !closed;
  }

  static String bar(double done, double seconds) {
    int full = (int) (done * WIDTH);
    String left = done > 0 ? time(seconds * (1 - done) / done) + " left" : "";
    return String.format(
        Locale.ROOT,
        "[%s%s] %3d %%  %s",
        "#".repeat(full),
        "-".repeat(WIDTH - full),
        (int) (done * 100),
        left);
  }

  private static String time(double seconds) {
    long whole = Math.round(seconds);
    return whole < 60 ? whole + " s" : whole / 60 + " min " + whole % 60 + " s";
  }

  /** Prints a line where the bar stands; the bar comes back below it. */
  synchronized void println(String line) {
    err.print(shown && !closed ? "\r\033[K" : "");
    err.println(line);
    err.flush();
  }

  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      thread.interrupt();
      if (shown) {
        err.print("\r\033[K");
        err.flush();
      }
    }
  }

  /** Java cannot tell for standard error alone. */
  private static boolean errorIsATerminal() {
    if (!ProgressBar.class.getModule().isNativeAccessEnabled()) {
      return false;
    }
    try {
      return TerminalProvider.load(TerminalBuilder.PROP_PROVIDER_FFM)
          .isSystemStream(SystemStream.Error);
    } catch (IOException | RuntimeException | LinkageError e) {
      return false;
    }
  }
}
