package contessa.server.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.TestServer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program author is told about a request that cannot be carried out. */
class BadRequestTest {

  @TempDir Path data;

  @Test
  void theFirstWrongFieldIsNamedAndNothingElseRepeated() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] ana = {"Cookie", guest.cookie(), "Origin", running.origin()};
      String wish = TestServer.TABLE.formatted(false, true);
      assertThat(guest.post("/api/tables", wish.replace("\"blitz\"", "\"fast\""), ana).body())
          .isEqualTo("{\"error\":\"bad-request\",\"field\":\"options.clock\"}");
      assertThat(guest.post("/api/tables", wish.replace("\"start\"", "\"begin\""), ana).body())
          .isEqualTo("{\"error\":\"bad-request\",\"field\":\"begin\"}");
      assertThat(guest.post("/api/tables", "{\"<b>\":1," + wish.strip().substring(1), ana).body())
          .isEqualTo("{\"error\":\"bad-request\"}");
      assertThat(guest.post("/api/tables", "nonsense", ana).body())
          .isEqualTo("{\"error\":\"bad-request\"}");
    }
  }

  @Test
  void optionsThatAreLeftOutAreTheUsualOnes() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] ana = {"Cookie", guest.cookie(), "Origin", running.origin()};
      assertThat(guest.post("/api/tables", "{\"name\":\"Ana\"}", ana).body()).contains("\"code\":");
      String royal =
          "{\"name\":\"Ana\",\"options\":{\"rules\":{\"edition\":\"royal\"},\"open\":true}}";
      assertThat(guest.post("/api/tables", royal, ana).body()).contains("\"code\":");
      assertThat(guest.get("/api/tables?game=royal", ana).body())
          .contains("\"clock\":\"standard\"", "\"programs\":false");
      String[] program = {"Authorization", guest.program(guest.cookie())};
      String open = "{\"name\":\"Ada\",\"options\":{\"open\":true,\"seats\":2}}";
      assertThat(guest.post("/api/tables", open, program).body()).contains("\"code\":");
      assertThat(guest.get("/api/tables?game=coup", ana).body()).contains("\"programs\":true");
    }
  }

  @Test
  void programsFindAQuickMatch() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] program = {"Authorization", guest.program(guest.cookie())};
      var answer = guest.post("/api/quick", "{\"name\":\"Ada\"}", program);
      assertThat(answer.body()).contains("\"code\":");
    }
  }
}
