package contessa.server.host.threads;

import module java.base;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Fail-stop: the program ends, to be started again, where it would go on without memory or without
 * a thread that everything needs. It stops at the next acknowledged move, as after a crash.
 */
public final class FatalErrors {

  private static final Logger LOG = LoggerFactory.getLogger(FatalErrors.class);

  /** That of {@code -XX:+ExitOnOutOfMemoryError}, which sees only what the JVM itself throws. */
  private static final int STATUS = 3;

  private static final Set<String> NEEDED =
      Set.of("journal", "table timer", "maintenance", "cluster");

  private FatalErrors() {}

  /** From now on hears of every thread that fails. */
  public static void watch() {
    Thread.setDefaultUncaughtExceptionHandler(FatalErrors::failed);
  }

  /** Passes on what was caught, if nobody can do anything about it. */
  public static void pass(Throwable e) {
    if (isFatal(e)) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
    }
  }

  private static boolean isFatal(Throwable e) {
    return e instanceof VirtualMachineError && !(e instanceof StackOverflowError);
  }

  private static void failed(Thread thread, Throwable e) {
    boolean ends = isFatal(e) || NEEDED.contains(thread.getName());
    try {
      LOG.error(
          "{}: thread {} failed", ends ? "The server ends" : "Continuing", thread.getName(), e);
    } finally {
      if (ends) {
        Runtime.getRuntime().halt(STATUS);
      }
    }
  }
}
