package contessa.server.journal;

import module java.base;

import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The server's data: one file in SQLite, or a PostgreSQL database. All changes go through one
 * writer that commits them in groups ({@link GroupCommit}); readers have a few connections of their
 * own.
 */
public final class Database implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Database.class);

  private final SqlEngine engine;
  private final GroupCommit writer;

  /** Starts the writer. */
  public Database(SqlEngine engine) {
    this.engine = engine;
    writer = new GroupCommit(engine.writer(), engine);
  }

  /**
   * A failure to connect. Neither the address, which may have the password, nor a cause with it.
   */
  public static JournalFailure unusable(String address, SQLException e) {
    String why = String.valueOf(e.getMessage());
    return new JournalFailure(
        "cannot use the database: " + why.replace(address, "the address cannot be read"),
        why.contains(address) ? null : e);
  }

  /** The condition that a column contains the text which is the one parameter. */
  String contains(String column) {
    return engine.contains(column);
  }

  /** Whether a failure only means that it cannot be reached, and not that it is damaged. */
  public boolean isRemote() {
    return engine.isRemote();
  }

  /** A quick check of the structure: problems, one line each. */
  public List<String> problems() {
    return engine.problems();
  }

  /**
   * Reads something.
   *
   * @param what is being read, for the message of a failure
   */
  public <T> T read(String what, Sql.Work<T> work) {
    try {
      return engine.read(work);
    } catch (SQLException e) {
      throw new JournalFailure("cannot read " + what, e);
    }
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

  /** Like {@link #write}, for a row of the journal: if it fails, nobody knows what is on disk. */
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
    try {
      return write(
          "the probe",
          connection ->
              Sql.of(
                          "insert into probe (id, at) values (1, ?) on conflict (id) do update set at ="
                              + " ?")
                      .with(now, now)
                      .update(connection)
                  == 1);
    } catch (JournalFailure e) {
      return false;
    }
  }

  /**
   * Notices that the file was removed or replaced, or that the connection is lost; an idle server
   * would not.
   */
  public void lookAfter() {
    boolean fine = !engine.isRemote();
    try {
      engine.check();
    } catch (SQLException e) {
      fine = false; // the next commit makes the same check and fails
    }
    if (!fine) {
      var _ = writer.submit(_ -> true, true);
    }
  }

  /** Asks the next start for a repair. */
  public void requestRepair() {
    engine.requestRepair();
  }

  @Override
  public void close() {
    writer.close();
    try {
      engine.close();
    } catch (SQLException e) {
      LOG.warn("The journal did not close cleanly; all that was acknowledged is on disk", e);
    }
  }
}
