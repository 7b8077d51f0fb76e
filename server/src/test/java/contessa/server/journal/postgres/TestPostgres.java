package contessa.server.journal.postgres;

import module java.base;

import contessa.server.journal.Sql;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** A PostgreSQL for tests: one for each JVM, started when it is first needed. */
public final class TestPostgres {

  private static final AtomicInteger SCHEMAS = new AtomicInteger();

  private TestPostgres() {}

  private static final class Running {
    static final EmbeddedPostgres SERVER = start();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** The address of a place in which there is nothing yet. */
  public static String freshAddress() {
    String name = "test" + SCHEMAS.incrementAndGet();
    String address = Running.SERVER.getJdbcUrl("postgres", "postgres");
    execute(address, "create schema " + name);
    return address + "&currentSchema=" + name;
  }

  /** A way to it that can be cut. */
  public static TcpDetour detour() {
    return new TcpDetour(Running.SERVER.getPort());
  }

  /** The same place by a detour. */
  public static String by(TcpDetour detour, String address) {
    return address.replace("localhost:" + Running.SERVER.getPort(), "127.0.0.1:" + detour.port());
  }

  /** Carries out a statement over a connection of its own. */
  public static void execute(String address, String sql) {
    try (Connection connection = DriverManager.getConnection(address);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The first column of what a query finds, over a connection of its own. */
  public static List<String> texts(String address, String query) {
    try (Connection connection = DriverManager.getConnection(address)) {
      return new Sql(connection).list(query, row -> row.getString(1));
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Cuts every connection of a server, as a restart of PostgreSQL does. */
  public static void cutConnections(String address) {
    execute(
        address,
        "select pg_terminate_backend(pid, 60000) from pg_stat_activity"
            + " where application_name like 'contessa%'");
  }
}
