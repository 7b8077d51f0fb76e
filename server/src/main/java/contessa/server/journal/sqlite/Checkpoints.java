package contessa.server.journal.sqlite;

import contessa.server.journal.Sql;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteDataSource;

/**
 * Checkpoints the WAL in the background; the writer only does the last few pages, after which the
 * WAL starts over. Otherwise a commit would have to wait for a whole checkpoint now and then.
 */
final class Checkpoints implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);

  /**
   * What changes often is written to the file once for all these pages of the log. With more of
   * them, a commit would wait longer for a disk that is busy with the file.
   */
  static final int LOG_PAGES = 8_000;

  /** So few that a commit can wait for them. */
  private static final int FEW_PAGES = 200;

  /** If as many come as are moved, the writer has to wait after all. */
  private static final int MOST_ROUNDS = 8;

  /** SQLite moves them by itself if for some reason nobody else has. */
  static final int MOST_LOG_PAGES = 2 * LOG_PAGES;

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

  /** Checkpoints whenever the WAL has about this many pages. */
  Checkpoints(SQLiteDataSource source, int logPages) {
    this.source = source;
    this.logPages = logPages;
  }

  /** Called after a commit, with its number of changes. */
  void committed(Connection writer, int changes) {
    pages += changes; // each touches about one
    if (step.get() == Step.MOVE_REST) {
      var _ = move(writer);
      pages = 0;
      step.set(Step.COLLECT);
    } else if (pages > logPages && step.compareAndSet(Step.COLLECT, Step.MOVE_MOST)) {
      moving = Thread.ofPlatform().daemon().name("checkpoint").start(this::moveMost);
    }
  }

  private void moveMost() {
    try (Connection connection = source.getConnection()) {
      int before = 0;
      int moved = move(connection);
      for (int round = 1; round < MOST_ROUNDS && moved - before > FEW_PAGES; round++) {
        before = moved;
        moved = move(connection);
      }
    } catch (SQLException e) {
      LOG.warn("The log cannot be moved to the file, and grows", e);
    }
    step.set(Step.MOVE_REST);
  }

  /** Moves what is there, and returns how many pages of the log have been moved by now. */
  private static int move(Connection connection) {
    try {
      return new Sql(connection)
          .first("pragma wal_checkpoint(passive)", row -> row.getInt(3))
          .orElse(0);
    } catch (SQLException e) {
      LOG.warn("The log cannot be moved to the file, and grows", e);
      return 0;
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
