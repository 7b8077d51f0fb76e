package contessa.server.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** What differs between the databases that can hold a server's data. */
public interface SqlEngine extends GroupCommit.Transactions, AutoCloseable {

  /** The connection that makes all changes. */
  Connection writer();

  /** Reads with a connection that changes nothing. */
  <T> T read(Sql.Work<T> work) throws SQLException;

  /** The condition that a column contains the text which is the one parameter. */
  String contains(String column);

  /** A quick check of the structure: problems, one line each. */
  default List<String> problems() {
    return List.of();
  }

  /**
   * Whether it is elsewhere: it repairs itself, a failure only means that it cannot be reached, and
   * only a commit shows that it can still be written.
   */
  boolean isRemote();

  /** Asks the next start for a repair. */
  default void requestRepair() {}

  @Override
  void close() throws SQLException;
}
