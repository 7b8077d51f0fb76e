package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import ch.qos.logback.classic.Level;
import contessa.notation.Json;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.server.message.ServerJson;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a host or a player does about somebody holds on every way to the table at once. */
class ModerationTest {

  /** A generous limit; only a failure takes this long. */
  private static final long PATIENCE_SECONDS = 300;

  @TempDir Path data;

  /** What a player hears of a table, by any carrier. */
  private static final class Ear {
    final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    /** Waits for a message like this; those before it must not be like the other. */
    void await(Predicate<String> wanted, Predicate<String> never) throws InterruptedException {
      String message = "";
      while (!wanted.test(message)) {
        message = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(message).as("nothing comes").isNotNull();
        assertThat(never.test(message)).as(message).isFalse();
      }
    }

    void await(String text) throws InterruptedException {
      await(message -> message.contains(text), _ -> false);
    }
  }

  private static Ear socket(HttpClient http, TestServer server, String cookie, String table) {
    Ear ear = new Ear();
    JsonMessages messages = new JsonMessages((_, json) -> ear.heard.add(json.toString()));
    WebSocket socket = messages.open(http, server.origin(), cookie);
    socket.sendText(ServerJson.CODEC.json(Map.of("type", "watch", "table", table)), true).join();
    return ear;
  }

  private static Ear stream(HttpClient http, TestServer server, String cookie, String table) {
    Ear ear = new Ear();
    URI address = URI.create(server.origin() + "/api/tables/" + table + "/stream");
    HttpRequest request = HttpRequest.newBuilder(address).header("Cookie", cookie).build();
    Thread.ofVirtual()
        .start(
            () ->
                http.sendAsync(request, HttpResponse.BodyHandlers.ofLines())
                    .thenAccept(answer -> answer.body().forEach(ear.heard::add))
                    .exceptionally(_ -> null)
                    .join());
    return ear;
  }

