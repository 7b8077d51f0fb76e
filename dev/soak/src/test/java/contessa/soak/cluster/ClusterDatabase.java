package contessa.soak.cluster;

import module java.base;

import contessa.testkit.ChildProcess;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A PostgreSQL that is started for a run and forgotten after it. */
final class ClusterDatabase implements AutoCloseable {

  private static final String NAME = "contessa";

  private final EmbeddedPostgres postgres;
  private Path folder = Path.of("");

  private ClusterDatabase(EmbeddedPostgres postgres) {
    this.postgres = postgres;
  }

  /**
   * Starts one that is fast. It survives its own crash only if servers ask for it: {@code
   * synchronous_commit} is off.
   */
  static ClusterDatabase start() throws IOException, SQLException {
    ClusterDatabase database =
        new ClusterDatabase(
            EmbeddedPostgres.builder()
                .setServerConfig("listen_addresses", "*") // private networks of this machine too
                .setServerConfig("fsync", "off")
                .start());
    database.folder = Path.of(database.control("show data_directory").getFirst());
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
  String address(String host) {
    return "jdbc:postgresql://" + host + ":" + postgres.getPort() + "/" + NAME + "?user=postgres";
  }

  /** Ends it without any order, as if its machine had died. */
  void crash() throws IOException, InterruptedException {
    ProcessHandle process = process();
    ChildProcess.signal(process.pid(), "QUIT");
    process.onExit().join();
  }

  private ProcessHandle process() throws IOException {
    String pid = Files.readAllLines(folder.resolve("postmaster.pid")).getFirst();
    return ProcessHandle.of(Long.parseLong(pid)).orElseThrow();
  }

  /** Starts it again after a crash, and returns when it answers. */
  void startAgain() throws IOException, InterruptedException {
    String command = Files.readString(folder.resolve("postmaster.opts"));
    // PostgreSQL refuses to run as root.
    new ProcessBuilder(
            "sh",
            "-c",
            "if [ \"$(id -u)\" = 0 ]; then exec unshare -U %1$s; else exec %1$s; fi"
                .formatted(command.strip()))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
    while (!answers()) {
      Thread.sleep(20);
    }
  }

  private boolean answers() {
    try {
      return !control("select 1").isEmpty();
    } catch (SQLException e) {
      return false; // not yet
    }
  }

  /** The first column of what a query finds in the servers' data. */
  List<String> find(String query) throws SQLException {
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
