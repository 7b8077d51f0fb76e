package contessa.server;

import module java.base;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.filter.ThresholdFilter;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.AppenderBase;
import ch.qos.logback.core.filter.Filter;
import org.slf4j.LoggerFactory;

/** What is logged while it is open. */
final class KeptLog extends AppenderBase<ILoggingEvent> implements AutoCloseable {

  private final Logger logger = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
  private final Level before = logger.getLevel();
  private final List<String> lines = new CopyOnWriteArrayList<>();

  private KeptLog() {}

  static KeptLog start(Level level) {
    return start(level, new ThresholdFilter());
  }

  static KeptLog start(Level level, Filter<ILoggingEvent> filter) {
    KeptLog kept = new KeptLog();
    kept.addFilter(filter);
    kept.start();
    kept.logger.addAppender(kept);
    kept.logger.setLevel(level);
    return kept;
  }

  /** Messages, each with its trace. */
  List<String> lines() {
    return lines;
  }

  @Override
  protected void append(ILoggingEvent event) {
    String trace =
        event.getThrowableProxy() == null
            ? ""
            : ThrowableProxyUtil.asString(event.getThrowableProxy());
    lines.add(event.getFormattedMessage() + trace);
  }

  @Override
  public void close() {
    logger.detachAppender(this);
    logger.setLevel(before);
  }
}
