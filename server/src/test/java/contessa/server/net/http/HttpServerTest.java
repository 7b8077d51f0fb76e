package contessa.server.net.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.TestServer;
import contessa.server.net.limits.Limit;
import contessa.server.net.limits.RateLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What HTTP asks of every server. */
class HttpServerTest {

  @TempDir Path data;

  private static String request(TestServer running, String line, String... headers) {
    return line
        + " HTTP/1.1\r\nHost: "
        + running.host()
        + "\r\n"
        + String.join("", headers)
        + "\r\n";
  }

  @Test
  void headIsAnsweredLikeGetWithoutABody() throws Exception {
    try (TestServer running = new TestServer(data)) {
      for (String path : new String[] {"/health", "/", "/api/bots", "/robots.txt"}) {
        String close = "Connection: close\r\n";
        byte[] get = request(running, "GET " + path, close).getBytes(ISO_8859_1);
        byte[] head = request(running, "HEAD " + path, close).getBytes(ISO_8859_1);
        String whole = running.raw("127.0.0.1", get);
        int body = whole.indexOf("\r\n\r\n") + 4;
        assertThat(whole).startsWith("HTTP/1.1 200 ").hasSizeGreaterThan(body);
        assertThat(running.raw("127.0.0.1", head)).isEqualTo(whole.substring(0, body));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"true, true", "false, false"})
  void httpsIsDemandedAsConfigured(String secure, boolean demanded) throws Exception {
    String hsts = "max-age=86400; includeSubDomains";
    try (TestServer running = new TestServer(data, "secure", secure, "hsts", hsts)) {
      String get = request(running, "GET /health", "Connection: close\r\n");
      String answer = running.raw("127.0.0.1", get.getBytes(ISO_8859_1)).toLowerCase(Locale.ROOT);
      assertThat(answer.contains("strict-transport-security: " + hsts.toLowerCase(Locale.ROOT)))
          .isEqualTo(demanded);
    }
  }

  @Test
  void requestsThatComeTogetherAreAnsweredInOrder() throws Exception {
    try (TestServer running = new TestServer(data)) {
      String all =
          request(running, "HEAD /health")
              + request(running, "GET /robots.txt")
              + request(running, "GET /nothing.txt")
              + request(running, "GET /health", "Connection: close\r\n");
      String answers = running.raw("127.0.0.1", all.getBytes(ISO_8859_1));
      assertThat(answers)
          .containsSubsequence("200", "200", "Disallow: /t/", "404", "none", "200", "ok\n");
    }
  }

  @Test
  void anAnswerOfAnyLengthArrivesAsAWhole() throws Exception {
    byte[] much = new byte[1_000_000];
    TcpConnections connections =
        new TcpConnections(
            new TrustedProxies(List.of()),
            5,
            new RateLimits(Limit.rates(List.of()), TcpConnection::now),
            new SecurityLog());
    try (connections;
        HttpServer server =
            HttpServer.start("127.0.0.1", 0, connections, exchange -> exchange.send(much));
        var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      String ask = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(ask.getBytes(ISO_8859_1));
      String answer = TestServer.readAll(socket.getInputStream());
      assertThat(answer.length() - answer.indexOf("\r\n\r\n") - 4).isEqualTo(much.length);
    }
  }
}
