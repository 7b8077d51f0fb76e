package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.host.threads.SteadyClock;
import contessa.server.journal.postgres.DataMove;
import contessa.server.journal.postgres.TestPostgres;
import contessa.server.journal.sqlite.SqliteFile;
import java.sql.Connection;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Settings, and reasons why a server does not start. */
class StartTest {

  @TempDir Path data;

  private Settings settings(String... given) {
    Map<String, String> local = new java.util.TreeMap<>(Map.of("host", "127.0.0.1", "port", "0"));
    for (int i = 0; i < given.length; i += 2) {
      local.put(given[i], given[i + 1]);
    }
    return Settings.of(data, local, Map.of());
  }

  private void cannotStart(Settings settings, String why) {
    assertThatThrownBy(() -> Server.start(settings))
        .isInstanceOf(Server.CannotStart.class)
        .hasMessageContaining(why)
        .satisfies(e -> assertThat(e.getMessage()).hasLineCount(1));
  }

  @Test
  void aTakenPortIsReported() throws IOException, Server.CannotStart {
    try (ServerSocket taken = new ServerSocket(0)) {
      cannotStart(settings("host", "0.0.0.0", "port", "" + taken.getLocalPort()), "port is taken");
    }
    // And the folder is free again.
    Server.start(settings()).close();
  }

  @Test
  void anAddressOfAnotherMachineIsReported() {
    cannotStart(settings("host", "192.0.2.1", "port", "0"), "no address of this machine");
  }

  @Test
  void aFileWhoseDataWasMovedIsNotServed() throws Exception {
    Server.start(settings()).close();
    var _ = DataMove.copy(Server.journal(data), TestPostgres.freshAddress());
    cannotStart(settings(), "was moved to PostgreSQL: set the database, or remove " + data);
    Files.delete(data.resolve("moved"));
    Server.start(settings()).close();
  }

  @Test
  void anUnwritableFolderIsReported() throws IOException {
    Files.writeString(data.resolve("file"), "in the way");
    Settings inTheFile =
        Settings.of(data.resolve("file"), Map.of("host", "127.0.0.1", "port", "0"), Map.of());
    cannotStart(inTheFile, "cannot write to the data folder");
  }

  /** Even the owner of the machine cannot create a folder among the processes. */
  @Test
  void aFolderThatCannotBeCreatedIsReported() {
    Path nowhere = Path.of("/proc/contessa-data");
    Settings there = Settings.of(nowhere, Map.of("host", "127.0.0.1", "port", "0"), Map.of());
    cannotStart(there, "cannot write to the data folder " + nowhere);
  }

  @Test
  void aJournalThatCannotBeWrittenIsReported() throws Exception {
    Server.start(settings()).close();
    try (Connection connection = SqliteFile.source(Server.journal(data)).getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "create trigger full before insert on probe begin select raise(abort, 'full'); end");
    }
    cannotStart(settings(), "cannot write to " + Server.journal(data));
  }

  /** A slow start is no pause: nodes of a cluster would compare times of clocks that differ. */
  @Test
  void theClockIsRightHoweverLongTheStartTook() throws Server.CannotStart {
    long now = System.currentTimeMillis();
    SteadyClock clock = new SteadyClock(now - 60_000, System::nanoTime, 1);
    Server.start(settings(), clock).close();
    assertThat(clock.millis()).isGreaterThanOrEqualTo(now);
  }

  @Test
  void aSecondServerOnTheSameFolderIsReported() throws Server.CannotStart {
    try (Server first = Server.start(settings())) {
      assertThat(first.port()).isPositive();
      cannotStart(settings(), "another server uses the data folder");
    }
  }

  @Test
  void aJournalOfANewerVersionIsReported() throws Exception {
    Server.start(settings()).close();
    try (Connection connection = SqliteFile.source(Server.journal(data)).getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("pragma user_version = 99");
    }
    cannotStart(settings(), "was written by a newer version");
  }

  @Test
  void aFileThatIsNoJournalIsReported() throws IOException {
    Files.writeString(Server.journal(data), "this is not a journal ".repeat(100));
    cannotStart(settings(), "cannot open");
  }

  @Test
  void theCommandLineOverridesTheEnvironmentAndTheFile() throws IOException {
    Files.writeString(
        data.resolve(Settings.FILE),
        "port = 1, tables = 2, sockets = 3\ntrusted-proxies = [\"10.0.0.0/8\"]");
    Settings settings =
        Settings.of(
            data,
            Map.of("port", "4"),
            Map.of("CONTESSA_PORT", "5", "CONTESSA_TABLES", "6", "CONTESSA_LOG", "json"));
    assertThat(settings.number(Setting.PORT)).isEqualTo(4);
    assertThat(settings.number(Setting.TABLES)).isEqualTo(6);
    assertThat(settings.number(Setting.SOCKETS)).isEqualTo(3);
    assertThat(settings.list(Setting.TRUSTED_PROXIES)).containsExactly("10.0.0.0/8");
    assertThat(settings.text(Setting.LOG)).isEqualTo("json");
    assertThat(settings.number(Setting.MILLIS)).isEqualTo(60);
  }

  @Test
  void invalidSettingsAreReported() throws IOException {
    wrong("port", "70000", "0 to 65535");
    wrong("port", "many", "port");
    wrong("log", "xml", "text or json");
    wrong("trusted-proxies", "proxy.example", "addresses or networks");
    wrong("trusted-proxies", "10.0.0.0/40", "addresses or networks");
    wrong("push", "maybe", "push");
    wrong("push-services", "localhost", "'localhost' is not a host name");
    wrong("prot", "80", "'prot'");
    Files.writeString(data.resolve(Settings.FILE), "tabels = 2");
    wrong("port", "0", "'tabels'");
    Files.writeString(data.resolve(Settings.FILE), "tables = {");
    wrong("port", "0", "contessa.conf");
  }

  private void wrong(String name, String value, String why) {
    assertThatThrownBy(() -> settings(name, value))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(why);
  }
}
