package contessa.soak.fuzz;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/** Catches errors that the server logs, whichever thread logs them. */
final class FuzzLog extends AppenderBase<ILoggingEvent> {

  private static final AtomicReference<@Nullable String> FIRST = new AtomicReference<>();

  private FuzzLog() {}

  /** Catches everything from now on. */
  static void begin() {
    FuzzLog log = new FuzzLog();
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    log.setContext(context);
    log.start();
    Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.ERROR);
    root.addAppender(log);
  }

  /** The first error since this was asked before; null if there is none. */
  static @Nullable String first() {
    return FIRST.getAndSet(null);
  }

  @Override
  protected void append(ILoggingEvent event) {
    if (event.getLevel().isGreaterOrEqual(Level.ERROR)) {
      FIRST.compareAndSet(null, event.getLoggerName() + ": " + event.getFormattedMessage());
    }
  }
}
