package contessa.soak.cluster;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** A PostgreSQL that is started for a run and forgotten after it. */
public final class ClusterDatabase implements AutoCloseable {

  private static final String NAME = "contessa";

  private final EmbeddedPostgres postgres;

  private ClusterDatabase(EmbeddedPostgres postgres) {
    this.postgres = postgres;
  }

  /** Starts it. It listens to all networks of this machine, private ones included. */
  public static ClusterDatabase start() throws IOException, SQLException {
    ClusterDatabase database =
        new ClusterDatabase(
            EmbeddedPostgres.builder().setServerConfig("listen_addresses", "*").start());
    String file = database.control("show hba_file").getFirst();
    database.control(
        "copy (values ('local all all trust'), ('host all all 127.0.0.0/8 trust'),"
            + " ('host all all ::1/128 trust'), ('host all all "
            + Namespaces.NETWORK
            + " trust')) to '"
            + file
            + "'");
    database.control("select pg_reload_conf()");
    database.control("create database " + NAME);
    return database;
  }

  /** Its address for a server that reaches this machine by this host. */
  public String address(String host) {
    return "jdbc:postgresql://" + host + ":" + postgres.getPort() + "/" + NAME + "?user=postgres";
  }

  /** Refuses everybody, as while it is being restarted. */
  public void stop() throws SQLException {
    control("alter database " + NAME + " with allow_connections false");
    control(
        "select pg_terminate_backend(pid, 9000) from pg_stat_activity where datname = 'contessa'");
  }

  /** Admits everybody again. */
  public void goOn() throws SQLException {
    control("alter database " + NAME + " with allow_connections true");
  }

  /** The first column of what a query finds in the servers' data. */
  public List<String> find(String query) throws SQLException {
    return execute(address("127.0.0.1"), query);
  }

  private List<String> control(String statement) throws SQLException {
    return execute(postgres.getJdbcUrl("postgres", "postgres"), statement);
  }

  private static List<String> execute(String address, String sql) throws SQLException {
    List<String> found = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection(address);
        Statement statement = connection.createStatement()) {
      if (statement.execute(sql)) {
        try (ResultSet rows = statement.getResultSet()) {
          while (rows.next()) {
            found.add(String.valueOf(rows.getString(1)));
          }
        }
      }
    }
    return found;
  }

  @Override
  public void close() throws IOException {
    postgres.close();
  }
}
