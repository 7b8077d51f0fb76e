package contessa.server.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * The server's one file, in SQLite. All changes go through one writer that commits them in groups
 * ({@link GroupCommit}); readers have a few connections of their own. The write-ahead log is
 * flushed at every commit (synchronous = FULL), so what was acknowledged survives a crash of the
 * program and of the machine.
 */
public final class Database implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Database.class);

  private static final int READERS = 4;

  private static final Set<SQLiteErrorCode> DAMAGE =
      Set.of(SQLiteErrorCode.SQLITE_CORRUPT, SQLiteErrorCode.SQLITE_NOTADB);

  private final Path file;
  private final SQLiteDataSource source;
  private final Connection writing;
  private final GroupCommit writer;
  private final Semaphore readers = new Semaphore(READERS);
  private final Deque<Connection> idle = new ArrayDeque<>();
  private final @Nullable Object fileKey;
  private @Nullable Object logKey;
  private boolean closed;

  private Database(Path file, SQLiteDataSource source, Connection writing) {
    this.file = file;
    this.source = source;
    this.writing = writing;
    fileKey = key(file);
    writer = new GroupCommit(writing, this::checkInPlace, this::suspectDamage);
  }

  /**
   * Opens the file, creates it or brings it up to date.
   *
   * @throws JournalFailure if that fails, or a newer version of this program wrote it
   */
  public static Database open(Path file) {
    PrivateFiles.create(file);
    Repair.ifRequested(file);
    SQLiteDataSource source = source(file);
    try {
      Connection connection = source.getConnection();
      try {
        Schema.migrate(connection, file);
        return new Database(file, source, connection);
      } catch (SQLException | RuntimeException e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      throw new JournalFailure("cannot open " + file + ": " + e.getMessage(), e);
    }
  }

  /** Connections to this file, each as careful as the writer's own. */
  public static SQLiteDataSource source(Path file) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(10_000);
    // Deleted data is overwritten, so that neither a thief nor a salvage finds it again.
    config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "on");
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }

  Path file() {
    return file;
  }

  /**
   * Reads something.
   *
   * @param what is being read, for the message of a failure
   */
  public <T> T read(String what, Sql.Work<T> work) {
    readers.acquireUninterruptibly();
    try {
      Connection connection = take();
      try {
        return work.run(connection);
      } finally {
        give(connection);
      }
    } catch (SQLException e) {
      throw new JournalFailure("cannot read " + what, e);
    } finally {
      readers.release();
    }
  }

  private Connection take() throws SQLException {
    synchronized (idle) {
      if (!idle.isEmpty()) {
        return idle.pop();
      }
    }
    Connection connection = source.getConnection();
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma query_only = on");
    }
    return connection;
  }

  private void give(Connection connection) throws SQLException {
    synchronized (idle) {
      if (!closed) {
        idle.push(connection);
        return;
      }
    }
    connection.close();
  }

  /**
   * Changes something and returns once that is on disk. The change is carried out as a whole, on
   * the writer's thread, or not at all.
   *
   * @param what is being changed, for the message of a failure
   */
  public <T> T write(String what, Sql.Work<T> work) {
    return await(what, writer.submit(work, false));
  }

  /** Changes something soon; a failure is only logged. */
  public void writeLater(String what, Sql.Work<?> work) {
    var _ =
        writer
            .submit(work, false)
            .whenComplete(
                (_, e) -> {
                  if (e != null) {
                    LOG.warn("Could not write {}: {}", what, e.getMessage());
                  }
                });
  }

  /** Like {@link #write}, for a row of the journal: if it fails, nothing is written any more. */
  <T> T append(Sql.Work<T> work) {
    return await("the journal", writer.submit(work, true));
  }

  private static <T> T await(String what, CompletableFuture<T> result) {
    try {
      return result.join();
    } catch (CompletionException e) {
      throw new JournalFailure("cannot write " + what, e.getCause());
    }
  }

  /** Completes with the reason once a commit has failed: nothing will be written any more. */
  public CompletableFuture<Throwable> broken() {
    return writer.broken();
  }

  /**
   * Whether the file can be written, found out by writing to it.
   *
   * @param now milliseconds since 1970
   */
  public boolean isWritable(long now) {
    try {
      return write(
          "the probe",
          connection ->
              Sql.update(
                      connection,
                      "insert into probe (id, at) values (1, ?) on conflict do update set at = ?",
                      now,
                      now)
                  == 1);
    } catch (JournalFailure e) {
      return false;
    }
  }

  /** Ends all writing if the file was removed or replaced; an idle server would not notice. */
  public void failIfGone() {
    try {
      checkInPlace();
    } catch (SQLException e) {
      // The next commit makes the same check and fails.
      var _ = writer.submit(_ -> true, true);
    }
  }

  /** A file that was removed or replaced takes every commit with it, without an error. */
  private synchronized void checkInPlace() throws SQLException {
    if (!Objects.equals(fileKey, key(file))) {
      throw new SQLException(file + " was removed or replaced while in use");
    }
    Object log = key(file.resolveSibling(file.getFileName() + "-wal"));
    if (logKey == null) {
      logKey = log;
    } else if (!logKey.equals(log)) {
      throw new SQLException("the log of " + file + " was removed or replaced while in use");
    }
  }

  /** Asks the next start for a repair if a damaged page was the reason. */
  private void suspectDamage(Throwable e) {
    if (e instanceof SQLiteException failed
        && DAMAGE.contains(SQLiteErrorCode.getErrorCode(failed.getResultCode().code & 0xff))) {
      Repair.request(file);
    }
  }

  /** Asks the next start for a repair. */
  public void requestRepair() {
    Repair.request(file);
  }

  private static @Nullable Object key(Path file) {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    } catch (IOException e) {
      return null;
    }
  }

  @Override
  public void close() {
    writer.close();
    try {
      synchronized (idle) {
        closed = true;
        for (Connection connection : idle) {
          connection.close();
        }
        idle.clear();
      }
      writing.close();
    } catch (SQLException e) {
      LOG.warn("The journal did not close cleanly; all that was acknowledged is on disk", e);
    }
  }
}
