package contessa.server.net.api;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.TestServer;
import contessa.server.net.limits.Limit;
import contessa.server.net.limits.RateLimits;
import contessa.table.player.TableCodes;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables, links and sessions cannot be found by guessing. */
@Tag("soak")
class GuessingTest {

  private static final int MOST_TRIES = 20;

  @TempDir Path data;

  private static void limited(IntFunction<HttpResponse<String>> guess) {
    int tries = 0;
    while (guess.apply(tries).statusCode() != 429) {
      assertThat(++tries).isLessThan(MOST_TRIES);
    }
  }

  @Test
  void everyKindOfGuessIsLimited() throws Exception {
    try (TestServer running = new TestServer(data)) {
      String[] none = {"Origin", running.origin()};
      try (TestServer.Guest guest = running.guest("127.6.0.1")) {
        String[] ours = {"Origin", running.origin(), "Cookie", guest.cookie()};
        limited(i -> guest.post("/api/join", "{\"code\":\"2222222" + i % 10 + "\"}", ours));
      }
      try (TestServer.Guest guest = running.guest("127.6.0.2")) {
        limited(i -> guest.post("/api/take-over", "{\"code\":\"x" + i + "\"}", none));
      }
      try (TestServer.Guest guest = running.guest("127.6.0.3")) {
        limited(i -> guest.get("/api/me", "Cookie", "contessa=guess" + i));
      }
      try (TestServer.Guest guest = running.guest("127.6.0.4")) {
        String cookie = guest.cookie();
        limited(i -> guest.get("/api/tables/guess" + i + "/stream", "Cookie", cookie));
      }
      try (TestServer.Guest guest = running.guest("127.6.0.5")) {
        String cookie = guest.cookie();
        limited(i -> guest.get("/api/tables/guess" + i + "/games/1", "Cookie", cookie));
      }
      // Forwarding headers make no difference, because this client is not a trusted proxy.
      try (TestServer.Guest guest = running.guest("127.6.0.6")) {
        for (String header : List.of("X-Forwarded-For", "X-Real-IP", "Forwarded", "Client-IP")) {
          limited(i -> guest.get("/api/me", "Cookie", "contessa=x" + i, header, "10.0.0." + i));
        }
        assertThat(
                guest
                    .post(
                        "/api/session",
                        "",
                        "Origin",
                        running.origin().replace("http", "https"),
                        "X-Forwarded-Proto",
                        "https")
                    .statusCode())
            .isEqualTo(403);
      }
    }
  }

  @Test
  void clientsBehindATrustedProxyAreCountedSeparately() throws Exception {
    try (TestServer running = new TestServer(data, "trusted-proxies", "127.7.0.0/16");
        TestServer.Guest proxy = running.guest("127.7.0.1")) {
      limited(i -> proxy.get("/api/me", "Cookie", "contessa=x", "X-Forwarded-For", "10.0.0.1"));
      String[] other = {"Cookie", "contessa=x", "X-Forwarded-For", "10.0.0.1, 10.0.0.2"};
      assertThat(proxy.get("/api/me", other).statusCode()).isEqualTo(401);
      HttpResponse<String> secure =
          proxy.post(
              "/api/session",
              "",
              "Origin",
              running.origin().replace("http", "https"),
              "X-Forwarded-Proto",
              "https");
      assertThat(secure.headers().firstValue("Set-Cookie").orElseThrow())
          .startsWith("__Host-contessa=")
          .endsWith("; Secure");
    }
  }

  @Test
  void wrongFullAndClosedTablesGetTheSameAnswer() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest host = running.guest("127.8.0.1");
        TestServer.Guest guest = running.guest("127.8.0.2")) {
      String cookie = host.cookie();
      String[] full = host.table(cookie, true, false);
      String[] closed = host.table(cookie, false, true);
      host.post(
          "/api/tables/" + closed[0] + "/commands",
          "{\"do\":\"close\",\"id\":\"c\"}",
          "Origin",
          running.origin(),
          "Cookie",
          cookie);
      String[] open = host.table(cookie, false, true);
      String[] ours = {"Origin", running.origin(), "Cookie", guest.cookie()};
      HttpResponse<String> wrong = join(guest, "22222222", ours);
      assertThat(wrong.statusCode()).isEqualTo(404);
      for (String code : List.of(full[1], closed[1])) {
        HttpResponse<String> answer = join(guest, code, ours);
        assertThat(answer.statusCode()).isEqualTo(wrong.statusCode());
        assertThat(answer.body()).isEqualTo(wrong.body());
        assertThat(answer.headers().map().keySet()).isEqualTo(wrong.headers().map().keySet());
      }
      assertThat(join(guest, open[1], ours).statusCode()).isEqualTo(200);
    }
  }

  /** What docs/security.md says: the chance to find a party in the life of its code. */
  @Test
  void theCodeOfAPartyCannotBeGuessed() {
    double codes = Math.pow(TableCodes.ALPHABET.length(), TableCodes.SHORT_LENGTH);
    long[] now = {0};
    RateLimits limits = new RateLimits(Limit.rates(List.of()), () -> now[0]);
    int answered = 0;
    for (int second = 0; second < 1_800; second++) {
      now[0] += 1_000;
      for (int address = 0; address < 100; address++) {
        String from = "10.0." + second % 50 + "." + address;
        if (limits.mayGuessShort(from)) {
          limits.missedShort(from);
          answered++;
        }
      }
    }
    assertThat(answered).isBetween(230, 240);
    assertThat(answered / codes).isLessThan(1.0 / 119_000);
    int alone = 0;
    for (int second = 0; second < 1_800; second++) {
      now[0] += 10_000;
      if (limits.mayGuessShort("10.9.9.9")) {
        limits.missedShort("10.9.9.9");
        alone++;
      }
    }
    assertThat(alone).as("from one address, in five hours").isLessThan(190);
  }

  @Test
  void wrongCodesOfPartiesAreLimitedSoonerThanLongOnes() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.6.0.7")) {
      String[] ours = {"Origin", running.origin(), "Cookie", guest.cookie()};
      for (int tries = 0; tries < 6; tries++) {
        assertThat(join(guest, "2222" + (2 + tries), ours).statusCode()).isEqualTo(404);
      }
      assertThat(join(guest, "22229", ours).statusCode()).isEqualTo(429);
      assertThat(join(guest, "22222229", ours).statusCode()).isEqualTo(404);
    }
  }

  private static HttpResponse<String> join(TestServer.Guest guest, String code, String... headers) {
    return guest.post("/api/join", "{\"code\":\"" + code + "\"}", headers);
  }
}
