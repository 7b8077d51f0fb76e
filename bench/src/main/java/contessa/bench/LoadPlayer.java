package contessa.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A player at a table of {@link ServerLoad}, with a socket, who answers at random after a delay.
 */
final class LoadPlayer implements WebSocket.Listener {

  private static final JsonMapper JSON = JsonMapper.shared();

  private final HttpClient http;
  private final LoadTable table;
  private final String origin;
  private final RandomGenerator random;
  private final String cookie;
  private final StringBuilder heard = new StringBuilder();
  private final WebSocket socket;
  private int commands;
  private int answered;
  private long sentAt;

  LoadPlayer(HttpClient http, String origin, LoadTable table, RandomGenerator random)
      throws IOException, InterruptedException {
    this.http = http;
    this.table = table;
    this.origin = origin;
    this.random = random;
    String given = post("/api/session", "", "").headers().firstValue("Set-Cookie").orElseThrow();
    cookie = given.substring(0, given.indexOf(';'));
    socket =
        http.newWebSocketBuilder()
            .header("Cookie", cookie)
            .header("Origin", origin)
            .buildAsync(URI.create(origin.replace("http", "ws") + "/ws"), this)
            .join();
  }

  private HttpResponse<String> post(String path, String body, String cookie)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(origin + path))
            .headers("Origin", origin, "X-Contessa", "1")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 200) {
      throw new IOException(path + " is answered with " + answer.statusCode());
    }
    return answer;
  }

  /** Opens the table and returns its id. */
  String open(String request) throws IOException, InterruptedException {
    return JSON.readTree(post("/api/tables", request, cookie).body()).get("table").stringValue();
  }

  void watch(String id) {
    send("{\"type\":\"watch\",\"table\":\"" + id + "\"}");
  }

  /** The fields of a command, without its id. */
  synchronized void command(String fields) {
    sentAt = System.nanoTime();
    send(
        "{\"type\":\"command\",\"table\":\"%s\",\"command\":{\"id\":\"c%d\",%s}}"
            .formatted(table.id(), commands++, fields));
  }

  /** Keeps the connection alive: the server drops silent clients. */
  void ping() {
    send("{\"type\":\"ping\",\"sent\":0}");
  }

  private synchronized void send(String frame) {
    socket.sendText(frame, true).join();
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    heard.append(text);
    if (last) {
      JsonNode message = JSON.readTree(heard.toString());
      heard.setLength(0);
      switch (message.get("type").stringValue()) {
        case "reply" -> {
          String refused = message.get("ok").booleanValue() ? "" : word(message, "refused");
          table.replied(System.nanoTime() - sentAt, refused);
        }
        case "snapshot", "update" -> see(message.get("view"));
        default -> {}
      }
    }
    from.request(1);
    return null;
  }

  private static String word(JsonNode node, String name) {
    return node.get(name).stringValue();
  }

  private void see(JsonNode view) {
    JsonNode asking = view.get("asking");
    table.seen(this, asking == null ? Integer.MAX_VALUE : asking.get("ask").intValue());
    JsonNode decision = view.get("decision");
    if (decision != null && decision.get("ask").intValue() != answered) {
      answered = decision.get("ask").intValue();
      int ask = answered;
      boolean alone = !decision.get("sealed").booleanValue();
      JsonNode choices = decision.get("choices");
      String choice = choices.get(random.nextInt(choices.size())).toString();
      table.later(random, () -> decide(ask, choice, alone));
    } else if (word(view, "stage").equals("over") && table.isHost(this)) {
      answered = 0;
      table.later(random, () -> command("\"do\":\"start\""));
    }
  }

  private void decide(int ask, String choice, boolean alone) {
    if (alone) {
      table.decides(ask);
    }
    command("\"do\":\"decide\",\"ask\":" + ask + ",\"choice\":" + choice);
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    table.replied(0, "socket");
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    table.replied(0, "socket");
    return null;
  }
}
