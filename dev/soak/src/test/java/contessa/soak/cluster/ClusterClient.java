package contessa.soak.cluster;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import org.jspecify.annotations.Nullable;

/** A browser that knows all nodes and talks to one after the other. */
final class ClusterClient implements AutoCloseable {

  private static final String FORWARDED = "X-Forwarded-For";

  /** For players, who try another node when one is frozen. */
  static final Duration IMPATIENT = Duration.ofSeconds(4);

  /** For all others a timeout would only say that the machine is busy. */
  private static final Duration PATIENT = Duration.ofMinutes(2);

  private final List<String> origins;
  private final String address;
  private final AtomicInteger next;
  private final Duration patience;
  private final HttpClient http;
  private String credential = "Cookie";
  private String secret = "a=b";

  /**
   * The browser with this number; each has an address of its own, since servers limit addresses.
   */
  ClusterClient(List<String> origins, int number) {
    this(origins, number, PATIENT);
  }

  ClusterClient(List<String> origins, int number, Duration patience) {
    this.origins = origins;
    this.patience = patience;
    http = HttpClient.newBuilder().connectTimeout(patience).build();
    address = "10.66." + number / 250 + "." + (1 + number % 250);
    next = new AtomicInteger(number);
  }

  void signIn() throws IOException, InterruptedException {
    keepCookie(post(origin(), "/api/session", ""));
  }

  /** From now on it is the player of this answer. */
  void keepCookie(HttpResponse<String> answer) {
    secret = answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
  }

  /** From now on it is the program with this token. */
  void useToken(String token) {
    credential = "Authorization";
    secret = "Bearer " + token;
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
        .timeout(patience)
        .header("Origin", origin)
        .header(FORWARDED, address)
        .header(credential, secret);
  }

  /** The first line of a stream. */
  String firstLine(String origin, String path) throws IOException, InterruptedException {
    try (Stream<String> lines =
        http.send(request(origin, path).build(), HttpResponse.BodyHandlers.ofLines()).body()) {
      return lines.findFirst().orElse("");
    }
  }

  WebSocket socket(String origin, WebSocket.Listener listener) {
    return http.newWebSocketBuilder()
        .connectTimeout(patience)
        .header(credential, secret)
        .header("Origin", origin)
        .header(FORWARDED, address)
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
