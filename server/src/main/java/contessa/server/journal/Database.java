package contessa.server.journal;

import module java.base;

import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The server's data: one file in SQLite, or a PostgreSQL database. All changes go through one
 * writer that commits them in groups ({@link GroupCommit}); readers have a few connections of their
 * own.
 */
public abstract class Database implements GroupCommit.Transactions, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Database.class);

  private final GroupCommit writer;

  /**
   * Starts the writer.
   *
   * @param writing the connection that makes all changes
   */
  @SuppressWarnings("this-escape") // nothing is asked of it before the first change
  protected Database(Connection writing) {
    writer = new GroupCommit(writing, this);
  }

  /**
   * A failure to connect. Neither the address, which may have the password, nor a cause with it.
   */
  public static JournalFailure unusable(String address, SQLException e) {
    String why = String.valueOf(e.getMessage());
    boolean unread = why.contains(address);
    return new JournalFailure(
        "cannot use the database: " + (unread ? "its address cannot be read" : why),
        unread ? null : e);
  }

  // ---- What differs between the two

  /** Reads with a connection that changes nothing. */
  protected abstract <T> T readOnly(Sql.Work<T> work) throws SQLException;

  /** The condition that a column contains the text which is the one parameter. */
  protected abstract String contains(String column);

  /** A quick check of the structure: problems, one line each. */
  public List<String> problems() {
    return List.of();
  }

  /**
   * Whether it is elsewhere: it repairs itself, a failure only means that it cannot be reached, and
   * only a commit shows that it can still be written.
   */
  public abstract boolean isRemote();

  /** Asks the next start for a repair. */
  public void requestRepair() {}

  /** Ends all connections; nothing is being written any more. */
  protected abstract void disconnect() throws SQLException;

  // ---- What is the same

  public <T> T read(Sql.Work<T> work) {
    try {
      return readOnly(work);
    } catch (SQLException e) {
      throw new JournalFailure("cannot read: " + e.getMessage(), e);
    }
  }

  public <T> List<T> list(String text, Sql.RowMapper<T> mapper, @Nullable Object... values) {
    return read(sql -> sql.list(text, mapper, values));
  }

  public <T> Optional<T> first(String text, Sql.RowMapper<T> mapper, @Nullable Object... values) {
    return read(sql -> sql.first(text, mapper, values));
  }

  /**
   * Changes something and returns once that is on disk. The change is carried out as a whole, on
   * the writer's thread, or not at all.
   */
  public <T> T write(Sql.Work<T> work) {
    return await(writer.submit(work, false));
  }

  /** Runs one statement in this way and returns the number of changed rows. */
  public int update(String text, @Nullable Object... values) {
    return write(sql -> sql.update(text, values));
  }

  /** Changes something soon; a failure is only logged. */
  public void updateLater(String text, @Nullable Object... values) {
    var _ =
        writer
            .submit(sql -> sql.update(text, values), false)
            .whenComplete(
                (_, e) -> {
                  if (e != null) {
                    LOG.warn("A change was not written: {}", e.getMessage());
                  }
                });
  }

  /** Like {@link #write}, for a row of the journal: if it fails, nobody knows what is on disk. */
  <T> T append(Sql.Work<T> work) {
    return await(writer.submit(work, true));
  }

  private static <T> T await(CompletableFuture<T> result) {
    try {
      return result.join();
    } catch (CompletionException e) {
      Throwable reason = Objects.requireNonNullElse(e.getCause(), e);
      throw new JournalFailure("cannot write: " + reason.getMessage(), reason);
    }
  }

  /** How often nothing could be written for a while; a failure if nothing can be now. */
  int outages() {
    return writer.outages();
  }

  /** Completes with the reason once nothing will be written any more. */
  public CompletableFuture<Throwable> broken() {
    return writer.broken();
  }

  /**
   * Sets what is done each time that writing is possible again after a failure. It must not block.
   */
  public void whenBack(Runnable task) {
    writer.whenBack(task);
  }

  /**
   * Whether the data can be written, found out by writing to it.
   *
   * @param now milliseconds since 1970
   */
  public boolean isWritable(long now) {
    String probe = "insert into probe (id, at) values (1, ?) on conflict (id) do update set at = ?";
    try {
      return update(probe, now, now) == 1;
    } catch (JournalFailure e) {
      return false;
    }
  }

  /**
   * Notices that the file was removed or replaced, or that the connection is lost; an idle server
   * would not.
   */
  public void lookAfter() {
    boolean fine = !isRemote();
    try {
      check();
    } catch (SQLException e) {
      fine = false; // the next commit makes the same check and fails
    }
    if (!fine) {
      var _ = writer.submit(_ -> true, true);
    }
  }

  @Override
  public void close() {
    writer.close();
    try {
      disconnect();
    } catch (SQLException e) {
      LOG.warn("The journal did not close cleanly; all that was acknowledged is on disk", e);
    }
  }
}
