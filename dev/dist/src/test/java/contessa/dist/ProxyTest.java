package contessa.dist;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The examples for nginx and Caddy, with a real server behind them and TLS in front. */
@Tag("soak")
class ProxyTest {

  private static final String TABLE =
      """
      {"name":"Ana","start":false,"bots":["random"],"options":{"game":"coup",
       "rules":{"edition":"resistance"},"seats":3,"open":true,"clock":"blitz","talk":"chat",
       "strict":false,"memoryAid":true,"watchers":true,"programs":true,"reveal":true}}
      """;

  @TempDir static Path folder;
  private static Installation.Served server;
  private static TestCertificate certificate;

  @BeforeAll
  static void serve() throws Exception {
    certificate = TestCertificate.make(Files.createDirectories(folder.resolve("certificate")));
    server = served("data", Map.of());
  }

  private static Installation.Served served(String data, Map<String, String> environment)
      throws Exception {
    ProcessBuilder program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-jar",
                "../../cli/target/contessa.jar",
                "serve",
                "--host=127.0.0.1",
                "--port=0",
                "--no-push",
                "--no-qr",
                "--secure",
                "--trusted-proxy=127.0.0.1",
                "--data=" + folder.resolve(data))
            .redirectErrorStream(true);
    program.environment().putAll(environment);
    return Installation.served(program);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static String behind() {
    return server.address().substring("http://".length());
  }

  @Test
  void nginxBringsPagesSocketsAndStreamsToPlayers() throws Exception {
    Path place = Files.createDirectories(folder.resolve("nginx"));
    try (ExampleProxy proxy = ExampleProxy.nginx(place, certificate, behind());
        HttpClient client = client()) {
      bringsPagesSocketsAndStreams(client, proxy.origin());
      HttpResponse<String> redirect = get(client, proxy.plain() + "/t/x?y=z");
      assertThat(redirect.statusCode()).isEqualTo(301);
      assertThat(redirect.headers().firstValue("location")).hasValue("https://localhost/t/x?y=z");
    }
  }

  @Test
  void caddyBringsPagesSocketsAndStreamsToPlayers() throws Exception {
    Path place = Files.createDirectories(folder.resolve("caddy"));
    try (ExampleProxy proxy = ExampleProxy.caddy(place, certificate, behind());
        HttpClient client = client()) {
      bringsPagesSocketsAndStreams(client, proxy.origin());
    }
  }

  @Test
  void aClosedGroupSignsInAtItsProvider() throws Exception {
    Path place = Files.createDirectories(folder.resolve("closed"));
    try (Installation.Served closed =
            served("closed-data", Map.of("CONTESSA_AUTH_HEADER", "Remote-User"));
        IdentityProvider provider = new IdentityProvider();
        ExampleProxy proxy =
            ExampleProxy.caddy(
                place, certificate, closed.address().substring("http://".length()), provider);
        HttpClient client = client()) {
      HttpResponse<String> stranger = get(client, proxy.origin() + "/");
      assertThat(stranger.statusCode()).isEqualTo(302);
      assertThat(stranger.headers().firstValue("Location")).hasValue("https://auth.example.org/");

      String ana = provider.signIn("ana");
      HttpResponse<String> session = post(client, proxy.origin(), ana, "/api/session", "");
      assertThat(session.body()).contains("\"name\":\"ana\"");
      String cookie = session.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
      assertThat(post(client, proxy.origin(), ana, "/api/session", "").body())
          .as("another browser")
          .isEqualTo(session.body());
      String[] said = {"Remote-User", "ana", "remote-user", "ana"};
      assertThat(me(client, proxy, ana + "; " + cookie, "Remote-User", "bruno").body())
          .as("whom she says she is does not matter")
          .isEqualTo(session.body());
      String bruno = provider.signIn("bruno");
      assertThat(me(client, proxy, bruno + "; " + cookie, said).statusCode()).isEqualTo(401);
      assertThat(me(client, proxy, "idp=; " + cookie, said).statusCode())
          .as("the provider names nobody")
          .isEqualTo(401);
      provider.signOut("ana");
      assertThat(me(client, proxy, ana + "; " + cookie, said).statusCode()).isEqualTo(302);
    }
  }

  private static HttpResponse<String> me(
      HttpClient client, ExampleProxy proxy, String cookies, String... more)
      throws IOException, InterruptedException {
    HttpRequest request = request(proxy.origin(), cookies, "/api/me").headers(more).build();
    return client.send(request, BodyHandlers.ofString());
  }

  private static HttpClient client() {
    return HttpClient.newBuilder().sslContext(certificate.trust()).build();
  }

  private static HttpResponse<String> get(HttpClient client, String address)
      throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
    return client.send(request, BodyHandlers.ofString());
  }

  private static void bringsPagesSocketsAndStreams(HttpClient client, String origin)
      throws Exception {
    HttpResponse<String> page = get(client, origin + "/");
    assertThat(page.version()).isEqualTo(HttpClient.Version.HTTP_2);
    assertThat(page.body()).contains("<script", "Contessa");
    assertThat(get(client, origin + "/metrics").statusCode()).isEqualTo(404);

    HttpResponse<String> session = post(client, origin, "a=b", "/api/session", "");
    String cookie = session.headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie).contains("; Secure");
    String player = cookie.split(";", 2)[0];
    JsonNode made =
        JsonMapper.shared().readTree(post(client, origin, player, "/api/tables", TABLE).body());
    String table = made.get("table").stringValue();

    assertThat(heardOverSocket(client, origin, player, table)).contains("\"snapshot\"", table);
    HttpRequest stream = request(origin, player, "/api/tables/" + table + "/stream").build();
    try (Stream<String> lines = client.send(stream, BodyHandlers.ofLines()).body()) {
      // The stream goes on, so a proxy that waits for its end would show nothing.
      assertThat(lines.findFirst().orElseThrow()).contains("\"snapshot\"", table);
    }
  }

  private static HttpRequest.Builder request(String origin, String cookie, String path) {
    return HttpRequest.newBuilder(URI.create(origin + path))
        .header("Origin", origin)
        .header("Cookie", cookie);
  }

  private static HttpResponse<String> post(
      HttpClient client, String origin, String cookie, String path, String body)
      throws IOException, InterruptedException {
    HttpRequest request =
        request(origin, cookie, path)
            .header("X-Contessa", "1")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
    return answer;
  }

  /** The first message about a table; the socket is checked for its origin like in a browser. */
  private static String heardOverSocket(
      HttpClient client, String origin, String cookie, String table) {
    CompletableFuture<String> heard = new CompletableFuture<>();
    StringBuilder text = new StringBuilder();
    WebSocket socket =
        client
            .newWebSocketBuilder()
            .header("Cookie", cookie)
            .header("Origin", origin)
            .buildAsync(
                URI.create(origin.replaceFirst("https", "wss") + "/ws"),
                new WebSocket.Listener() {
                  @Override
                  public CompletionStage<?> onText(
                      WebSocket from, CharSequence part, boolean last) {
                    text.append(part);
                    if (last && text.indexOf("\"snapshot\"") >= 0) {
                      heard.complete(text.toString());
                    }
                    from.request(1);
                    return CompletableFuture.completedFuture(null);
                  }
                })
            .join();
    socket.sendText("{\"type\":\"watch\",\"table\":\"" + table + "\"}", true).join();
    String message = heard.join();
    socket.abort();
    return message;
  }
}
