package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.table.state.ClockTimes;
import contessa.testkit.ChildProcess;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server process is stopped by a signal and goes on later, as a sleeping laptop does: the time in
 * between counts for no clock, everybody gets the credit of a restart, and the socket stays open.
 */
@Tag("soak")
class FrozenServerTest {

  /** The clock leaves out gaps of more than two seconds. */
  private static final long FROZEN_MILLIS = 3_500;

  /** A pause may count as one glance at the clock, and both pongs are rounded down. */
  private static final long GLANCE_MILLIS = 20 + 1;

  @TempDir Path data;
  private final LinkedBlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();

  @Test
  void aFrozenServerTakesNobodysTime() throws Exception {
    try (ChildProcess server = ChildProcess.start(ServerProcess.class, List.of(data.toString()));
        HttpClient http = HttpClient.newHttpClient()) {
      String origin = "http://127.0.0.1:" + server.line();
      HttpResponse<String> session = post(http, origin, "/api/session", "", "a=b");
      String cookie = session.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
      String wish =
          """
          {"name":"Ana","start":true,"bots":["random"],"options":{"game":"coup",
           "rules":{"edition":"resistance"},"seats":2,"open":false,"clock":"blitz","talk":"chat",
           "strict":false,"memoryAid":true,"watchers":true,"programs":true,"reveal":true}}
          """;
      JsonNode created = Json.read(post(http, origin, "/api/tables", wish, cookie).body());
      String table = created.get("table").stringValue();
      WebSocket socket =
          new JsonMessages((_, message) -> messages.add(message)).open(http, origin, cookie);
      socket.sendText("{\"type\":\"watch\",\"table\":\"" + table + "\"}", true).join();

      JsonNode asked = next(message -> deadline(message) > 0);
      long begun = System.nanoTime();
      long first = ping(socket);
      server.signal("STOP");
      long frozen = System.nanoTime();
      Thread.sleep(FROZEN_MILLIS);
      frozen = System.nanoTime() - frozen;
      server.signal("CONT");
      JsonNode credited = next(message -> deadline(message) > deadline(asked));
      long counted = ping(socket) - first;
      long awake = (System.nanoTime() - begun - frozen) / 1_000_000;

      assertThat(counted)
          .as("milliseconds on the table's clock")
          .isLessThanOrEqualTo(awake + GLANCE_MILLIS);
      assertThat(question(credited)).isEqualTo(question(asked));
      assertThat(deadline(credited)).isEqualTo(deadline(asked) + ClockTimes.RESTART_CREDIT);
      socket.abort();
    }
  }

  private static HttpResponse<String> post(
      HttpClient http, String origin, String path, String body, String cookie) throws Exception {
    return http.send(
        HttpRequest.newBuilder(URI.create(origin + path))
            .header("Origin", origin)
            .header("X-Contessa", "1")
            .header("Cookie", cookie)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }

  private JsonNode next(Predicate<JsonNode> wanted) throws InterruptedException {
    while (true) {
      JsonNode message = messages.take();
      if (wanted.test(message)) {
        return message;
      }
    }
  }

  private static JsonNode decision(JsonNode message) {
    return message.path("view").path("decision");
  }

  private static int question(JsonNode message) {
    return decision(message).get("ask").intValue();
  }

  /** When the player's time ends; 0 if there is nothing to decide. */
  private static long deadline(JsonNode message) {
    return decision(message).path("deadline").asLong(0);
  }

  /** The time at the tables. */
  private long ping(WebSocket socket) throws InterruptedException {
    socket.sendText("{\"type\":\"ping\",\"sent\":1}", true).join();
    return next(message -> message.get("type").stringValue().equals("pong")).get("now").longValue();
  }
}
