package contessa.server.net.api;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.TestServer;
import contessa.server.host.games.SqlGameHistory;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.message.FinishedGame;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One stream tells a program where it is invited, and where it is asked. */
class EventStreamTest {

  private static final long PATIENCE_SECONDS = 300;

  @TempDir Path data;
  private final HttpClient http = HttpClient.newHttpClient();

  @AfterEach
  void leave() {
    http.shutdownNow();
  }

  private BlockingQueue<JsonNode> events(TestServer server, String bearer) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server.origin() + "/api/events"))
            .header("Authorization", bearer)
            .build();
    HttpResponse<Stream<String>> answer = http.send(request, HttpResponse.BodyHandlers.ofLines());
    assertThat(answer.statusCode()).isEqualTo(200);
    BlockingQueue<JsonNode> events = new LinkedBlockingQueue<>();
    Thread.ofVirtual()
        .start(
            () ->
                answer.body().filter(line -> !line.isEmpty()).map(Json::read).forEach(events::add));
    return events;
  }

  /** The next event of one of these kinds. */
  private static JsonNode next(BlockingQueue<JsonNode> events, String... kinds) throws Exception {
    JsonNode event = null;
    while (event == null || !List.of(kinds).contains(event.get("kind").stringValue())) {
      event = events.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      assertThat(event).as("nothing comes").isNotNull();
    }
    return event;
  }

  @Test
  void aProgramHearsThatAGameOfAQuickMatchBegins() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.15.0.1")) {
      String cookie = guest.cookie();
      String bearer = guest.program(cookie);
      var events = events(server, bearer);
      String wish = "{\"name\":\"%s\",\"seats\":2,\"clock\":\"relaxed\"}";
      HttpResponse<String> made =
          guest.post("/api/quick", wish.formatted("Bot"), "Authorization", bearer);
      assertThat(made.statusCode()).as(made.body()).isEqualTo(200);
      String table = Json.read(made.body()).get("table").stringValue();
      String[] me = {"Cookie", cookie, "Origin", server.origin()};
      assertThat(guest.post("/api/quick", wish.formatted("Ana"), me).body()).contains(table);
      // Whoever begins hears of the turn instead.
      JsonNode event = next(events, "start", "turn");
      assertThat(event.get("table").stringValue()).isEqualTo(table);
      assertThat(event.get("edition").stringValue()).isEqualTo("resistance");
    }
  }

  @Test
  void aProgramHearsOfInvitationsThatWaitAndOfNewOnes() throws Exception {
    String cookie;
    String bearer;
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.15.1.1")) {
      cookie = guest.cookie();
      bearer = guest.program(cookie);
      String player = id(guest, "Cookie", cookie);
      String program = id(guest, "Authorization", bearer);
      try (SqlJournal journal = SqliteFile.journal(data.resolve("contessa.db"))) {
        SqlGameHistory history = new SqlGameHistory(journal.database());
        history.add(player, finished(0));
        history.add(program, finished(1));
      }
    }
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.15.1.1")) {
      String waiting = invite(server, guest, cookie);
      var events = events(server, bearer);
      assertThat(next(events, "invite").get("table").stringValue()).isEqualTo(waiting);
      String fresh = invite(server, guest, cookie);
      assertThat(guest.get("/api/invitations", "Authorization", bearer).body()).contains(fresh);
    }
  }

  private static String id(TestServer.Guest guest, String... headers) {
    return Json.read(guest.get("/api/me", headers).body()).get("player").stringValue();
  }

  private static FinishedGame finished(int seat) {
    List<String> names = List.of("Ana", "Bot");
    return new FinishedGame(
        "before", 1, "coup", "resistance", names, seat, List.of(0), 1_000, true);
  }

  private static String invite(TestServer server, TestServer.Guest guest, String cookie) {
    String[] me = {"Cookie", cookie, "Origin", server.origin()};
    String made = TestServer.TABLE.formatted(false, true).replace(",\"random\"]", "]");
    String table = Json.read(guest.post("/api/tables", made, me).body()).get("table").stringValue();
    var invited =
        guest.post(
            "/api/invitations",
            "{\"to\":\"%s\",\"table\":\"before\",\"game\":1,\"seat\":1}".formatted(table),
            me);
    assertThat(invited.statusCode()).as(invited.body()).isEqualTo(200);
    return table;
  }
}
