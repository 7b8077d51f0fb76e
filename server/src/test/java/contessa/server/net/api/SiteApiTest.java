package contessa.server.net.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.AdminClient;
import contessa.server.TestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site is its operator's: name, pages, announcements, and what may be done there. */
class SiteApiTest {

  @TempDir Path data;

  private String admin(String... words) throws IOException {
    return AdminClient.order(data, String.join("\t", words));
  }

  private static JsonNode site(TestServer.Guest guest) {
    return Json.read(guest.get("/api/site").body());
  }

  @Test
  void aSiteSaysWhoseItIs() throws Exception {
    Files.createDirectories(data.resolve("pages"));
    Files.writeString(data.resolve("pages/imprint.md"), "# Imprint\n<script>");
    Files.writeString(data.resolve("pages/imprint.de.md"), "# Impressum");
    Files.writeString(data.resolve("pages/secret.md"), "not for you");
    Files.writeString(data.resolve("outside.md"), "not for you");
    try (TestServer server =
            new TestServer(data, "site-name", "Club", "contact", "host@example.org");
        TestServer.Guest guest = server.guest("127.10.0.1")) {
      JsonNode site = site(guest);
      assertThat(site.get("name").stringValue()).isEqualTo("Club");
      assertThat(site.get("contact").stringValue()).isEqualTo("host@example.org");
      assertThat(site.get("pages")).hasToString("[\"imprint\"]");
      assertThat(site.get("off")).hasToString("[]");
      assertThat(guest.get("/api/site/imprint?language=de").body()).contains("Impressum");
      assertThat(guest.get("/api/site/imprint?language=fr").body()).contains("# Imprint");
      assertThat(guest.get("/api/site/imprint?language=../x").body()).contains("# Imprint");
      for (String name : new String[] {"secret", "privacy", "..%2Foutside", "%2e%2e/outside"}) {
        assertThat(guest.get("/api/site/" + name).statusCode()).as(name).isEqualTo(404);
      }
    }
  }

