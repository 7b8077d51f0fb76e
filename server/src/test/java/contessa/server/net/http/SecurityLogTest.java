package contessa.server.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import contessa.server.TestServer;
import contessa.server.net.websocket.RawFrames;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** Refusals that may be an attack leave a line: why and from where, and nothing that was sent. */
class SecurityLogTest {

  private static final String SECRET = "s3cretguess";

  @TempDir Path data;
  private final Logger logger = (Logger) LoggerFactory.getLogger("contessa.security");
  private final List<String> lines = new CopyOnWriteArrayList<>();
  private final AppenderBase<ILoggingEvent> kept =
      new AppenderBase<>() {
        @Override
        protected void append(ILoggingEvent event) {
          lines.add(event.getFormattedMessage());
        }
      };

  @BeforeEach
  void listen() {
    kept.start();
    logger.addAppender(kept);
    logger.setLevel(Level.WARN);
  }

  @AfterEach
  void stopListening() {
    logger.detachAppender(kept);
    logger.setLevel(null);
  }

  private static String line(String reason, String address) {
    return "Refused: " + reason + ", from " + address;
  }

  @Test
  void refusalsAreLoggedOnceForEachReasonAndAddress() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.26.0.1")) {
      String cookie = guest.cookie();
      String[] me = {"Origin", running.origin(), "Cookie", cookie};
      String code = "{\"code\":\"" + SECRET + "\"}";
      for (int i = 0; i < 20; i++) {
        guest.post("/api/join", code, me);
      }
      guest.post("/api/me", "{\"name\":\"Eve\"}", "Origin", "http://evil", "Cookie", cookie);
      guest.postBare("/api/me", "{\"name\":\"Eve\"}", me);
      guest.get("/api/me", "Authorization", "Bearer " + SECRET);
      guest.get("/metrics", "X-Forwarded-For", "192.0.2.1");
      String foreign = "GET /api/bots HTTP/1.1\r\nHost: evil.example\r\n\r\n";
      running.raw("127.26.0.1", foreign.getBytes(StandardCharsets.US_ASCII));
      assertThat(lines)
          .containsExactlyInAnyOrder(
              line("wrong code or link", "127.26.0.1"),
              line("too many guesses", "127.26.0.1"),
              line("foreign origin http://evil, expected " + running.origin(), "127.26.0.1"),
              line("invalid token", "127.26.0.1"),
              line("metrics", "127.26.0.1"),
              line("foreign host name evil.example", "127.26.0.1"));
      assertThat(lines.toString())
          .doesNotContain(SECRET)
          .doesNotContain(cookie.substring(cookie.indexOf('=') + 1));
    }
  }

  @Test
  void refusedSocketsAndLimitsAreLogged() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.26.0.2")) {
      String cookie = guest.cookie();
      String evil = running.upgrade("Cookie", cookie, "Origin", "http://evil.example");
      running.raw("127.26.0.2", evil.getBytes(StandardCharsets.US_ASCII));
      String stolen = running.upgrade("Cookie", "contessa=" + SECRET, "Origin", running.origin());
      running.raw("127.26.0.2", stolen.getBytes(StandardCharsets.US_ASCII));
      String table = guest.table(cookie, false, true)[0];
      try (Socket socket = running.upgraded("127.26.0.2", cookie)) {
        OutputStream out = socket.getOutputStream();
        for (int i = 0; i < 50; i++) {
          String frame =
              "{\"type\":\"command\",\"table\":\"%s\",\"command\":{\"do\":\"say\",\"id\":\"%d\",\"text\":\"%s\"}}"
                  .formatted(table, i, SECRET);
          out.write(RawFrames.text(frame));
        }
        out.write(RawFrames.close());
        TestServer.readAll(socket.getInputStream());
      }
      assertThat(lines)
          .containsExactlyInAnyOrder(
              line(
                  "foreign origin http://evil.example, expected " + running.origin(), "127.26.0.2"),
              line("invalid token", "127.26.0.2"),
              line("too many commands", "127.26.0.2"));
      assertThat(lines.toString()).doesNotContain(SECRET);
    }
  }

  @Test
  void anOriginThatIsNoneIsNotRepeated() throws Exception {
    try (TestServer running = new TestServer(data, "origins", "https://coup.example.org");
        TestServer.Guest guest = running.guest("127.26.0.4")) {
      guest.post("/api/session", "", "Origin", "http://evil\"\\x");
      assertThat(lines)
          .containsExactly(
              line(
                  "foreign origin (not an address), expected https://coup.example.org",
                  "127.26.0.4"));
    }
  }

  @Test
  void changesToSessionsAreLogged() throws Exception {
    logger.setLevel(Level.INFO);
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.26.0.3")) {
      String cookie = guest.cookie();
      String[] me = {"Origin", running.origin(), "Cookie", cookie};
      String bearer = guest.program(cookie);
      String code = guest.post("/api/hand-over", "", me).body();
      guest.post("/api/take-over", code, "Origin", running.origin());
      guest.post("/api/session/end", "", me);
      assertThat(lines)
          .containsExactly(
              "Sessions: token for a program, from 127.26.0.3",
              "Sessions: taken over with a code, from 127.26.0.3",
              "Sessions: signed out, from 127.26.0.3");
      assertThat(lines.toString()).doesNotContain(bearer.substring(7));
    }
  }

  @Test
  void nobodyCanFillTheDiskWithRefusals() {
    SecurityLog log = new SecurityLog();
    for (int i = 0; i < 10_000; i++) {
      log.refused("wrong code or link", "10.0." + i / 256 + "." + i % 256);
    }
    assertThat(lines).hasSizeBetween(1, 110);
  }
}
