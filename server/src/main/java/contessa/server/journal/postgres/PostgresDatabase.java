package contessa.server.journal.postgres;

import module java.base;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.SchemaScripts;
import contessa.server.journal.Sql;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/**
 * A server's data in PostgreSQL. The connection that writes holds a lock of the whole database, so
 * that either one server uses it or the nodes of one cluster do; the lock ends with the connection.
 * Readers come from a pool.
 *
 * <p>If the connection that writes is lost, nobody knows what was committed. Another one replaces
 * it as soon as it can write.
 */
public final class PostgresDatabase extends Database {

  private static final int READERS = 4;

  /** The number of the lock: "contessa" in ASCII. */
  private static final long LOCK = 0x636f6e7465737361L;

  private static final long MIGRATION_LOCK = LOCK + 1;

  private static final int LOCK_WAIT_MILLIS = 2_000;

  /** Commits are small; a database that takes longer cannot be reached. */
  private static final int WRITE_TIMEOUT_MILLIS = 8_000;

  private static final int POOL_TIMEOUT_MILLIS = 3_000;

  /** What PostgreSQL answers when the wait for a lock has been too long. */
  private static final String NOT_AVAILABLE = "55P03";

  /** A database that cannot be reached must not hang the server. Addresses may say otherwise. */
  private static final Map<String, String> TIMEOUTS =
      Map.of("connectTimeout", "3", "socketTimeout", "30", "tcpKeepAlive", "true");

  /** Lets the database notice a lost connection, which would keep the lock. */
  private static final List<String> KEEP_ALIVE =
      List.of(
          "set tcp_keepalives_idle = 5",
          "set tcp_keepalives_interval = 2",
          "set tcp_keepalives_count = 3",
          "set idle_in_transaction_session_timeout = 20000");

  /** A database may be set up to forget the last commits in a crash; stricter ones stay. */
  private static final String DURABLE =
      "select set_config('synchronous_commit', 'on', false)"
          + " where current_setting('synchronous_commit') = 'off'";

  private final String address;
  private final boolean shared;
  private final String name;
  private final HikariDataSource readers;
  private volatile Connection writing;

  private PostgresDatabase(
      String address, boolean shared, String name, Connection writing, HikariDataSource readers) {
    super(writing);
    this.address = address;
    this.shared = shared;
    this.name = name;
    this.writing = writing;
    this.readers = readers;
  }

  /**
   * Connects to the database and brings it up to date.
   *
   * @param address begins with jdbc:postgresql:
   * @param shared whether other nodes of a cluster use it, too
   * @throws JournalFailure if that fails, another server uses it, or a newer version of this
   *     program wrote it
   */
  public static Database connect(String address, boolean shared) {
    String name = "contessa " + UUID.randomUUID();
    try {
      Connection writing = DriverManager.getConnection(address, named(name));
      try {
        Sql sql = new Sql(writing);
        lock(sql, shared);
        migrate(sql);
        prepare(sql);
        return new PostgresDatabase(address, shared, name, writing, pool(address));
      } catch (SQLException | RuntimeException e) {
        writing.close();
        throw e;
      }
    } catch (SQLException e) {
      throw unusable(address, e);
    }
  }

  /** One node at a time. */
  private static void migrate(Sql sql) throws SQLException {
    sql.list("select pg_advisory_lock(" + MIGRATION_LOCK + ")", row -> "");
    sql.update("create table if not exists contessa (version integer not null)");
    int version = sql.first("select version from contessa", row -> row.getInt(1)).orElse(0);
    new SchemaScripts(PostgresDatabase.class)
        .run(
            sql.connection(),
            version,
            "the database",
            "begin;\n%s\ndelete from contessa;\n"
                + "insert into contessa (version) values (%d);\ncommit;");
    sql.list("select pg_advisory_unlock(" + MIGRATION_LOCK + ")", row -> "");
  }

  private static Properties named(String name) {
    Properties properties = new Properties();
    properties.putAll(TIMEOUTS);
    properties.setProperty("ApplicationName", name);
    return properties;
  }

  private static void prepare(Sql sql) throws SQLException {
    for (String setting : KEEP_ALIVE) {
      sql.update(setting);
    }
    sql.list(DURABLE, row -> "");
    sql.connection().setNetworkTimeout(Runnable::run, WRITE_TIMEOUT_MILLIS);
  }

  /** A server that was killed may hold its lock for another moment. */
  private static void lock(Sql sql, boolean shared) throws SQLException {
    try {
      sql.update("set lock_timeout = " + LOCK_WAIT_MILLIS);
      sql.list("select pg_advisory_lock" + (shared ? "_shared" : "") + "(" + LOCK + ")", row -> "");
      sql.update("reset lock_timeout");
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
    config.setDataSourceProperties(named("contessa"));
    config.setMaximumPoolSize(READERS);
    config.setReadOnly(true);
    config.setConnectionTimeout(POOL_TIMEOUT_MILLIS);
    config.setPoolName("readers");
    return new HikariDataSource(config);
  }

  /**
   * The lost connection may live on at the other end and hold the lock, so it is ended there. The
   * new one must be able to write: after a failover it may have found a replica.
   */
  @Override
  public Connection reconnect() throws SQLException {
    writing.abort(Runnable::run);
    Connection again = DriverManager.getConnection(address, named(name));
    try {
      Sql sql = new Sql(again);
      sql.list(
          "select pg_terminate_backend(pid) from pg_stat_activity"
              + " where application_name = ? and pid <> pg_backend_pid()",
          row -> "",
          name);
      lock(sql, shared);
      sql.update("insert into probe (id, at) values (1, 0) on conflict (id) do update set at = 0");
      prepare(sql);
    } catch (SQLException | RuntimeException e) {
      again.close();
      throw e;
    }
    writing = again;
    readers.getHikariPoolMXBean().softEvictConnections();
    return again;
  }

  /**
   * Again if a connection turns out to be dead; after a restart of the database all of them are.
   */
  @Override
  protected <T> T readOnly(Sql.Work<T> work) throws SQLException {
    for (int dead = 0; ; dead++) {
      try (Connection connection = readers.getConnection()) {
        try {
          return work.run(new Sql(connection));
        } catch (SQLException e) {
          if (dead == READERS || !JournalFailure.isOutage(e)) {
            throw e;
          }
        }
      }
    }
  }

  @Override
  protected String contains(String column) {
    return "strpos(" + column + ", ?) > 0";
  }

  @Override
  public String begin() {
    return "begin";
  }

  @Override
  public boolean isRemote() {
    return true;
  }

  /** The connection, the server's resources or the server itself is gone. */
  @Override
  public boolean isFatal(Exception failure) {
    String state = failure instanceof SQLException known ? known.getSQLState() : null;
    return state != null && state.matches("(08|53|57P|58|XX).*");
  }

  @Override
  protected void disconnect() throws SQLException {
    readers.close();
    try (Connection last = writing) {
      // The end of a connection is noticed later; the next server may start immediately.
      new Sql(last).list("select pg_advisory_unlock_all()", row -> "");
    }
  }
}
