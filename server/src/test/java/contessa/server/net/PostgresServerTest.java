package contessa.server.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import contessa.server.journal.TestPostgres;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server whose data is in PostgreSQL. */
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
      assertThat(running.server.context().tables().count()).isEqualTo(1);
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
  void aLostDatabaseEndsTheServerAndNothingIsAcknowledged() throws Exception {
    try (TestServer running = start("data");
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String cookie = guest.cookie();
      guest.table(cookie, false, true);
      TestPostgres.cutConnections(address);
      assertThat(guest.post("/api/session", "", "Origin", running.origin()).statusCode())
          .isGreaterThanOrEqualTo(500);
      assertThat(running.server.broken().get(1, TimeUnit.MINUTES)).isNotNull();
    }
    try (TestServer running = start("data")) {
      assertThat(running.server.context().tables().count()).isEqualTo(1);
    }
  }
}
