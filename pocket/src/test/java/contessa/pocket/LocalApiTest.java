package contessa.pocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.TableOptions;
import contessa.table.message.WireJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Requests and frames, and what a bad one is answered: the same as by a server. */
class LocalApiTest {

  private static final String ANA = "person-1";

  private final LocalDevice device = new LocalDevice();

  private String finished(TableOptions options) {
    String table = device.create(options, LocalPlayTest.bots(options), true);
    device.watch(ANA, table);
    device.playOn(table, List.of(ANA), new Random(1));
    return table;
  }

  @Test
  void whoAsksHasTheNameTheyUsedLast() {
    assertThat(device.post(ANA, "/session", "{}"))
        .isEqualTo("200 {\"player\":\"person-1\",\"name\":\"\"}");
    assertThat(device.post(ANA, "/me", "{\"name\":\"  Ana \"}"))
        .isEqualTo("200 {\"player\":\"person-1\",\"name\":\"Ana\"}");
    device.open("cd".repeat(32));
    assertThat(device.get(ANA, "/me")).contains("\"name\":\"Ana\"");
    assertThat(device.get("person-2", "/me")).contains("\"name\":\"\"");
    assertThat(LocalDevice.good(device.get(ANA, "/bots")).size()).isEqualTo(16);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POST | /me | {\"name\":\"\"} | 400 {\"error\":\"bad-name\"}",
        "POST | /me | {} | 400 {\"error\":\"bad-request\",\"field\":\"name\"}",
        "POST | /me | nonsense | 400 {\"error\":\"bad-request\"}",
        "POST | /tables | {\"name\":\"Ana\",\"more\":1} | 400 {\"error\":\"bad-request\",\"field\":\"options\"}",
        "GET | /tables/local-x/games/1?from=nobody | '' | 400 {\"error\":\"bad-request\",\"field\":\"from\"}",
        "GET | /tables/local-x/games/1 | '' | 404 {\"error\":\"no-game\"}",
        "GET | /tables/local-x/games/1/record | '' | 404 {\"error\":\"no-game\"}",
        "GET | /tables/local-x/games/1/analysis | '' | 404 {\"error\":\"no-game\"}",
        "GET | /analyses/x | '' | 404 {\"error\":\"no-game\"}",
        "POST | /records | {} | 400 {\"error\":\"bad-record\",",
        "POST | /explore?step=1&seat=0&cards=other | {} | 400 {\"error\":\"bad-request\"}",
        "POST | /explore?step=x&seat=0&cards=true | {} | 400 {\"error\":\"bad-request\",\"field\":\"step\"}",
        "GET | /puzzles?day=yesterday | '' | 400 {\"error\":\"bad-request\",\"field\":\"day\"}",
        "GET | /puzzles?day=2026-02-30 | '' | 400 {\"error\":\"bad-request\",\"field\":\"day\"}",
        "GET | /puzzles?day=2001-01-01 | '' | 404 {\"error\":\"none\"}",
        "GET | /puzzles/99999999 | '' | 404 {\"error\":\"none\"}",
        "GET | /leaderboard | '' | 404 {\"error\":\"none\"}",
        "GET | /tables/ | '' | 404 {\"error\":\"none\"}",
      })
  void aBadRequestIsRefused(String method, String path, String body, String answer) {
    Set<String> before = new HashSet<>(device.stored.keySet());
    assertThat(device.engine.request(ANA, method, path, body, device.now)).startsWith(answer);
    assertThat(device.stored.keySet()).isEqualTo(before);
  }

  @Test
  void onlyPeopleOfThisDeviceAsk() {
    for (String viewer :
        List.of("", "program-1", "person-", "person-a/b", "person-" + "x".repeat(41))) {
      assertThat(device.get(viewer, "/me")).isEqualTo("401 {\"error\":\"no-session\"}");
      device.engine.connect(99, viewer, device.now);
    }
    assertThat(device.closed).hasSize(5).containsOnly(99);
    device.frame(99, "{\"type\":\"ping\",\"sent\":1}");
  }

  @Test
  void aBadTableIsRefused() {
    TableOptions options = LocalDevice.options("resistance", 3, Clock.UNTIMED);
    String body =
        "{\"name\":\"%s\",\"options\":%s,\"bots\":[\"%s\"],\"start\":true}"
            .formatted("%s", WireJson.write(options), "%s");
    assertThat(device.post(ANA, "/tables", body.formatted("", "contessa")))
        .isEqualTo("409 {\"error\":\"bad-name\"}");
    assertThat(device.post(ANA, "/tables", body.formatted("Ana", "nobody")))
        .isEqualTo("409 {\"error\":\"unknown-bot\"}");
    assertThat(device.stored).isEmpty();
  }

  @Test
  void badFramesAreMalformedAndForeignTablesGone() {
    int socket = device.socket(ANA);
    for (String bad :
        List.of("", "{", "null", "[]", "{\"type\":\"nothing\"}", "{\"type\":\"watch\"}")) {
      device.frame(socket, bad);
      assertThat(device.last(socket).toString())
          .isEqualTo("{\"type\":\"malformed\",\"why\":\"not a frame\"}");
    }
    device.frame(socket, "{\"type\":\"watch\",\"table\":\"local-none\"}");
    assertThat(device.last(socket).toString())
        .isEqualTo("{\"type\":\"gone\",\"table\":\"local-none\",\"kicked\":false}");
    device.frame(socket, "{\"type\":\"ping\",\"sent\":7}");
    assertThat(device.last(socket).toString())
        .isEqualTo("{\"type\":\"pong\",\"sent\":7,\"now\":" + device.now + "}");
    JsonNode reply = device.command(ANA, "local-none", new Command.Start("x"));
    assertThat(reply.get("refused").stringValue()).isEqualTo("no-table");
  }

