package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.net.pages.QrCodes;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The server from the point of view of browsers and programs. */
class ServerTest {

  private static final String TABLE =
      """
      {"name":"Ana","start":%s,"bots":["random","random"],"options":{"game":"coup",
       "rules":{"edition":"resistance"},"seats":3,"open":true,"clock":"blitz","talk":"chat",
       "strict":false,"memoryAid":true,"watchers":true,"programs":true,"reveal":true}}
      """;

  @TempDir Path data;
  private Server server;
  private final HttpClient http = HttpClient.newHttpClient();

  @BeforeEach
  void start() throws Server.CannotStart {
    server = Server.start(settings(0));
  }

  private Settings settings(int port) {
    return Settings.of(
        data, Map.of("host", "127.0.0.1", "port", String.valueOf(port), "millis", "5"), Map.of());
  }

  @AfterEach
  void stop() {
    server.close();
    http.shutdownNow(); // close() would wait for sockets that the server has cut
  }

  private String origin() {
    return "http://127.0.0.1:" + server.port();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(origin() + path));
  }

  private HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private HttpResponse<String> post(String path, String body, String... headers) {
    HttpRequest.Builder request =
        request(path).header("X-Contessa", "1").POST(HttpRequest.BodyPublishers.ofString(body));
    for (int i = 0; i < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
    }
    return send(request);
  }

  private String cookie() {
    HttpResponse<String> response = post("/api/session", "", "Origin", origin());
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    String cookie = response.headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie).contains("HttpOnly").contains("SameSite=Lax").contains("Path=/");
    return cookie.substring(0, cookie.indexOf(';'));
  }

  private JsonNode create(String cookie, boolean start) {
    HttpResponse<String> response =
        post("/api/tables", TABLE.formatted(start), "Cookie", cookie, "Origin", origin());
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return Json.read(response.body());
  }

  /** A socket that keeps its messages. */
  private final class Client {
    private final LinkedBlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final WebSocket socket;

    Client(String cookie, String origin) {
      socket =
          http.newWebSocketBuilder()
              .header("Cookie", cookie)
              .header("Origin", origin)
              .buildAsync(
                  URI.create("ws://127.0.0.1:" + server.port() + "/ws"),
                  new JsonMessages((_, message) -> heard.add(message)))
              .join();
    }

    void send(String frame) {
      socket.sendText(frame, true).join();
    }

    JsonNode await(Predicate<JsonNode> wanted) {
      try {
        while (true) {
          JsonNode message = heard.poll(5, TimeUnit.MINUTES);
          assertThat(message).as("something is heard in time").isNotNull();
          if (wanted.test(message)) {
            return message;
          }
        }
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    JsonNode await(String type) {
      return await(message -> message.get("type").stringValue().equals(type));
    }
  }

  @Test
  void aGuestPlaysOverASocketDropsAndResumes() {
    String cookie = cookie();
    String table = create(cookie, true).get("table").stringValue();
    Client one = new Client(cookie, origin());
    one.send("{\"type\":\"watch\",\"table\":\"" + table + "\"}");
    JsonNode snapshot = one.await("snapshot");
    long n = snapshot.get("n").longValue();
    assertThat(snapshot.get("view").get("stage").stringValue()).isEqualTo("playing");
    JsonNode view = snapshot.get("view");
    int decisions = 0;
    while (decisions < 3 && view.get("stage").stringValue().equals("playing")) {
      JsonNode decision = view.get("decision");
      if (decision != null && decision.get("answer") == null) {
        String id = "d" + ++decisions;
        String choice = decision.get("choices").get(0).stringValue();
        one.send(
            "{\"type\":\"command\",\"table\":\"%s\",\"command\":{\"do\":\"decide\",\"id\":\"%s\",\"ask\":%d,\"choice\":\"%s\"}}"
                .formatted(table, id, decision.get("ask").intValue(), choice));
      }
      JsonNode update = one.await("update");
      assertThat(update.get("n").longValue()).isEqualTo(++n);
      view = update.get("view");
    }
    one.socket.abort();
    Client other = new Client(cookie, origin());
    other.send(
        "{\"type\":\"watch\",\"table\":\"%s\",\"stream\":\"seat\",\"n\":%d}"
            .formatted(table, n - 1));
    assertThat(other.await(message -> message.get("n") != null).get("n").longValue()).isEqualTo(n);
    other.send("{\"type\":\"ping\",\"sent\":5,\"lag\":20}");
    assertThat(other.await("pong").get("sent").longValue()).isEqualTo(5);
    other.send("{\"type\":\"dance\"}");
    other.await("malformed");
    other.send("x".repeat(5_000));
  }

  @Test
  void theServerComesBackWithItsTablesAndSessions() throws Server.CannotStart {
    String cookie = cookie();
    JsonNode created = create(cookie, true);
    Client client = new Client(cookie, origin());
    client.send("{\"type\":\"watch\",\"table\":\"" + created.get("table").stringValue() + "\"}");
    client.await("snapshot");
    server.close();
    client.await("closing");
    server = Server.start(settings(0));
    Client again = new Client(cookie, origin());
    again.send("{\"type\":\"watch\",\"table\":\"" + created.get("table").stringValue() + "\"}");
    assertThat(again.await("snapshot").toString()).contains("resumed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://evil.example",
        "null",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "https://127.0.0.1",
        "http://127.0.0.1.evil.example",
        "http://localhost"
      })
  void requestsFromAnotherPageAreRefused(String origin) {
    String cookie = cookie();
    assertThat(post("/api/tables", TABLE, "Cookie", cookie, "Origin", origin).statusCode())
        .isEqualTo(403);
    assertThat(post("/api/session", "", "Origin", origin).statusCode()).isEqualTo(403);
    assertThatThrownBy(() -> new Client(cookie, origin)).isInstanceOf(CompletionException.class);
  }

  @Test
  void malformedRequestsAreRefused() {
    String cookie = cookie();
    HttpRequest.Builder without =
        request("/api/tables")
            .header("Cookie", cookie)
            .header("Origin", origin())
            .POST(HttpRequest.BodyPublishers.ofString(TABLE.formatted(true)));
    assertThat(send(without).statusCode()).isEqualTo(403);
    assertThat(post("/api/tables", TABLE, "Cookie", cookie).statusCode()).isEqualTo(403);
    assertThat(post("/api/tables", TABLE, "Cookie", "contessa=x", "Origin", origin()).statusCode())
        .isEqualTo(401);
    String[] ours = {"Cookie", cookie, "Origin", origin()};
    assertThat(post("/api/tables", "{", ours).statusCode()).isEqualTo(400);
    assertThat(post("/api/tables", "x".repeat(20_000), ours).statusCode()).isEqualTo(413);
    assertThat(send(request("/api/me")).statusCode()).isEqualTo(401);
    assertThat(send(request("/api/nothing")).statusCode()).isEqualTo(404);
    assertThat(send(request("/../pom.xml")).statusCode()).isNotEqualTo(200);
    assertThatThrownBy(() -> new Client("contessa=x", origin()))
        .isInstanceOf(CompletionException.class);
  }

  @Test
  void codesCannotBeGuessedForLong() {
    String cookie = cookie();
    String code = create(cookie, false).get("code").stringValue();
    String[] ours = {"Cookie", cookie, "Origin", origin()};
    HttpResponse<String> joined = post("/api/join", "{\"code\":\"" + code + "\"}", ours);
    assertThat(joined.statusCode()).isEqualTo(200);
    int tries = 0;
    while (post("/api/join", "{\"code\":\"22222222\"}", ours).statusCode() == 404) {
      assertThat(++tries).isLessThan(20);
    }
  }

  @Test
  void everyResponseHasSecurityHeaders() {
    HttpResponse<String> page = send(request("/"));
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'")
        .doesNotContain("unsafe");
    assertThat(page.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(send(request("/health")).body()).isEqualTo("ok\n");
    assertThat(send(request("/metrics")).body()).contains("contessa_tables 0.0");
    assertThat(send(request("/api/bots")).body()).contains("beppe");
  }

  @Test
  void qrCodesAreDrawnOnlyForOurOwnPaths() {
    HttpResponse<String> drawn = send(request("/api/tables/Zm9v/qr.svg"));
    assertThat(drawn.headers().firstValue("Content-Type")).contains("image/svg+xml");
    assertThat(drawn.body()).isEqualTo(QrCodes.svg(origin() + "/t/Zm9v"));
    assertThat(send(request("/api/qr.svg?path=/join/ABCD2345")).body())
        .isEqualTo(QrCodes.svg(origin() + "/join/ABCD2345"));
    for (String path :
        new String[] {"//evil.example", "http://x", "", "/%0a", "/" + "a".repeat(200)}) {
      assertThat(send(request("/api/qr.svg?path=" + path)).statusCode()).as(path).isEqualTo(400);
    }
  }

  @Test
  void aProgramTakesASeatByItsToken() {
    String cookie = cookie();
    String table = create(cookie, false).get("table").stringValue();
    HttpResponse<String> made =
        post("/api/programs", "{\"name\":\"Deep Red\"}", "Cookie", cookie, "Origin", origin());
    String bearer = "Bearer " + Json.read(made.body()).get("token").stringValue();
    String path = "/api/tables/" + table + "/commands";
    post(
        path,
        "{\"do\":\"remove-bot\",\"id\":\"r\",\"seat\":2}",
        "Cookie",
        cookie,
        "Origin",
        origin());
    HttpResponse<String> sat =
        post(path, "{\"do\":\"sit\",\"id\":\"1\",\"name\":\"Deep Red\"}", "Authorization", bearer);
    assertThat(sat.body()).contains("\"ok\":true");
    assertThat(post(path, "{\"do\":\"start\",\"id\":\"2\"}", "Authorization", bearer).body())
        .contains("not-host");
    assertThat(
            post(
                    path,
                    "{\"do\":\"start\",\"id\":\"2\"}",
                    "Authorization",
                    bearer,
                    "Cookie",
                    cookie,
                    "Origin",
                    origin())
                .statusCode())
        .isEqualTo(401);
  }

  @Test
  void aGuestContinuesInAnotherBrowser() {
    String cookie = cookie();
    String[] own = {"Cookie", cookie, "Origin", origin()};
    assertThat(post("/api/me", "{\"name\":\" Ana  Rossi\"}", own).body()).contains("Ana Rossi");
    assertThat(post("/api/me", "{\"name\":\"\"}", own).statusCode()).isEqualTo(400);
    String code = Json.read(post("/api/hand-over", "", own).body()).get("code").stringValue();
    String body = "{\"code\":\"" + code + "\"}";
    assertThat(post("/api/take-over", body, "Origin", "http://elsewhere").statusCode())
        .isEqualTo(403);
    HttpResponse<String> taken = post("/api/take-over", body, "Origin", origin());
    assertThat(taken.body()).contains("Ana Rossi");
    String other = taken.headers().firstValue("Set-Cookie").orElseThrow();
    String there = other.substring(0, other.indexOf(';'));
    assertThat(send(request("/api/me").header("Cookie", there)).body())
        .isEqualTo(send(request("/api/me").header("Cookie", cookie)).body());
    assertThat(post("/api/take-over", body, "Origin", origin()).statusCode()).isEqualTo(404);
  }

  @Test
  void aQuickMatchIsInTheFilteredList() {
    String[] own = {"Cookie", cookie(), "Origin", origin()};
    String wish = "{\"name\":\"Ana\",\"edition\":\"reformation\",\"language\":\"it\"}";
    String table = Json.read(post("/api/quick", wish, own).body()).get("table").stringValue();
    assertThat(send(request("/api/tables?edition=reformation&language=it&free=3")).body())
        .contains(table);
    assertThat(send(request("/api/tables?edition=resistance")).body()).isEqualTo("[]");
    assertThat(send(request("/api/tables?clock=hourglass")).statusCode()).isEqualTo(400);
    for (String free : List.of("1e9", "-1", "two", "99999999999")) {
      HttpResponse<String> answer = send(request("/api/tables?free=" + free));
      assertThat(answer.statusCode()).as(free).isEqualTo(400);
      assertThat(answer.body()).as(free).contains("\"field\":\"free\"");
    }
    assertThat(post("/api/quick", "{\"name\":\"Ana\",\"seats\":99}", own).statusCode())
        .isEqualTo(409);
    assertThat(send(request("/api/my-games").header("Cookie", own[1])).body()).isEqualTo("[]");
  }

  @Test
  void aTakenPortIsReported() {
    Settings elsewhere =
        Settings.of(
            data.resolve("other"),
            Map.of("host", "127.0.0.1", "port", String.valueOf(server.port())),
            Map.of());
    assertThatThrownBy(() -> Server.start(elsewhere))
        .isInstanceOf(Server.CannotStart.class)
        .hasMessageContaining("port");
    assertThatThrownBy(() -> Server.start(settings(0)))
        .isInstanceOf(Server.CannotStart.class)
        .hasMessageContaining("another server");
  }
}
