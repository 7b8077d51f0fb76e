package contessa.server.net.api;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.notation.Json;
import contessa.server.TestServer;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ratings over HTTP: on for people, off for programs until they ask. */
class RatingApiTest {

  private static final String NOTHING =
      "{\"rated\":%b,\"listed\":false,\"ratings\":[],\"medals\":[],\"court\":[]}";

  @TempDir Path data;

  @Test
  void aPlayerChoosesAndIsForgotten() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] browser = {"Cookie", guest.cookie(), "Origin", running.origin()};
      String[] program = {"Authorization", guest.program(browser[1])};
      for (boolean person : new boolean[] {true, false}) {
        String[] headers = person ? browser : program;
        String nothing = NOTHING.formatted(person);
        assertThat(guest.get("/api/my-ratings", headers).body()).isEqualTo(nothing);
        assertThat(choose(guest, "{\"rated\":true,\"listed\":false}", headers).body())
            .startsWith("{\"rated\":true,\"listed\":false,");
        assertThat(choose(guest, "{\"rated\":true,\"listed\":true}", headers).body())
            .isEqualTo(guest.get("/api/my-ratings", headers).body())
            .startsWith("{\"rated\":true,\"listed\":true,");
        assertThat(guest.post("/api/my-ratings/forget", "{}", headers).body()).isEqualTo(nothing);
      }
    }
  }

  private static HttpResponse<String> choose(
      TestServer.Guest guest, String body, String[] headers) {
    HttpResponse<String> answer = guest.post("/api/my-ratings", body, headers);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return answer;
  }

  @Test
  void aGameAtATableOfTheServerCounts() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] ana = {"Cookie", guest.cookie(), "Origin", running.origin()};
      String[] bruno = {"Cookie", guest.cookie(), "Origin", running.origin()};
      String wish =
          TestServer.TABLE.formatted(false, true).replace("[\"random\",\"random\"]", "[]");
      String table =
          Json.read(guest.post("/api/tables", wish, ana).body()).get("table").stringValue();
      String commands = "/api/tables/" + table + "/commands";
      guest.post(commands, "{\"do\":\"sit\",\"id\":\"1\",\"name\":\"Bruno\"}", bruno);
      guest.post(commands, "{\"do\":\"start\",\"id\":\"2\"}", ana);
      assertThat(guest.post(commands, "{\"do\":\"leave\",\"id\":\"3\"}", bruno).body())
          .contains("\"ok\":true");
      assertThat(guest.get("/api/my-ratings", ana).body())
          .contains("\"pool\":\"classic-2\"", "\"games\":1,\"won\":1,\"missing\":9}")
          .contains("\"medal\":\"first-win\",\"times\":1", "\"medal\":\"unscathed\"");
      assertThat(guest.get("/api/my-ratings", bruno).body())
          .contains("\"games\":1,\"won\":0,\"missing\":9}", "\"medals\":[]");
    }
  }

  @Test
  void invalidRequestsAreRefused() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] browser = {"Cookie", guest.cookie(), "Origin", running.origin()};
      for (String body :
          new String[] {"{\"rated\":false,\"listed\":true}", "{\"rated\":true}", ""}) {
        assertThat(guest.post("/api/my-ratings", body, browser).statusCode()).isEqualTo(400);
      }
      for (String query : new String[] {"pool=classic", "pool=", "programs=yes", "pool=ROYAL"}) {
        assertThat(guest.get("/api/leaderboard?" + query).statusCode()).as(query).isEqualTo(400);
      }
      assertThat(guest.get("/api/my-ratings", browser).body()).isEqualTo(NOTHING.formatted(true));
    }
  }

  @Test
  void aDeviceTellsItsGamesAtCourt() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] browser = {"Cookie", guest.cookie(), "Origin", running.origin()};
      String deeds =
          "{\"device\":\"%s\",\"met\":[{\"bot\":\"beppe\",\"games\":3,\"won\":1}],\"ratings\":[]}";
      assertThat(guest.post("/api/my-ratings/court", deeds.formatted("d"), browser).body())
          .isEqualTo(guest.get("/api/my-ratings", browser).body())
          .contains("\"court\":[" + deeds.formatted("d") + "]");
      String tooLong = deeds.formatted("d".repeat(5_000));
      assertThat(guest.post("/api/my-ratings/court", tooLong, browser).statusCode()).isEqualTo(400);
    }
  }

  @Test
  void anyoneMayReadTheLeaderboard() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      assertThat(guest.get("/api/leaderboard").body())
          .isEqualTo("{\"pool\":\"classic-3-4\",\"programs\":false,\"entries\":[],\"pools\":[]}");
      assertThat(guest.get("/api/leaderboard?pool=royal&programs=true").body())
          .isEqualTo("{\"pool\":\"royal\",\"programs\":true,\"entries\":[],\"pools\":[]}");
    }
  }
}