  @Test
  void anAnnouncementIsOnEveryPageUntilItIsTakenBack() throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.10.1.1")) {
      assertThat(site(guest).get("notice")).isNull();
      admin("announce", "New rules", "", "");
      assertThat(site(guest).get("notice").get("text").stringValue()).isEqualTo("New rules");
      admin("announce", "Upgrade", "2026-11-20T22:00Z", "2d");
      assertThat(site(guest).get("notice"))
          .hasToString("{\"text\":\"Upgrade\",\"begins\":1795212000000}");
      assertThatThrownBy(() -> admin("announce", "x", "tomorrow"))
          .hasMessageContaining("must be like 2026-11-20T22:00Z");
      admin("announce", "");
      assertThat(site(guest).get("notice")).isNull();
    }
  }

  private static final String WITHOUT_BOTS =
      TestServer.TABLE.formatted(false, true).replace("\"random\",\"random\"", "");

  @Test
  void whatIsSwitchedOffIsRefused() throws Exception {
    String[] off = {
      "public-tables",
      "false",
      "chat",
      "false",
      "bots",
      "false",
      "programs",
      "false",
      "leaderboard",
      "false"
    };
    String program;
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.10.2.1")) {
      program = guest.program(guest.cookie());
    }
    try (TestServer server = new TestServer(data, off);
        TestServer.Guest guest = server.guest("127.10.2.2")) {
      assertThat(site(guest).get("off"))
          .hasToString("[\"public-tables\",\"chat\",\"bots\",\"programs\",\"leaderboard\"]");
      String[] me = {"Cookie", guest.cookie(), "Origin", server.origin()};
      assertThat(guest.post("/api/tables", TestServer.TABLE.formatted(false, true), me).body())
          .contains("off-here");
      assertThat(guest.post("/api/quick", "{\"name\":\"Ana\"}", me).body()).contains("off-here");
      assertThat(guest.post("/api/programs", "{\"name\":\"P\"}", me).body()).contains("off-here");
      assertThat(guest.get("/api/leaderboard").body()).contains("off-here");
      String made = guest.post("/api/tables", WITHOUT_BOTS, me).body();
      String table = Json.read(made).get("table").stringValue();
      assertThat(guest.get("/api/tables").body()).as("it is private").isEqualTo("[]");
      String commands = "/api/tables/" + table + "/commands";
      assertThat(guest.post(commands, "{\"do\":\"say\",\"id\":\"1\",\"text\":\"hi\"}", me).body())
          .contains("off-here");
      assertThat(
              guest
                  .post(commands, "{\"do\":\"emote\",\"id\":\"2\",\"emote\":\"laugh\"}", me)
                  .body())
          .contains("\"ok\":true");
      assertThat(
              guest
                  .post(commands, "{\"do\":\"add-bot\",\"id\":\"3\",\"bot\":\"random\"}", me)
                  .body())
          .contains("off-here");
      String options = TestServer.TABLE.formatted(false, true);
      options = options.substring(options.indexOf("\"options\":") + 10, options.lastIndexOf('}'));
      String configure = "{\"do\":\"configure\",\"id\":\"4\",\"options\":" + options + "}";
      assertThat(guest.post(commands, configure, me).body()).contains("\"ok\":true");
      assertThat(guest.get("/api/tables").body()).as("it stays private").isEqualTo("[]");
      assertThat(
              guest
                  .post(
                      commands,
                      "{\"do\":\"sit\",\"id\":\"5\",\"name\":\"P\"}",
                      "Authorization",
                      program)
                  .body())
          .contains("no-programs");
    }
  }

  @Test
  void whatChangesInTheFileHoldsWithoutARestart() throws Exception {
    Path file = data.resolve("contessa.conf");
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.10.5.1")) {
      String[] me = {"Cookie", guest.cookie(), "Origin", server.origin()};
      assertThat(admin("reload")).isEqualTo("changed: nothing\n");
      Files.writeString(file, "bots = false\nsite-name = Club\nchat-days = 3\ntables = 7");
      assertThat(admin("reload"))
          .isEqualTo("changed: site-name, bots, chat-days\nneeds a restart: tables\n");
      assertThat(site(guest).get("name").stringValue()).isEqualTo("Club");
      assertThat(site(guest).get("off")).hasToString("[\"bots\"]");
      assertThat(guest.post("/api/quick", "{\"name\":\"Ana\"}", me).body()).contains("off-here");
      Files.writeString(file, "bots = perhaps");
      assertThatThrownBy(() -> admin("reload")).hasMessageContaining("bots must be true or false");
      assertThat(site(guest).get("off")).as("as before").hasToString("[\"bots\"]");
      Files.delete(file);
      assertThat(AdminClient.order(data, "json reload"))
          .contains("\"changed\":[\"site-name\",\"bots\",\"chat-days\"]", "\"needsRestart\":[]");
      assertThat(guest.post("/api/quick", "{\"name\":\"Ana\"}", me).statusCode()).isEqualTo(200);
      assertThat(admin("audit")).contains("reload");
    }
  }

  @Test
  void aSiteWithoutNewGamesCanBeRead() throws Exception {
    String[] table;
    String[] me;
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.10.3.1")) {
      me = new String[] {"Cookie", guest.cookie()};
      table = guest.table(me[1], false, true);
    }
    try (TestServer server = new TestServer(data, "new-games", "false");
        TestServer.Guest guest = server.guest("127.10.3.2")) {
      String[] other = {"Cookie", guest.cookie(), "Origin", server.origin()};
      assertThat(guest.post("/api/tables", WITHOUT_BOTS, other).body()).contains("off-here");
      String sit = "{\"do\":\"sit\",\"id\":\"1\",\"name\":\"Bo\"}";
      assertThat(guest.post("/api/tables/" + table[0] + "/commands", sit, other).body())
          .contains("off-here");
      assertThat(guest.get("/api/my-tables", me).body()).contains(table[0]);
      assertThat(guest.get("/api/puzzles").statusCode()).isEqualTo(200);
    }
  }

  @Test
  void anInviteOnlySiteAdmitsThoseWithTheCode() throws Exception {
    try (TestServer server = new TestServer(data, "invite-code", "open sesame");
        TestServer.Guest guest = server.guest("127.10.4.1");
        TestServer.Guest thief = server.guest("127.10.4.2")) {
      String[] page = {"Origin", server.origin()};
      assertThat(guest.post("/api/session", "{}", page).body()).contains("invite-only");
      assertThat(guest.post("/api/session", "{\"invite\":\"sesame\"}", page).body())
          .contains("wrong-invite");
      var in = guest.post("/api/session", "{\"invite\":\" open sesame\"}", page);
      assertThat(in.statusCode()).isEqualTo(200);
      String cookie = in.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
      assertThat(guest.post("/api/session", "{}", "Origin", server.origin(), "Cookie", cookie))
          .matches(again -> again.statusCode() == 200);
      int status = 403;
      for (int i = 0; i < 30 && status == 403; i++) {
        status = thief.post("/api/session", "{\"invite\":\"" + i + "\"}", page).statusCode();
      }
      assertThat(status).as("guesses are limited").isEqualTo(429);
    }
  }
}
