package contessa.server.net.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.notation.Json;
import contessa.server.Settings;
import contessa.server.TestServer;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A closed group: a proxy that the operator trusts says who has signed in. */
class ForwardAuthTest {

  private static final String PROXY = "127.30.0.1";

  @TempDir Path data;

  private static HttpResponse<String> session(
      TestServer server, TestServer.Guest from, String user, String cookie) {
    return from.post(
        "/api/session", "{}", "Origin", server.origin(), "Remote-User", user, "Cookie", cookie);
  }

  private static String cookie(HttpResponse<String> answer) {
    return answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
  }

  private static String player(HttpResponse<String> answer) {
    return Json.read(answer.body()).get("player").stringValue();
  }

  @Test
  void whoSignsInAtTheProxyIsTheSamePlayerInEveryBrowser() throws Exception {
    try (TestServer server =
            new TestServer(data, "trusted-proxies", PROXY, "auth-header", "Remote-User");
        TestServer.Guest proxy = server.guest(PROXY);
        TestServer.Guest other = server.guest("127.30.0.2")) {
      HttpResponse<String> ana = session(server, proxy, "ana", "a=b");
      assertThat(ana.statusCode()).as(ana.body()).isEqualTo(200);
      assertThat(ana.body()).contains("\"name\":\"ana\"");
      HttpResponse<String> again = session(server, proxy, "ana", "a=b");
      assertThat(player(again)).isEqualTo(player(ana));
      HttpResponse<String> bruno = session(server, proxy, "bruno", cookie(ana));
      assertThat(player(bruno)).as("with the cookie of ana").isNotEqualTo(player(ana));

      String[] asAna = {"Cookie", cookie(ana), "Remote-User", "ana"};
      assertThat(proxy.get("/api/me", asAna).statusCode()).isEqualTo(200);
      String[] asBruno = {"Cookie", cookie(ana), "Remote-User", "bruno"};
      assertThat(proxy.get("/api/me", asBruno).statusCode()).isEqualTo(401);
      assertThat(proxy.get("/api/me", "Cookie", cookie(ana)).statusCode()).isEqualTo(401);

      assertThat(other.get("/api/me", asAna).statusCode()).as("not the proxy").isEqualTo(401);
      assertThat(session(server, other, "ana", "a=b").body()).contains("sign-in");
      assertThat(proxy.post("/api/session", "{}", "Origin", server.origin()).body())
          .contains("sign-in");
    }
  }

  @Test
  void theHeaderOfStrangersIsNeverTrusted() {
    assertThatThrownBy(() -> Settings.of(data, Map.of("auth-header", "Remote-User"), Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("auth-header needs trusted-proxies");
  }
}
