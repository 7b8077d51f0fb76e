package contessa.server.net.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.AdminClient;
import contessa.server.TestServer;
import contessa.server.host.identity.Sessions;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.TcpConnection;
import contessa.server.net.websocket.PlayerSocket;
import contessa.server.net.websocket.SilentWriter;
import io.netty.channel.embedded.EmbeddedChannel;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Signing out, other devices, and deleting everything. */
class SessionApiTest {

  @TempDir Path data;

  private static String[] as(TestServer running, String cookie) {
    return new String[] {"Origin", running.origin(), "Cookie", cookie};
  }

  private static JsonNode sessions(TestServer.Guest guest, String[] headers) {
    return Json.read(guest.get("/api/sessions", headers).body());
  }

  @Test
  void signingOutEndsTheSessionAndItsSocket() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.21.0.1")) {
      String cookie = guest.cookie();
      try (Socket socket = running.upgraded("127.21.0.1", cookie)) {
        HttpResponse<String> out = guest.post("/api/session/end", "{}", as(running, cookie));
        assertThat(out.statusCode()).isEqualTo(200);
        assertThat(out.headers().firstValue("Set-Cookie").orElseThrow())
            .startsWith("contessa=;")
            .contains("Max-Age=0");
        assertThat(TestServer.readAll(socket.getInputStream())).contains("signed out");
      }
      assertThat(guest.get("/api/me", as(running, cookie)).statusCode()).isEqualTo(401);
    }
  }

  /** The session was open when the socket was asked for. */
  @Test
  void aSocketThatOpensWhileItsSessionIsEndedIsClosed() throws Exception {
    try (TestServer running = new TestServer(data)) {
      NetContext context = running.server.context();
      Sessions.Session session = TestServer.session(context);
      TcpConnection connection = new TcpConnection(new EmbeddedChannel(), "here");
      PlayerSocket socket = new PlayerSocket(context, session, "here", connection);
      context.sessions().end(session.me().player(), session.id());
      context.live().signOut(session.id());
      CompletableFuture<String> closed = new CompletableFuture<>();
      socket.onOpen(
          new SilentWriter() {
            @Override
            public void text(String text) {}

            @Override
            public void close(int status, String reason) {
              closed.complete(reason);
            }
          });
      assertThat(closed.get(5, TimeUnit.MINUTES)).isEqualTo("signed out");
    }
  }

  @Test
  void anotherDeviceAndAProgramCanBeEnded() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.21.0.2")) {
      String cookie = guest.cookie();
      String bearer = guest.program(cookie);
      String[] me = as(running, cookie);
      JsonNode all = sessions(guest, me);
      assertThat(all).hasSize(2);
      for (JsonNode one : all) {
        boolean program = one.get("kind").stringValue().equals("program");
        assertThat(one.get("current").booleanValue()).isEqualTo(!program);
        if (program) {
          String id = "{\"id\":\"" + one.get("id").stringValue() + "\"}";
          try (TestServer.Guest other = running.guest("127.21.0.3")) {
            String[] stranger = as(running, other.cookie());
            assertThat(other.post("/api/sessions/end", id, stranger).statusCode()).isEqualTo(404);
          }
          assertThat(guest.get("/api/me", "Authorization", bearer).statusCode()).isEqualTo(200);
          assertThat(guest.post("/api/sessions/end", id, me).statusCode()).isEqualTo(200);
        }
      }
      assertThat(guest.get("/api/me", "Authorization", bearer).statusCode()).isEqualTo(401);
      assertThat(sessions(guest, me)).hasSize(1);
    }
  }

  @Test
  void everythingAboutAPlayerIsDeleted() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.21.0.4")) {
      String cookie = guest.cookie();
      String bearer = guest.program(cookie);
      String[] me = as(running, cookie);
      String on = "{\"rated\":true,\"listed\":true}";
      assertThat(guest.post("/api/my-ratings", on, me).statusCode()).isEqualTo(200);
      String table = guest.table(cookie, false, true)[0];
      assertThat(guest.post("/api/me/delete", "{}", me).statusCode()).as("seated").isEqualTo(409);
      String close = "{\"do\":\"close\",\"id\":\"1\"}";
      assertThat(guest.post("/api/tables/" + table + "/commands", close, me).statusCode())
          .isEqualTo(200);
      assertThat(guest.post("/api/me/delete", "{}", me).statusCode()).isEqualTo(200);
      assertThat(guest.get("/api/me", me).statusCode()).isEqualTo(401);
      assertThat(guest.get("/api/me", "Authorization", bearer).statusCode()).isEqualTo(401);
    }
  }

  @Test
  void aBrowserThatContinuesAnotherSessionEndsTheOneItHad() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.21.0.6")) {
      String[] here = as(running, guest.cookie());
      String[] there = as(running, guest.cookie());
      String code = guest.post("/api/hand-over", "", here).body();
      HttpResponse<String> moved = guest.post("/api/take-over", code, there);
      assertThat(moved.statusCode()).isEqualTo(200);
      assertThat(moved.body()).isEqualTo(guest.get("/api/me", here).body());
      assertThat(guest.get("/api/me", there).statusCode()).isEqualTo(401);
    }
  }

  /** A neighbour on the same host can set a cookie of our name, which browsers send first. */
  @Test
  void aCookieThatANeighbourSetDoesNotLockAnybodyOut() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.21.0.5")) {
      String cookie = guest.cookie();
      String player = guest.get("/api/me", as(running, cookie)).body();
      String tossed = "contessa=tossed; " + cookie;
      HttpResponse<String> answer = guest.get("/api/me", as(running, tossed));
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.body()).isEqualTo(player);
      String two = guest.cookie() + "; " + cookie;
      assertThat(guest.get("/api/me", as(running, two)).statusCode()).isEqualTo(401);
    }
  }

  @Test
  void aForeignHostNameIsNotServed() throws Exception {
    try (TestServer running = new TestServer(data, "origins", "https://play.example.org")) {
      for (String host :
          new String[] {"evil.example", "evil.example:80", "localhost.evil.example"}) {
        String request = "GET /api/bots HTTP/1.1\r\nHost: " + host + "\r\n\r\n";
        assertThat(
                running.raw(
                    "127.21.1.1", request.getBytes(java.nio.charset.StandardCharsets.US_ASCII)))
            .startsWith("HTTP/1.1 421");
      }
      for (String host :
          new String[] {"play.example.org", "localhost:1", "192.168.1.7", "box.local"}) {
        String request =
            "GET /api/bots HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
        assertThat(
                running.raw(
                    "127.21.1.1", request.getBytes(java.nio.charset.StandardCharsets.US_ASCII)))
            .as(host)
            .startsWith("HTTP/1.1 200");
      }
    }
  }

  /** Every browser is lost, and the sessions have ended. */
  @Test
  void aRecoveryCodeBringsAPlayerBack() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.21.9.1");
        TestServer.Guest other = running.guest("127.21.9.2")) {
      String[] me = as(running, guest.cookie());
      String player = Json.read(guest.get("/api/me", me).body()).get("player").stringValue();
      assertThat(guest.get("/api/me/recovery", me).body()).isEqualTo("{}");
      String first = code(guest, me);
      String code = code(guest, me);
      assertThat(code).matches("([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}");
      assertThat(guest.get("/api/me/recovery", me).body()).contains("\"since\":");
      guest.post("/api/me", "{\"name\":\"Fiammetta\"}", me);
      running.server.context().sessions().endEverybodys();
      String[] page = {"Origin", running.origin()};
      String typed = code.toLowerCase(java.util.Locale.ROOT).replace('-', ' ').replace('0', 'o');
      for (int i = 0; i < 2; i++) {
        HttpResponse<String> back =
            other.post("/api/take-over", "{\"code\":\"" + typed + "\"}", page);
        assertThat(back.body()).contains(player, "Fiammetta");
      }
      assertThat(other.post("/api/take-over", "{\"code\":\"" + first + "\"}", page).statusCode())
          .as("the code before")
          .isEqualTo(404);
      assertThat(
              new String(
                  java.nio.file.Files.readAllBytes(contessa.server.Server.journal(data)),
                  java.nio.charset.StandardCharsets.ISO_8859_1))
          .doesNotContain(code);
    }
  }

  private static String code(TestServer.Guest guest, String[] me) {
    return Json.read(guest.post("/api/me/recovery", "{}", me).body()).get("code").stringValue();
  }

  @Test
  void playersGetEverythingThatIsStoredAboutThem() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.21.10.1")) {
      String[] me = as(running, guest.cookie());
      guest.post("/api/me", "{\"name\":\"Fiammetta\"}", me);
      guest.post("/api/my-ratings", "{\"rated\":false,\"listed\":false}", me);
      code(guest, me);
      HttpResponse<String> export = guest.get("/api/me/export", me);
      assertThat(export.headers().firstValue("Content-Disposition").orElseThrow())
          .startsWith("attachment");
      JsonNode all = Json.read(export.body());
      assertThat(all.get("name").stringValue()).isEqualTo("Fiammetta");
      for (String table : java.util.List.of("sessions", "rated", "recovery_codes")) {
        assertThat(all.get(table).iterator()).as(table).hasNext();
      }
      assertThat(all.get("said")).hasToString("[]");
      assertThat(export.body()).doesNotContain("hash");
    }
  }

  @Test
  void anOperatorExportsTheSameForAPlayer() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.21.11.1")) {
      String[] me = as(running, guest.cookie());
      guest.post("/api/me", "{\"name\":\"Fiammetta\"}", me);
      JsonNode own = Json.read(guest.get("/api/me/export", me).body());
      String player = Json.read(guest.get("/api/me", me).body()).get("player").stringValue();
      for (String whom : java.util.List.of("Fiammetta", player)) {
        assertThat(Json.read(AdminClient.order(data, "export\t" + whom))).isEqualTo(own);
        assertThat(Json.read(AdminClient.order(data, "json export\t" + whom))).isEqualTo(own);
      }
      assertThatThrownBy(() -> AdminClient.order(data, "export\tNobody"))
          .hasMessage("no such player");
    }
  }
}