  @Test
  void aCommandIsCarriedOutOnceAndANewOneOfItsIdRefused() {
    String table =
        device.create(LocalDevice.options("resistance", 3, Clock.UNTIMED), List.of(), false);
    Command add = new Command.AddBot("once", null, "contessa");
    assertThat(device.command(ANA, table, add).get("ok").booleanValue()).isTrue();
    device.open("ef".repeat(32));
    assertThat(device.command(ANA, table, add).get("ok").booleanValue()).isTrue();
    JsonNode other = device.command(ANA, table, new Command.Start("once"));
    assertThat(other.get("refused").stringValue()).isEqualTo("id-reused");
    assertThat(
            device.post(ANA, "/tables/" + table + "/commands", "{\"do\":\"start\",\"id\":\"x\"}"))
        .isEqualTo("200 {\"type\":\"reply\",\"id\":\"x\",\"ok\":true}");
    JsonNode mine = LocalDevice.good(device.get(ANA, "/my-tables"));
    assertThat(mine.get(0).get("stage").stringValue()).isEqualTo("playing");
    assertThat(LocalDevice.good(device.get("person-2", "/my-tables")).size()).isZero();
  }

  @Test
  void anAnalysisIsMadeInStepsWithProgress() {
    String table = finished(LocalDevice.options("resistance", 3, Clock.UNTIMED));
    String path = "/tables/" + table + "/games/1/analysis";
    JsonNode job = LocalDevice.good(device.get(ANA, path));
    assertThat(job.get("state").stringValue()).isEqualTo("waiting");
    assertThat(device.engine.work(device.now)).isTrue();
    job = LocalDevice.good(device.get(ANA, path));
    assertThat(job.get("state").stringValue()).isEqualTo("working");
    assertThat(job.get("done").intValue()).isEqualTo(1);
    assertThat(job.get("of").intValue()).isGreaterThan(5);
    device.work();
    job = LocalDevice.good(device.get(ANA, path));
    assertThat(job.get("result").get("steps").size()).isGreaterThan(5);

    String record = device.get(ANA, "/tables/" + table + "/games/1/record?from=all").substring(4);
    String id = LocalDevice.good(device.post(ANA, "/analyses", record)).get("id").stringValue();
    device.work();
    assertThat(LocalDevice.good(device.get(ANA, "/analyses/" + id)).get("state").stringValue())
        .isEqualTo("done");
  }

  @Test
  void cardsThatTheTableHidesStayHidden() {
    String table = finished(LocalDevice.options("resistance", 3, Clock.UNTIMED).withReveal(false));
    String game = "/tables/" + table + "/games/1";
    assertThat(device.get(ANA, game + "?from=all")).isEqualTo("404 {\"error\":\"no-game\"}");
    assertThat(device.get(ANA, game + "/analysis")).isEqualTo("409 {\"error\":\"hidden-cards\"}");
    assertThat(device.get(ANA, game + "/record?from=all")).startsWith("409 ");
    assertThat(device.get(ANA, game + "?from=1")).startsWith("404 ");
    LocalDevice.good(device.get(ANA, game + "?from=0"));
    LocalDevice.good(device.get("person-2", game + "?from=public"));
  }

  /** What if: the same bots go on from a step of the game. */
  @Test
  void aFinishedGameGoesOnFromAStep() {
    String table = finished(LocalDevice.options("reformation", 4, Clock.UNTIMED));
    for (String cards : List.of("true", "believed")) {
      String wish = "{\"step\":3,\"seat\":0,\"cards\":\"%s\"}".formatted(cards);
      String explored =
          LocalDevice.good(device.post(ANA, "/tables/" + table + "/games/1/explore", wish))
              .get("table")
              .stringValue();
      device.watch(ANA, explored);
      assertThat(names(device.view(ANA)))
          .isEqualTo(List.of("Ana", "Niccolò", "Orsino", "Isabetta"));
      device.playOn(explored, List.of(ANA), new Random(5));
    }
    String record = device.get(ANA, "/tables/" + table + "/games/1/record?from=all").substring(4);
    LocalDevice.good(device.post(ANA, "/explore?step=3&seat=1&cards=true", record));
    assertThat(LocalDevice.good(device.get(ANA, "/my-games")).size()).isEqualTo(1);
  }

  private static List<String> names(JsonNode view) {
    List<String> names = new ArrayList<>();
    view.get("seats").forEach(seat -> names.add(seat.get("name").stringValue()));
    return names;
  }

  @Test
  void puzzlesOfTodayAndOfThePast() {
    JsonNode today = LocalDevice.good(device.get(ANA, "/puzzles"));
    assertThat(today.get("numbers").size()).isEqualTo(5);
    JsonNode past = LocalDevice.good(device.get(ANA, "/puzzles?day=2027-01-01"));
    assertThat(past.get("numbers")).isNotEqualTo(today.get("numbers"));
    int number = today.get("numbers").get(0).intValue();
    assertThat(LocalDevice.good(device.get(ANA, "/puzzles/" + number)).get("options").size())
        .isPositive();
  }
}
