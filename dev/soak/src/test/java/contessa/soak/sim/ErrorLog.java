package contessa.soak.sim;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/** Catches what the server logs, for each thread: an error that nothing explains is a bug. */
final class ErrorLog extends AppenderBase<ILoggingEvent> {

  private static final ThreadLocal<@Nullable String> FIRST = new ThreadLocal<>();

  static {
    ErrorLog log = new ErrorLog();
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    log.setContext(context);
    log.start();
    for (String name : new String[] {"contessa.server.table", "contessa.server.host"}) {
      Logger logger = context.getLogger(name);
      logger.setAdditive(false);
      logger.setLevel(Level.ERROR);
      logger.addAppender(log);
    }
  }

  private ErrorLog() {}

  /** Forgets what was logged, and catches everything from now on. */
  static void clear() {
    FIRST.remove();
  }

  /** The first error since then; null if there is none. */
  static @Nullable String first() {
    return FIRST.get();
  }

  @Override
  protected void append(ILoggingEvent event) {
    if (FIRST.get() == null) {
      String why = event.getThrowableProxy() == null ? "" : event.getThrowableProxy().getMessage();
      FIRST.set(event.getFormattedMessage() + " " + why);
    }
  }
}
