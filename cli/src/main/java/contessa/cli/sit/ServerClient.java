package contessa.cli.sit;

import module java.base;

import contessa.arena.ContestFailure;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.jspecify.annotations.Nullable;

/** The HTTP API of a server, for one program. */
public final class ServerClient {

  private static final int OK = 200;
  private static final int UNAUTHORIZED = 401;
  private static final int CONFLICT = 409;
  private static final int TOO_MANY = 429;
  private static final int UNAVAILABLE = 503;
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final int TRIES = 8;
  private static final int AGAIN_MILLIS = 500;
  private static final int MOST_MILLIS = 30_000;

  private final HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
  private final URI server;
  private @Nullable String token;

  public ServerClient(URI server, @Nullable String token) {
    this.server = server;
    this.token = token;
  }

  /** Opens a session for a program of this name, and gives back its token. */
  public String enrol(String name) throws InterruptedException {
    HttpResponse<String> session = send(request("/api/session", "{}").build());
    String cookie = session.headers().firstValue("Set-Cookie").orElse("").split(";", 2)[0];
    String body = Json.object(json -> json.field("name", name));
    HttpRequest wish =
        request("/api/programs", body)
            .header("Cookie", cookie)
            .header("Origin", server.resolve("/").toString().replaceAll("/$", ""))
            .build();
    String given = Json.read(accepted(send(wish))).path("token").asString();
    token = given;
    return given;
  }

  public JsonNode post(String path, String body) throws InterruptedException {
    return Json.read(accepted(send(request(path, body).build())));
  }

  /** Hears the messages of a stream. */
  public interface Listener {

    /** Whether it wants more. */
    boolean hear(JsonNode message) throws InterruptedException;
  }

  /** Hands on the messages of a stream, one per line. It survives lost connections. */
  public void listen(String path, Listener listener, Consumer<String> tell)
      throws InterruptedException {
    long pause = AGAIN_MILLIS;
    while (true) {
      try (BufferedReader lines =
          new BufferedReader(new InputStreamReader(stream(path), StandardCharsets.UTF_8))) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          if (!line.isEmpty() && !listener.hear(Json.read(line))) {
            return;
          }
          pause = AGAIN_MILLIS;
        }
      } catch (IOException e) {
        tell.accept("lost the server, and tries again: " + e.getMessage());
      }
      Thread.sleep(pause);
      pause = Math.min(2 * pause, MOST_MILLIS);
    }
  }

  private InputStream stream(String path) throws IOException, InterruptedException {
    HttpRequest wish = authorized(path).GET().build();
    HttpResponse<InputStream> answer = http.send(wish, BodyHandlers.ofInputStream());
    if (answer.statusCode() == TOO_MANY || answer.statusCode() == UNAVAILABLE) {
      throw new IOException("the server is busy");
    }
    if (answer.statusCode() != OK) {
      try (InputStream body = answer.body()) {
        String text = new String(body.readAllBytes(), StandardCharsets.UTF_8);
        throw refusal(answer.statusCode(), text);
      }
    }
    return answer.body();
  }

  private HttpRequest.Builder request(String path, String body) {
    return authorized(path)
        .header("X-Contessa", "1")
        .POST(HttpRequest.BodyPublishers.ofString(body));
  }

  private HttpRequest.Builder authorized(String path) {
    HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path)).timeout(PATIENCE);
    return token == null ? request : request.header("Authorization", "Bearer " + token);
  }

  /** Tries again for a while if the server is away or busy: every request may be repeated. */
  private HttpResponse<String> send(HttpRequest request) throws InterruptedException {
    String why = "";
    for (int tried = 0; tried < TRIES; tried++) {
      try {
        HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
        if (answer.statusCode() != TOO_MANY && answer.statusCode() != UNAVAILABLE) {
          return answer;
        }
        why = "it is busy";
      } catch (IOException e) {
        why = String.valueOf(e.getMessage() == null ? "no connection" : e.getMessage());
      }
      Thread.sleep(100L << tried);
    }
    throw new ContestFailure("cannot reach " + server + ": " + why);
  }

  private static String accepted(HttpResponse<String> answer) {
    if (answer.statusCode() != OK) {
      throw refusal(answer.statusCode(), answer.body());
    }
    return answer.body();
  }

  private static ContestFailure refusal(int status, String body) {
    if (status == UNAUTHORIZED) {
      return new ContestFailure(
          "the server does not know this token; without --token it gives one");
    }
    String what = status == CONFLICT ? "the server refuses" : "the server answers " + status;
    return new ContestFailure(what + ": " + body);
  }
}
