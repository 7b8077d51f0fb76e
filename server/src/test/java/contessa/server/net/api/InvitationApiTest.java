package contessa.server.net.api;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.TestServer;
import contessa.server.host.Invitations;
import contessa.server.host.games.GameHistory;
import contessa.server.host.games.SqlGameHistory;
import contessa.server.host.identity.Sessions;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.server.message.InviteRequest;
import contessa.table.message.Command;
import contessa.table.message.FinishedGame;
import contessa.table.message.Me;
import contessa.table.message.PushNotification;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People who have finished a game together can invite each other again; nobody else can. */
class InvitationApiTest {

  private static final String TABLE =
      """
      {"name":"Ana","start":false,"bots":[],"options":{"game":"coup",
       "rules":{"edition":"resistance"},"seats":3,"open":false,"clock":"untimed","talk":"chat",
       "strict":false,"memoryAid":true,"watchers":true,"programs":true,"reveal":true}}
      """;

  @TempDir Path data;
  private TestServer running;
  private TestServer.Guest browser;
  private String ana;
  private String bruno;
  private String table;

  /** Ana and Bruno have finished a game; Ana has opened another table. */
  @BeforeEach
  void playOnce() throws Exception {
    try (SqlJournal journal = SqliteFile.journal(data.resolve("contessa.db"))) {
      Sessions sessions = new Sessions(journal.database(), InstantSource.system());
      Sessions.Opened first = sessions.open("en");
      Sessions.Opened second = sessions.open("en");
      sessions.rename(first.me().player(), "Ana");
      ana = cookie(first);
      bruno = cookie(second);
      GameHistory history = new SqlGameHistory(journal.database());
      history.add(first.me().player(), finished(0));
      history.add(second.me().player(), finished(1));
    }
    running = new TestServer(data);
    browser = running.guest("127.0.0.1");
    table = open(ana);
  }

  private static String cookie(Sessions.Opened session) {
    return "contessa=" + session.token();
  }

  private static FinishedGame finished(int seat) {
    List<String> names = List.of("Ana", "Bruno", "Fiammetta");
    return new FinishedGame(
        "before", 1, "coup", "resistance", names, seat, List.of(2), 1_000, true);
  }

  @AfterEach
  void close() {
    browser.close();
    running.close();
  }

  private String open(String cookie) {
    return ask(cookie, "/api/tables", TABLE, 200).get("table").stringValue();
  }

  private void tell(String cookie, String where, String command) {
    JsonNode reply =
        ask(
            cookie,
            "/api/tables/" + where + "/commands",
            command.formatted(UUID.randomUUID()),
            200);
    assertThat(reply.get("ok").booleanValue()).as("%s: %s", command, reply).isTrue();
  }

  private JsonNode ask(String cookie, String path, String body, int status) {
    var answer = browser.post(path, body, "Cookie", cookie, "Origin", running.origin());
    assertThat(answer.statusCode()).as("%s %s", path, answer.body()).isEqualTo(status);
    return Json.read(answer.body());
  }

  private JsonNode read(String cookie, String path) {
    return Json.read(browser.get(path, "Cookie", cookie).body());
  }

  private Me me(String cookie) {
    JsonNode me = read(cookie, "/api/me");
    return new Me(me.get("player").stringValue(), me.get("name").stringValue());
  }

  private JsonNode recent(String cookie) {
    return read(cookie, "/api/recent-players");
  }

  private String wish(JsonNode whom, String to) {
    return "{\"to\":\"%s\",\"table\":\"%s\",\"game\":%d,\"seat\":%d}"
        .formatted(
            to,
            whom.get("table").stringValue(),
            whom.get("game").intValue(),
            whom.get("seat").intValue());
  }