  @Test
  void aKickedPlayerIsGoneFromEveryTabAndStream() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.0.0.1");
        HttpClient http = HttpClient.newHttpClient()) {
      String[] host = {"Cookie", guest.cookie(), "Origin", server.origin()};
      String cookie = guest.cookie();
      String[] other = {"Cookie", cookie, "Origin", server.origin()};
      String[] table = guest.table(host[1], false, true);
      String commands = "/api/tables/" + table[0] + "/commands";
      guest.post(commands, "{\"do\":\"remove-bot\",\"id\":\"1\",\"seat\":1}", host);
      String sit = "{\"do\":\"sit\",\"id\":\"%s\",\"name\":\"Bo\",\"seat\":1}";
      assertThat(guest.post(commands, sit.formatted("a"), other).body()).contains("\"ok\":true");
      Ear[] ears = {
        socket(http, server, cookie, table[0]),
        socket(http, server, cookie, table[0]),
        stream(http, server, cookie, table[0])
      };
      for (Ear ear : ears) {
        ear.await("\"type\":\"snapshot\"");
      }
      guest.post(commands, "{\"do\":\"kick\",\"id\":\"2\",\"seat\":1}", host);
      for (Ear ear : ears) {
        ear.await("\"kicked\":true");
      }
      assertThat(guest.post(commands, sit.formatted("b"), other).body()).contains("kicked");
      assertThat(guest.post("/api/join", "{\"code\":\"" + table[1] + "\"}", other).statusCode())
          .isEqualTo(404);
      socket(http, server, cookie, table[0]).await("\"type\":\"gone\"");
      assertThat(guest.get("/api/tables/" + table[0] + "/stream", other).statusCode())
          .isEqualTo(404);
      http.shutdownNow();
    }
  }

  @Test
  void aMutedPlayerIsNotHeardInAnyTabAlsoAfterAReconnect() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.0.0.1");
        HttpClient http = HttpClient.newHttpClient()) {
      String cookie = guest.cookie();
      String[] host = {"Cookie", cookie, "Origin", server.origin()};
      String[] other = {"Cookie", guest.cookie(), "Origin", server.origin()};
      String[] table = guest.table(cookie, false, true);
      String commands = "/api/tables/" + table[0] + "/commands";
      guest.post(commands, "{\"do\":\"remove-bot\",\"id\":\"1\",\"seat\":1}", host);
      guest.post(commands, "{\"do\":\"sit\",\"id\":\"1\",\"name\":\"Bo\",\"seat\":1}", other);
      Ear first = socket(http, server, cookie, table[0]);
      Ear second = stream(http, server, cookie, table[0]);
      first.await("\"type\":\"snapshot\"");
      second.await("\"type\":\"snapshot\"");
      guest.post(commands, "{\"do\":\"mute\",\"id\":\"2\",\"seat\":1,\"muted\":true}", host);
      guest.post(commands, "{\"do\":\"say\",\"id\":\"3\",\"text\":\"insult\"}", other);
      guest.post(commands, "{\"do\":\"say\",\"id\":\"4\",\"text\":\"calm\"}", host);
      Ear third = socket(http, server, cookie, table[0]);
      for (Ear ear : new Ear[] {first, second, third}) {
        ear.await(message -> message.contains("calm"), message -> message.contains("insult"));
      }
      http.shutdownNow();
    }
  }

  private String admin(String... words) throws IOException {
    return AdminClient.order(data, String.join("\t", words));
  }

  private static String id(TestServer.Guest guest, String cookie) {
    return Json.read(guest.get("/api/me", "Cookie", cookie).body()).get("player").stringValue();
  }

  @Test
  void aBannedPlayerIsOutUntilTheBanIsLifted() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest troll = server.guest("127.9.0.1");
        TestServer.Guest other = server.guest("127.9.0.2");
        HttpClient http = HttpClient.newHttpClient()) {
      String cookie = troll.cookie();
      String[] me = {"Cookie", cookie, "Origin", server.origin()};
      String[] table = other.table(other.cookie(), false, true);
      String bearer = troll.program(cookie);
      Ear stream = stream(http, server, cookie, table[0]);
      stream.await("\"type\":\"snapshot\"");
      String player = id(troll, cookie);
      assertThat(troll.post("/api/me", "{\"name\":\"Troll\"}", me).statusCode()).isEqualTo(200);
      assertThat(admin("ban", "Troll", "", "", "insults")).contains("banned " + player);
      assertThat(admin("bans")).contains(player, "insults", "1 ban");
      for (String path : List.of("/api/session", "/api/tables", "/api/join", "/api/me")) {
        assertThat(troll.post(path, "{}", me).body()).as(path).contains("\"banned\"");
      }
      assertThat(troll.get("/api/my-tables", me).statusCode()).isEqualTo(403);
      assertThat(troll.get("/api/tables/" + table[0] + "/stream", me).statusCode()).isEqualTo(403);
      assertThat(
              server.raw(
                  "127.9.0.1",
                  server
                      .upgrade("Cookie", cookie, "Origin", server.origin())
                      .getBytes(StandardCharsets.ISO_8859_1)))
          .startsWith("HTTP/1.1 403 ");
      assertThat(troll.get("/api/me", "Authorization", bearer).statusCode()).isEqualTo(401);
      assertThat(admin("lift", "Troll")).contains("lifted " + player);
      assertThat(admin("bans")).contains("0 bans");
      assertThat(admin("audit")).doesNotContain("Troll");
      assertThat(troll.get("/api/my-tables", me).statusCode()).isEqualTo(200);
      http.shutdownNow();
    }
  }

  @Test
  void aPlayerWhoIsSignedOutCanBeExportedBannedAndDeleted() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest troll = server.guest("127.9.11.1")) {
      String cookie = troll.cookie();
      String[] me = {"Cookie", cookie, "Origin", server.origin()};
      String[] table = troll.table(cookie, false, true);
      String commands = "/api/tables/" + table[0] + "/commands";
      troll.post(commands, "{\"do\":\"say\",\"id\":\"1\",\"text\":\"insult\"}", me);
      troll.post(commands, "{\"do\":\"leave\",\"id\":\"2\"}", me);
      troll.post("/api/me", "{\"name\":\"Morgana\"}", me);
      troll.post("/api/me/recovery", "{}", me);
      String player = id(troll, cookie);
      admin("sign-out", player);
      assertThat(admin("export", player)).contains("\"text\":\"insult\"");
      assertThat(admin("ban", player)).contains("banned " + player);
      assertThat(admin("lift", player)).contains("lifted " + player);
      assertThat(admin("ban", "Morgana")).as("by a code").contains("banned " + player);
      assertThat(admin("delete", player)).contains("deleted " + player);
      assertThatThrownBy(() -> admin("ban", "person-unknown")).hasMessage("no such player");
    }
  }

  @Test
  void aSocketEndsWithTheBan() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest troll = server.guest("127.9.1.1")) {
      String cookie = troll.cookie();
      try (Socket socket = server.upgraded("127.9.1.1", cookie)) {
        admin("ban", id(troll, cookie));
        assertThat(TestServer.readAll(socket.getInputStream())).contains("signed out");
      }
    }
  }

  @Test
  void aBanOfAnAddressHoldsForEveryGuestFromThere() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest troll = server.guest("127.9.2.1");
        TestServer.Guest neighbour = server.guest("127.9.2.200");
        TestServer.Guest other = server.guest("127.9.3.1")) {
      String cookie = troll.cookie();
      assertThat(admin("players")).contains("0 players");
      String player = id(troll, cookie);
      assertThat(admin("players")).contains(player, "127.9.2.1");
      admin("ban", player, "1h", "address");
      String[] page = {"Origin", server.origin()};
      assertThat(troll.post("/api/session", "", page).statusCode()).isEqualTo(403);
      assertThat(neighbour.post("/api/session", "", page).statusCode()).isEqualTo(200);
      admin("ban", "127.9.2.0/24", "7d");
      assertThat(neighbour.post("/api/session", "", page).statusCode()).isEqualTo(403);
      assertThat(neighbour.get("/").statusCode()).as("pages say why").isEqualTo(200);
      assertThat(other.post("/api/session", "", page).statusCode()).isEqualTo(200);
      admin("lift", "127.9.2.0/24");
      assertThat(neighbour.post("/api/session", "", page).statusCode()).isEqualTo(200);
    }
  }

  @Test
  void aMistakeInABanChangesNothing() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.9.4.1")) {
      guest.cookie();
      assertThatThrownBy(() -> admin("ban", "Nobody")).hasMessage("no such player");
      assertThatThrownBy(() -> admin("ban", "10.0.0.0/99")).hasMessageContaining("10.0.0.0/99");
      assertThatThrownBy(() -> admin("ban", "10.0.0.1", "soon"))
          .hasMessage("a time must be like 30m, 12h or 7d, not soon");
      assertThatThrownBy(() -> admin("lift", "10.0.0.1")).hasMessageContaining("no such ban");
      assertThat(admin("bans")).isEqualTo("0 bans\n");
      assertThat(admin("audit")).isEqualTo("0 entries\n");
    }
  }

  @Test
  void whatAnOperatorDoesIsNoted() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.9.5.1")) {
      guest.cookie();
      admin("ban", "10.0.0.0/8", "2d", "", "a flood");
      admin("drain");
    }
    try (TestServer server = new TestServer(data)) {
      assertThat(server.server.port()).isPositive();
      assertThat(admin("audit"))
          .containsPattern(System.getProperty("user.name") + " +ban 10.0.0.0/8 2d +a flood\n")
          .containsPattern(System.getProperty("user.name") + " +drain\n")
          .contains("2 entries");
      assertThat(admin("bans")).contains("10.0.0.0/8");
    }
  }

  /** They are promised to be gone when the player is, and never to be in the log. */
  @Test
  void ofAPlayerWhoIsDeletedNoNameIsLeftInAuditBansAndLog() throws Exception {
    KeptLog kept = KeptLog.start(Level.INFO);
    try (kept;
        TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.9.9.1")) {
      String cookie = guest.cookie();
      String[] me = {"Cookie", cookie, "Origin", server.origin()};
      guest.post("/api/me", "{\"name\":\"Esmeralda\"}", me);
      String player = id(guest, cookie);
      admin("ban", "Esmeralda", "1h", "", "Esmeralda insults");
      admin("delete", "Esmeralda");
      assertThat(admin("bans")).isEqualTo("0 bans\n");
      assertThat(admin("audit")).contains("ban " + player, "delete " + player);
      assertThat(admin("audit")).doesNotContain("Esmeralda");
      assertThat(kept.lines()).anyMatch(line -> line.endsWith(": delete " + player));
      assertThat(String.join("\n", kept.lines())).doesNotContain("Esmeralda", "insults");
    }
  }

  @Test
  void aDeletedMessageIsGoneFromScreensAndData() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.9.6.1");
        HttpClient http = HttpClient.newHttpClient()) {
      String cookie = guest.cookie();
      String[] host = {"Cookie", cookie, "Origin", server.origin()};
      String[] table = guest.table(cookie, false, true);
      String commands = "/api/tables/" + table[0] + "/commands";
      Ear early = socket(http, server, cookie, table[0]);
      early.await("\"type\":\"snapshot\"");
      guest.post(commands, "{\"do\":\"say\",\"id\":\"1\",\"text\":\"slander\"}", host);
      guest.post(commands, "{\"do\":\"say\",\"id\":\"2\",\"text\":\"praise\"}", host);
      early.await("praise");
      String chat = admin("chat", table[0]);
      assertThat(chat).contains("slander", "praise", "2 messages");
      String message =
          chat.lines().filter(line -> line.contains("slander")).findAny().orElseThrow();
      admin("delete-message", message.split(" ", 2)[0]);
      early.await("\"type\":\"deleted\"");
      socket(http, server, cookie, table[0])
          .await(text -> text.contains("praise"), text -> text.contains("slander"));
      assertThat(admin("chat", table[0])).contains("praise", "1 message").doesNotContain("slander");
      assertThatThrownBy(() -> admin("delete-message", message.split(" ", 2)[0]))
          .hasMessage("no such message");
      assertThatThrownBy(() -> admin("chat", table[1])).hasMessage("no such table");
      http.shutdownNow();
    }
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.9.6.2")) {
      assertThat(guest.get("/ready").body()).startsWith("ready\n").doesNotContain("left out");
      assertThat(admin("audit")).contains("delete-message");
    }
    try (SqlJournal journal = SqliteFile.journal(Server.journal(data))) {
      assertThat(journal.tablesWith("slander")).isEmpty();
      assertThat(journal.tablesWith("praise")).hasSize(1);
    }
  }

  @Test
  void aReportIsShownUntilItIsHandled() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.9.7.1")) {
      String cookie = guest.cookie();
      String[] host = {"Cookie", cookie, "Origin", server.origin()};
      String[] other = {"Cookie", guest.cookie(), "Origin", server.origin()};
      String[] table = guest.table(cookie, false, true);
      String commands = "/api/tables/" + table[0] + "/commands";
      guest.post(commands, "{\"do\":\"remove-bot\",\"id\":\"1\",\"seat\":1}", host);
      guest.post(commands, "{\"do\":\"sit\",\"id\":\"1\",\"name\":\"Bo\",\"seat\":1}", other);
      guest.post(commands, "{\"do\":\"report\",\"id\":\"2\",\"seat\":1,\"reason\":\"rude\"}", host);
      String reports = admin("reports");
      assertThat(reports).contains("rude", id(guest, other[1]), "1 report");
      String report = reports.lines().skip(1).findFirst().orElseThrow().split(" ", 2)[0];
      admin("handled", report);
      admin("handled", report);
      assertThat(admin("reports")).isEqualTo("0 reports\n");
      assertThat(admin("reports", "all")).contains(report, "rude");
      assertThatThrownBy(() -> admin("handled", "t.1")).hasMessage("no such report");
    }
  }

  @Test
  void aMutedGuestWhoSignsOutAndReturnsStaysMutedAlsoAfterARestart() throws Exception {
    String cookie;
    String[] first;
    String commands;
    String table;
    String sit = "{\"do\":\"sit\",\"id\":\"1\",\"name\":\"%s\"}";
    try (TestServer server = new TestServer(data);
        TestServer.Guest listener = server.guest("127.9.8.1");
        TestServer.Guest troll = server.guest("127.9.8.2")) {
      cookie = listener.cookie();
      String[] host = {"Cookie", cookie, "Origin", server.origin()};
      first = new String[] {"Cookie", troll.cookie(), "Origin", server.origin()};
      table = listener.table(cookie, false, true)[0];
      commands = "/api/tables/" + table + "/commands";
      for (int seat = 1; seat <= 2; seat++) {
        listener.post(
            commands,
            "{\"do\":\"remove-bot\",\"id\":\"r%d\",\"seat\":%d}".formatted(seat, seat),
            host);
      }
      troll.post(commands, sit.formatted("Bo"), first);
      listener.post(commands, "{\"do\":\"mute\",\"id\":\"2\",\"seat\":1,\"muted\":true}", host);
      troll.post(commands, "{\"do\":\"leave\",\"id\":\"2\"}", first);
      troll.post("/api/session/end", "", first);
    }
    try (TestServer server = new TestServer(data);
        TestServer.Guest troll = server.guest("127.9.8.2");
        TestServer.Guest friend = server.guest("127.9.8.3");
        HttpClient http = HttpClient.newHttpClient()) {
      Ear ear = socket(http, server, cookie, table);
      ear.await("\"type\":\"snapshot\"");
      String[] again = {"Cookie", troll.cookie(), "Origin", server.origin()};
      assertThat(troll.post(commands, sit.formatted("Cy"), again).body()).contains("\"ok\":true");
      String[] other = {"Cookie", friend.cookie(), "Origin", server.origin()};
      assertThat(friend.post(commands, sit.formatted("Di"), other).body()).contains("\"ok\":true");
      String say = "{\"do\":\"say\",\"id\":\"3\",\"text\":\"%s\"}";
      troll.post(commands, say.formatted("insult"), again);
      friend.post(commands, say.formatted("hello"), other);
      ear.await(text -> text.contains("hello"), text -> text.contains("insult"));
      http.shutdownNow();
    }
  }

  @Test
  void aMutedGuestWhoSignsOutAndReturnsStaysMuted() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest listener = server.guest("127.9.8.1");
        TestServer.Guest troll = server.guest("127.9.8.2");
        TestServer.Guest friend = server.guest("127.9.8.3");
        HttpClient http = HttpClient.newHttpClient()) {
      String cookie = listener.cookie();
      String[] host = {"Cookie", cookie, "Origin", server.origin()};
      String[] first = {"Cookie", troll.cookie(), "Origin", server.origin()};
      String[] table = listener.table(cookie, false, true);
      String commands = "/api/tables/" + table[0] + "/commands";
      for (int seat = 1; seat <= 2; seat++) {
        listener.post(
            commands,
            "{\"do\":\"remove-bot\",\"id\":\"r%d\",\"seat\":%d}".formatted(seat, seat),
            host);
      }
      String sit = "{\"do\":\"sit\",\"id\":\"1\",\"name\":\"%s\"}";
      troll.post(commands, sit.formatted("Bo"), first);
      Ear ear = socket(http, server, cookie, table[0]);
      ear.await("\"type\":\"snapshot\"");
      listener.post(commands, "{\"do\":\"mute\",\"id\":\"2\",\"seat\":1,\"muted\":true}", host);
      troll.post(commands, "{\"do\":\"leave\",\"id\":\"2\"}", first);
      troll.post("/api/session/end", "", first);
      String[] again = {"Cookie", troll.cookie(), "Origin", server.origin()};
      assertThat(troll.post(commands, sit.formatted("Cy"), again).body()).contains("\"ok\":true");
      String[] other = {"Cookie", friend.cookie(), "Origin", server.origin()};
      assertThat(friend.post(commands, sit.formatted("Di"), other).body()).contains("\"ok\":true");
      String say = "{\"do\":\"say\",\"id\":\"3\",\"text\":\"%s\"}";
      troll.post(commands, say.formatted("insult"), again);
      friend.post(commands, say.formatted("hello"), other);
      ear.await(text -> text.contains("hello"), text -> text.contains("insult"));
      http.shutdownNow();
    }
  }
}
