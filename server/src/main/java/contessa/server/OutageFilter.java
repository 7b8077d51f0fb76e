package contessa.server;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxy;
import ch.qos.logback.core.filter.Filter;
import ch.qos.logback.core.spi.FilterReply;
import contessa.server.journal.JournalFailure;

/**
 * Deduplication in the log: the writer says that the database is gone and when it is back; whatever
 * fails in between says nothing.
 */
public final class OutageFilter extends Filter<ILoggingEvent> {

  @Override
  public FilterReply decide(ILoggingEvent event) {
    boolean repeats =
        event.getLoggerName().startsWith("com.zaxxer.hikari")
            || (event.getThrowableProxy() instanceof ThrowableProxy proxy
                && proxy.getThrowable() instanceof JournalFailure failure
                && failure.isOutage());
    return repeats ? FilterReply.DENY : FilterReply.NEUTRAL;
  }
}
