package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import ch.qos.logback.classic.Level;
import contessa.server.journal.postgres.TcpDetour;
import contessa.server.journal.postgres.TestPostgres;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server whose data is in PostgreSQL. */
@Tag("slow")
class PostgresServerTest {

  @TempDir Path folder;

  private final String address = TestPostgres.freshAddress();

  private TestServer start(String data) throws Server.CannotStart {
    return new TestServer(folder.resolve(data), "database", address);
  }

  @Test
  void tablesAndSessionsSurviveARestart() throws Exception {
    String cookie;
    String table;
    try (TestServer running = start("data");
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      cookie = guest.cookie();
      table = guest.table(cookie, false, true)[0];
      assertThat(guest.get("/ready").statusCode()).isEqualTo(200);
      assertThat(folder.resolve("data/contessa.db")).doesNotExist();
    }
    try (TestServer running = start("data");
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      assertThat(running.server.context().tables().local().count()).isEqualTo(1);
      String[] me = {"Origin", running.origin(), "Cookie", cookie};
      String close = "{\"do\":\"close\",\"id\":\"1\"}";
      assertThat(guest.post("/api/tables/" + table + "/commands", close, me).body())
          .contains("\"ok\":true");
      assertThat(guest.post("/api/me/delete", "{}", me).statusCode()).isEqualTo(200);
    }
  }

  @Test
  void aSecondServerIsRefused() throws Exception {
    try (TestServer running = start("one")) {
      assertThatThrownBy(() -> start("two")).hasMessage("another server uses the database");
      assertThat(running.server.broken()).isNotDone();
    }
  }

  @Test
  void whileTheDatabaseIsGoneNothingIsAcknowledgedAndThenTheTableGoesOn() throws Exception {
    try (TcpDetour detour = TestPostgres.detour();
        TestServer running =
            new TestServer(folder.resolve("data"), "database", TestPostgres.by(detour, address));
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String cookie = guest.cookie();
      String table = guest.table(cookie, true, true)[0];
      String[] me = {"Origin", running.origin(), "Cookie", cookie};
      String say = "{\"do\":\"say\",\"id\":\"7\",\"text\":\"still here\"}";
      detour.cut();
      assertThat(guest.post("/api/tables/" + table + "/commands", say, me).body())
          .contains("\"refused\":\"unavailable\"");
      HttpResponse<String> session = guest.post("/api/session", "", "Origin", running.origin());
      assertThat(session.statusCode()).isEqualTo(503);
      assertThat(session.body()).contains("unavailable");
      assertThat(guest.get("/ready").statusCode()).isEqualTo(503);
      detour.restore();
      while (guest.get("/ready").statusCode() != 200) {
        Thread.sleep(50);
      }
      for (int time = 0; time < 2; time++) {
        assertThat(guest.post("/api/tables/" + table + "/commands", say, me).body())
            .contains("\"ok\":true");
      }
      List<String> rows = awaitResumed(table);
      assertThat(rows.stream().filter(row -> row.contains("still here"))).hasSize(1);
      assertThat(running.server.broken()).isNotDone();
    }
  }

  @Test
  void anOutageIsOneLineAndItsEndAnother() throws Exception {
    KeptLog log = KeptLog.start(Level.WARN, new OutageFilter());
    try (log;
        TcpDetour detour = TestPostgres.detour();
        TestServer running =
            new TestServer(folder.resolve("data"), "database", TestPostgres.by(detour, address));
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String cookie = guest.cookie();
      String table = guest.table(cookie, true, true)[0];
      String[] me = {"Origin", running.origin(), "Cookie", cookie};
      log.lines().clear();
      detour.cut();
      for (int time = 0; time < 5; time++) {
        String say = "{\"do\":\"say\",\"id\":\"" + time + "\",\"text\":\"still here\"}";
        guest.post("/api/tables/" + table + "/commands", say, me);
        guest.post("/api/session", "", "Origin", running.origin());
        guest.get("/api/replays/" + table + "/1", me);
        assertThat(guest.get("/ready").statusCode()).isEqualTo(503);
      }
      detour.restore();
      var _ = awaitResumed(table);
      assertThat(log.lines())
          .satisfiesExactly(
              gone -> assertThat(gone).startsWith("The journal cannot be written").hasLineCount(1),
              back -> assertThat(back).isEqualTo("The journal can be written again"));
    }
  }

  /** The rows of the table, once it has gone on. */
  private List<String> awaitResumed(String table) throws Exception {
    while (true) {
      List<String> rows =
          TestPostgres.texts(
              address, "select payload from events where table_id = '" + table + "'");
      if (rows.stream().anyMatch(row -> row.contains("\"resumed\""))) {
        return rows;
      }
      Thread.sleep(20);
    }
  }
}
