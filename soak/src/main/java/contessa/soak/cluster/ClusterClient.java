package contessa.soak.cluster;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A browser that knows all nodes and talks to one after the other. */
final class ClusterClient implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(4);

  private final List<String> origins;
  private final AtomicInteger next;
  private final HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
  private String cookie = "a=b";

  ClusterClient(List<String> origins, int first) {
    this.origins = origins;
    next = new AtomicInteger(first);
  }

  void signIn() throws IOException, InterruptedException {
    HttpResponse<String> session = post(origin(), "/api/session", "");
    cookie = session.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
  }

  /** The node to talk to next. */
  String origin() {
    return origins.get(Math.floorMod(next.getAndIncrement(), origins.size()));
  }

  HttpResponse<String> post(String origin, String path, String body)
      throws IOException, InterruptedException {
    return http.send(
        request(origin, path)
            .header("X-Contessa", "1")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }

  String get(String origin, String path) throws IOException, InterruptedException {
    return http.send(request(origin, path).build(), HttpResponse.BodyHandlers.ofString()).body();
  }

  private HttpRequest.Builder request(String origin, String path) {
    return HttpRequest.newBuilder(URI.create(origin + path))
        .timeout(PATIENCE)
        .header("Origin", origin)
        .header("Cookie", cookie);
  }

  WebSocket socket(WebSocket.Listener listener) {
    String origin = origin();
    return http.newWebSocketBuilder()
        .connectTimeout(PATIENCE)
        .header("Cookie", cookie)
        .header("Origin", origin)
        .buildAsync(URI.create(origin.replaceFirst("http", "ws") + "/ws"), listener)
        .join();
  }

  /** The answers of all nodes to the same question. */
  List<String> everywhere(String path, @Nullable String body)
      throws IOException, InterruptedException {
    List<String> answers = new ArrayList<>();
    for (String origin : origins) {
      answers.add(body == null ? get(origin, path) : post(origin, path, body).body());
    }
    return answers;
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
