package contessa.server.net.pages;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.net.http.HttpServer;
import contessa.server.net.http.SecurityLog;
import contessa.server.net.http.TcpConnection;
import contessa.server.net.http.TcpConnections;
import contessa.server.net.http.TrustedProxies;
import contessa.server.net.limits.Limit;
import contessa.server.net.limits.RateLimits;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The web client's files as a browser gets them. */
class StaticFilesTest {

  private static TcpConnections connections;
  private static HttpServer server;
  private static HttpClient http;

  @BeforeAll
  static void start() throws IOException {
    StaticFiles pages = new StaticFiles("/contessa/server/net/pages/web/", (_, html) -> html);
    connections =
        new TcpConnections(
            new TrustedProxies(List.of()),
            100,
            new RateLimits(Limit.rates(List.of()), TcpConnection::now),
            new SecurityLog());
    server = HttpServer.start("127.0.0.1", 0, connections, pages::handle);
    http = HttpClient.newHttpClient();
  }

  @AfterAll
  static void stop() {
    server.close();
    connections.close();
    http.close();
  }

  private static HttpResponse<byte[]> get(String path, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    for (int i = 0; i < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
    }
    return http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
  }

  private static String header(HttpResponse<?> response, String name) {
    return response.headers().firstValue(name).orElse("");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/t/Zm9vYmFy_-A",
        "/join/ABCD2345",
        "/replay/Zm9v/2",
        "/learn",
        "/rules",
        "/settings",
        "/about",
        "/new",
        "/assets",
        "/assets/"
      })
  void everyPagePathServesTheFirstPage(String path) throws Exception {
    HttpResponse<byte[]> page = get(path, "Accept", "text/html,application/xhtml+xml,*/*;q=0.8");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(header(page, "Content-Type")).isEqualTo("text/html; charset=utf-8");
    assertThat(header(page, "Cache-Control")).isEqualTo("no-cache");
    assertThat(new String(page.body(), StandardCharsets.UTF_8)).contains("<title>Test");
  }

  @ParameterizedTest
  @CsvSource({
    "/sw.js, text/javascript; charset=utf-8, no-cache",
    "/manifest.webmanifest, application/manifest+json, no-cache",
    "/icon.svg, image/svg+xml, no-cache",
    "/assets/app-1a2b.js, text/javascript; charset=utf-8, 'public, max-age=31536000, immutable'",
    "/assets/font-1a2b.woff2, font/woff2, 'public, max-age=31536000, immutable'",
  })
  void aFileHasItsTypeAndCachePolicy(String path, String type, String caching) throws Exception {
    HttpResponse<byte[]> file = get(path);
    assertThat(file.statusCode()).isEqualTo(200);
    assertThat(header(file, "Content-Type")).isEqualTo(type);
    assertThat(header(file, "Cache-Control")).isEqualTo(caching);
    assertThat(header(file, "Content-Encoding")).isEmpty();
  }

  @Test
  void aKnownFileIsNotSentAgain() throws Exception {
    String tag = header(get("/sw.js"), "ETag");
    HttpResponse<byte[]> again = get("/sw.js", "If-None-Match", tag);
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    assertThat(get("/icon.svg", "If-None-Match", tag).statusCode()).isEqualTo(200);
  }

  @Test
  void aFileIsCompressedAsTheClientAccepts() throws Exception {
    byte[] plain = get("/assets/app-1a2b.js").body();
    HttpResponse<byte[]> brotli = get("/assets/app-1a2b.js", "Accept-Encoding", "gzip, br");
    assertThat(header(brotli, "Content-Encoding")).isEqualTo("br");
    assertThat(header(brotli, "Vary")).isEqualTo("Accept-Encoding");
    assertThat(new String(brotli.body(), StandardCharsets.UTF_8)).startsWith("stands for");
    HttpResponse<byte[]> gzip = get("/assets/app-1a2b.js", "Accept-Encoding", "br;q=0, gzip;q=0.5");
    assertThat(header(gzip, "Content-Encoding")).isEqualTo("gzip");
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(gzip.body()))) {
      assertThat(in.readAllBytes()).isEqualTo(plain);
    }
    assertThat(header(get("/sw.js", "Accept-Encoding", "identity"), "Content-Encoding")).isEmpty();
    // Too small to gain anything.
    assertThat(header(get("/icon.svg", "Accept-Encoding", "gzip"), "Content-Encoding")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/nothing.js",
        "/assets/../index.html.no",
        "/.hidden",
        "/assets/%2e%2e/secret.txt",
        "/contessa.db",
        "/%00.js",
        "/assets/nothing.css"
      })
  void aMissingFileIsNotFound(String path) throws Exception {
    assertThat(get(path).statusCode()).isBetween(400, 404);
  }

  @Test
  void clientsThatAcceptNoHtmlGetNoPage() throws Exception {
    assertThat(get("/learn", "Accept", "application/json").statusCode()).isEqualTo(404);
  }
}
