package contessa.server.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteDataSource;

/**
 * Moves what is in the log to the file itself. Most of that happens on a thread of its own, next to
 * the commits; the writer only moves what has come meanwhile, after which the log begins again.
 * Otherwise a commit would have to wait for all of it now and then.
 */
final class Checkpoints implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);

  /** What changes often is written to the file once for all these pages of the log. */
  private static final int LOG_PAGES = 32_000;

  /** SQLite moves them by itself if for some reason nobody else has. */
  static final int MOST_LOG_PAGES = 4 * LOG_PAGES;

  /** A change touches about so many pages. */
  private static final int PAGES_OF_A_CHANGE = 2;

  private enum Step {
    COLLECT,
    MOVE_MOST,
    MOVE_REST
  }

  private final SQLiteDataSource source;
  private final AtomicReference<Step> step = new AtomicReference<>(Step.COLLECT);
  private final int logPages;
  private volatile @Nullable Thread moving;
  private int pages;

  Checkpoints(SQLiteDataSource source) {
    this(source, LOG_PAGES);
  }

  /** Moves the log whenever it has about so many pages. */
  Checkpoints(SQLiteDataSource source, int logPages) {
    this.source = source;
    this.logPages = logPages;
  }

  /** The writer has committed so many changes. */
  void committed(Connection writer, int changes) {
    pages += PAGES_OF_A_CHANGE * changes;
    if (step.get() == Step.MOVE_REST) {
      move(writer);
      pages = 0;
      step.set(Step.COLLECT);
    } else if (pages > logPages && step.compareAndSet(Step.COLLECT, Step.MOVE_MOST)) {
      moving = Thread.ofPlatform().daemon().name("checkpoint").start(this::moveMost);
    }
  }

  private void moveMost() {
    try (Connection connection = source.getConnection()) {
      move(connection);
    } catch (SQLException e) {
      LOG.warn("The log cannot be moved to the file, and grows", e);
    }
    step.set(Step.MOVE_REST);
  }

  private static void move(Connection connection) {
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma wal_checkpoint(passive)");
    } catch (SQLException e) {
      LOG.warn("The log cannot be moved to the file, and grows", e);
    }
  }

  /** Waits for what has begun; the writer has stopped. */
  @Override
  public void close() {
    Thread last = moving;
    try {
      if (last != null) {
        last.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