  @Test
  void aRecentPlayerIsInvitedAndMayDecline() {
    JsonNode seen = recent(ana);
    assertThat(seen).hasSize(1);
    assertThat(seen.get(0).get("name").stringValue()).isEqualTo("Bruno");
    assertThat(seen.toString()).doesNotContain(me(bruno).player());
    assertThat(recent(bruno).get(0).get("name").stringValue()).isEqualTo("Ana");

    String wish = wish(seen.get(0), table);
    ask(ana, "/api/invitations", wish, 200);
    ask(ana, "/api/invitations", wish, 200);
    JsonNode invitations = read(bruno, "/api/invitations");
    assertThat(invitations).hasSize(1);
    assertThat(invitations.get(0).get("table").stringValue()).isEqualTo(table);
    assertThat(invitations.get(0).get("name").stringValue()).isEqualTo("Ana");
    assertThat(read(ana, "/api/invitations")).isEmpty();

    String id = invitations.get(0).get("id").stringValue();
    ask(bruno, "/api/invitations/decline", "{\"id\":\"" + id + "\"}", 200);
    // Ana is told nothing, and Bruno is left in peace.
    ask(ana, "/api/invitations", wish, 200);
    assertThat(read(bruno, "/api/invitations")).isEmpty();
  }

  @Test
  void onlyPeopleWhoPlayedTogetherAndOnlyToOnesOwnLobby() {
    JsonNode whom = recent(ana).get(0);
    String cara = browser.cookie();
    assertThat(recent(cara)).isEmpty();
    ask(cara, "/api/invitations", wish(whom, open(cara)), 404);
    ask(ana, "/api/invitations", wish(whom, open(cara)), 409);
    ask(ana, "/api/invitations", wish(whom, "nowhere"), 409);
    // Not oneself.
    String self = wish(recent(bruno).get(0), table);
    ask(ana, "/api/invitations", self, 404);

    ask(ana, "/api/invitations", wish(whom, table), 200);
    tell(ana, table, "{\"do\":\"lock\",\"locked\":true,\"id\":\"%s\"}");
    assertThat(read(bruno, "/api/invitations")).isEmpty();
    ask(ana, "/api/invitations", wish(whom, table), 409);
  }

  @Test
  void anInvitationRingsOnceAndLapses() {
    List<String> rung = new ArrayList<>();
    long[] now = {1_000};
    Invitations invitations =
        new Invitations(
            running.server.context().invitations().recent(),
            running.server.context().tables(),
            (player, what, _) -> {
              assertThat(what.kind()).isEqualTo(PushNotification.Kind.INVITE);
              rung.add(player);
            },
            () -> Instant.ofEpochMilli(now[0]));
    JsonNode whom = recent(ana).get(0);
    InviteRequest request =
        new InviteRequest(
            table,
            whom.get("table").stringValue(),
            whom.get("game").intValue(),
            whom.get("seat").intValue());
    Me from = me(ana);
    String to = me(bruno).player();
    assertThat(invitations.invite(from, request)).isEqualTo(Invitations.Answer.DONE);
    assertThat(invitations.invite(from, request)).isEqualTo(Invitations.Answer.DONE);
    assertThat(rung).containsExactly(to);
    assertThat(invitations.of(to)).hasSize(1);
    now[0] += 10 * 60_000;
    assertThat(invitations.of(to)).isEmpty();
    invitations.invite(from, request);
    assertThat(rung).containsExactly(to, to);
    invitations.forget(from.player());
    assertThat(invitations.of(to)).isEmpty();
  }

  @Test
  void theDeletedAreNoLongerListed() {
    ask(bruno, "/api/me/delete", "{}", 200);
    assertThat(recent(ana)).isEmpty();
  }

  @Test
  void aKickedPlayerIsNotShownTheTable() {
    Command.Sit sit = new Command.Sit("sit", "Bruno", null);
    assertThat(running.server.context().submit(me(bruno), table, sit, System.nanoTime()).ok())
        .isTrue();
    tell(ana, table, "{\"do\":\"kick\",\"seat\":1,\"id\":\"%s\"}");
    ask(ana, "/api/invitations", wish(recent(ana).get(0), table), 200);
    assertThat(read(bruno, "/api/invitations")).isEmpty();
  }
}
