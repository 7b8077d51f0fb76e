package contessa.server.journal;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;

/**
 * A PostgreSQL database. The connection that writes holds a lock of the whole database, so that one
 * server at a time uses it; the lock ends with the connection. Readers come from a pool.
 *
 * <p>If the connection that writes is lost, nobody knows what was committed. As with a file, that
 * is the end of writing: the server ends, and is started again.
 */
final class PostgresEngine implements SqlEngine {

  private static final int READERS = 4;

  /** The number of the lock: "contessa" in ASCII. */
  private static final long LOCK = 0x636f6e7465737361L;

  private static final int LOCK_WAIT_MILLIS = 2_000;

  /** What PostgreSQL answers when the wait for a lock has been too long. */
  private static final String NOT_AVAILABLE = "55P03";

  /** A database that cannot be reached must not hang the server. Addresses may say otherwise. */
  private static final Properties TIMEOUTS = timeouts();

  private final Connection writing;
  private final HikariDataSource readers;

  private PostgresEngine(Connection writing, HikariDataSource readers) {
    this.writing = writing;
    this.readers = readers;
  }

  private static Properties timeouts() {
    Properties properties = new Properties();
    properties.setProperty("connectTimeout", "5");
    properties.setProperty("socketTimeout", "30");
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("ApplicationName", "contessa");
    return properties;
  }

  /**
   * Connects to the database and brings it up to date.
   *
   * @param address begins with jdbc:postgresql:
   */
  static PostgresEngine connect(String address) {
    try {
      Connection writing = DriverManager.getConnection(address, TIMEOUTS);
      try {
        lock(writing);
        PostgresSchema.migrate(writing);
        return new PostgresEngine(writing, pool(address));
      } catch (SQLException | RuntimeException e) {
        writing.close();
        throw e;
      }
    } catch (SQLException e) {
      // Not the address: it may contain the password.
      throw new JournalFailure("cannot use the database: " + e.getMessage(), e);
    }
  }

  /** A server that was killed may hold its lock for another moment. */
  private static void lock(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("set lock_timeout = " + LOCK_WAIT_MILLIS);
      statement.execute("select pg_advisory_lock(" + LOCK + ")");
      statement.execute("reset lock_timeout");
    } catch (SQLException e) {
      if (NOT_AVAILABLE.equals(e.getSQLState())) {
        throw new JournalFailure("another server uses the database", e);
      }
      throw e;
    }
  }

  private static HikariDataSource pool(String address) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(address);
    config.setDataSourceProperties(TIMEOUTS);
    config.setMaximumPoolSize(READERS);
    config.setReadOnly(true);
    config.setPoolName("readers");
    return new HikariDataSource(config);
  }

  @Override
  public Connection writer() {
    return writing;
  }

  @Override
  public <T> T read(Sql.Work<T> work) throws SQLException {
    try (Connection connection = readers.getConnection()) {
      return work.run(connection);
    }
  }

  @Override
  public String contains(String column) {
    return "strpos(" + column + ", ?) > 0";
  }

  @Override
  public String begin() {
    return "begin";
  }

  @Override
  public void check() throws SQLException {
    // The database itself refuses a commit that it cannot keep.
  }

  /** The connection, the server's resources or the server itself is gone. */
  @Override
  public boolean isFatal(Exception failure) {
    String state = failure instanceof SQLException known ? known.getSQLState() : null;
    return state != null && state.matches("(08|53|57P|58|XX).*");
  }

  @Override
  public void failed(Throwable reason) {
    // There is no file to repair.
  }

  /** Its pages have checksums of their own. */
  @Override
  public List<String> problems() {
    return List.of();
  }

  @Override
  public void requestRepair() {
    // There is no file to repair.
  }

  @Override
  public void close() throws SQLException {
    readers.close();
    try (writing;
        Statement statement = writing.createStatement()) {
      // The end of a connection is noticed later; the next server may start at once.
      statement.execute("select pg_advisory_unlock(" + LOCK + ")");
    }
  }
}
