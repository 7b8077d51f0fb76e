package contessa.server.net.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.TestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing inside a body is ever read as a request, however the body is refused. */
class SmugglingTest {

  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3})");

  @TempDir Path data;

  private static String head(TestServer running, String path, String more) {
    return "POST /api%s HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\nX-Contessa: 1\r\n%s\r\n\r\n"
        .formatted(path, running.host(), running.origin(), more);
  }

  private static List<String> statuses(String answer) {
    return STATUS.matcher(answer).results().map(match -> match.group(1)).toList();
  }

  @Test
  void aRequestInsideARefusedBodyIsNotAnswered() throws Exception {
    try (TestServer running = new TestServer(data)) {
      String inside = head(running, "/session", "Content-Length: 0");
      String chunk = "2000\r\n" + "x".repeat(0x2000) + "\r\n";
      String hidden = Integer.toHexString(inside.length()) + "\r\n" + inside + "\r\n0\r\n\r\n";
      List<String> attacks =
          List.of(
              head(running, "/take-over", "Transfer-Encoding: chunked") + chunk + chunk + hidden,
              head(running, "/session", "Transfer-Encoding: chunked") + hidden,
              head(running, "/join", "Transfer-Encoding: chunked") + hidden,
              head(running, "/nothing", "Transfer-Encoding: chunked") + hidden,
              head(running, "/join", "Content-Length: " + inside.length()) + inside,
              head(running, "/nothing", "Content-Length: " + inside.length()) + inside,
              head(running, "/me/delete", "Content-Length: " + inside.length()) + inside,
              head(running, "/take-over", "Content-Length: 20000") + "x".repeat(16_384) + inside);
      int from = 1;
      for (String attack : attacks) {
        String answer = running.raw("127.20.0." + from++, attack.getBytes(ISO_8859_1));
        assertThat(statuses(answer)).as(attack.substring(0, 60)).hasSizeLessThanOrEqualTo(1);
        assertThat(answer).doesNotContain("Set-Cookie: contessa=");
      }
    }
  }

  @Test
  void aBadChunkIsRefusedWithoutAnError() throws Exception {
    try (TestServer running = new TestServer(data)) {
      for (String size : List.of("FFFFFFFFFFFFFFFF", "-1", "x", "")) {
        String attack = head(running, "/take-over", "Transfer-Encoding: chunked") + size + "\r\n";
        String answer = running.raw("127.20.1.1", attack.getBytes(ISO_8859_1));
        assertThat(statuses(answer)).as(size).containsExactly("400");
      }
      assertThat(running.server.context().metrics().text()).doesNotContain("status=\"5");
    }
  }

  @Test
  void anOrdinaryConnectionIsUsedAgain() throws Exception {
    try (TestServer running = new TestServer(data)) {
      String twice =
          head(running, "/session", "Content-Length: 2")
              + "{}"
              + head(running, "/session", "Content-Length: 0\r\nConnection: close");
      String answer = running.raw("127.20.2.1", twice.getBytes(ISO_8859_1));
      assertThat(statuses(answer)).containsExactly("200", "200");
    }
  }
}
