package contessa.server.journal.postgres;

import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqlJournal;

/** Connects to a server's data in PostgreSQL. */
public final class PostgresDatabase {

  private PostgresDatabase() {}

  /**
   * Connects to a database and brings it up to date.
   *
   * @param address begins with jdbc:postgresql:
   * @param shared whether other nodes of a cluster use it, too
   * @throws JournalFailure if that fails, another server uses it, or a newer version of this
   *     program wrote it
   */
  public static Database connect(String address, boolean shared) {
    return new Database(PostgresEngine.connect(address, shared));
  }

  /** Connects to a database that no other server uses. */
  public static Database connect(String address) {
    return connect(address, false);
  }

  public static SqlJournal journal(String address, boolean shared) {
    return new SqlJournal(connect(address, shared));
  }

  /** Connects to the journal in a database that no other server uses. */
  public static SqlJournal journal(String address) {
    return journal(address, false);
  }
}
