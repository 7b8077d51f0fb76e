package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.message.ServerJson;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a host or a player does about somebody holds on every way to the table at once. */
class ModerationTest {

  /** A generous limit; only a failure takes this long. */
  private static final long PATIENCE_SECONDS = 300;

  @TempDir Path data;

  /** What a player hears of a table, by any carrier. */
  private static final class Ear {
    final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    /** Waits for a message like this; those before it must not be like the other. */
    void await(Predicate<String> wanted, Predicate<String> never) throws InterruptedException {
      String message = "";
      while (!wanted.test(message)) {
        message = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(message).as("nothing comes").isNotNull();
        assertThat(never.test(message)).as(message).isFalse();
      }
    }

    void await(String text) throws InterruptedException {
      await(message -> message.contains(text), _ -> false);
    }
  }

  private static Ear socket(HttpClient http, TestServer server, String cookie, String table) {
    Ear ear = new Ear();
    JsonMessages messages = new JsonMessages((_, json) -> ear.heard.add(json.toString()));
    WebSocket socket = messages.open(http, server.origin(), cookie);
    socket.sendText(ServerJson.CODEC.json(Map.of("type", "watch", "table", table)), true).join();
    return ear;
  }

  private static Ear stream(HttpClient http, TestServer server, String cookie, String table) {
    Ear ear = new Ear();
    URI address = URI.create(server.origin() + "/api/tables/" + table + "/stream");
    HttpRequest request = HttpRequest.newBuilder(address).header("Cookie", cookie).build();
    Thread.ofVirtual()
        .start(
            () ->
                http.sendAsync(request, HttpResponse.BodyHandlers.ofLines())
                    .thenAccept(answer -> answer.body().forEach(ear.heard::add))
                    .exceptionally(_ -> null)
                    .join());
    return ear;
  }

  @Test
  void aKickedPlayerIsGoneFromEveryTabAndStream() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.0.0.1");
        HttpClient http = HttpClient.newHttpClient()) {
      String[] host = {"Cookie", guest.cookie(), "Origin", server.origin()};
      String cookie = guest.cookie();
      String[] other = {"Cookie", cookie, "Origin", server.origin()};
      String[] table = guest.table(host[1], false, true);
      String commands = "/api/tables/" + table[0] + "/commands";
      guest.post(commands, "{\"do\":\"remove-bot\",\"id\":\"1\",\"seat\":1}", host);
      String sit = "{\"do\":\"sit\",\"id\":\"%s\",\"name\":\"Bo\",\"seat\":1}";
      assertThat(guest.post(commands, sit.formatted("a"), other).body()).contains("\"ok\":true");
      Ear[] ears = {
        socket(http, server, cookie, table[0]),
        socket(http, server, cookie, table[0]),
        stream(http, server, cookie, table[0])
      };
      for (Ear ear : ears) {
        ear.await("\"type\":\"snapshot\"");
      }
      guest.post(commands, "{\"do\":\"kick\",\"id\":\"2\",\"seat\":1}", host);
      for (Ear ear : ears) {
        ear.await("\"kicked\":true");
      }
      assertThat(guest.post(commands, sit.formatted("b"), other).body()).contains("kicked");
      assertThat(guest.post("/api/join", "{\"code\":\"" + table[1] + "\"}", other).statusCode())
          .isEqualTo(404);
      socket(http, server, cookie, table[0]).await("\"type\":\"gone\"");
      assertThat(guest.get("/api/tables/" + table[0] + "/stream", other).statusCode())
          .isEqualTo(404);
      http.shutdownNow();
    }
  }

  @Test
  void aMutedPlayerIsNotHeardInAnyTabAlsoAfterAReconnect() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.0.0.1");
        HttpClient http = HttpClient.newHttpClient()) {
      String cookie = guest.cookie();
      String[] host = {"Cookie", cookie, "Origin", server.origin()};
      String[] other = {"Cookie", guest.cookie(), "Origin", server.origin()};
      String[] table = guest.table(cookie, false, true);
      String commands = "/api/tables/" + table[0] + "/commands";
      guest.post(commands, "{\"do\":\"remove-bot\",\"id\":\"1\",\"seat\":1}", host);
      guest.post(commands, "{\"do\":\"sit\",\"id\":\"1\",\"name\":\"Bo\",\"seat\":1}", other);
      Ear first = socket(http, server, cookie, table[0]);
      Ear second = stream(http, server, cookie, table[0]);
      first.await("\"type\":\"snapshot\"");
      second.await("\"type\":\"snapshot\"");
      guest.post(commands, "{\"do\":\"mute\",\"id\":\"2\",\"seat\":1,\"muted\":true}", host);
      guest.post(commands, "{\"do\":\"say\",\"id\":\"3\",\"text\":\"insult\"}", other);
      guest.post(commands, "{\"do\":\"say\",\"id\":\"4\",\"text\":\"calm\"}", host);
      Ear third = socket(http, server, cookie, table[0]);
      for (Ear ear : new Ear[] {first, second, third}) {
        ear.await(message -> message.contains("calm"), message -> message.contains("insult"));
      }
      http.shutdownNow();
    }
  }
}
