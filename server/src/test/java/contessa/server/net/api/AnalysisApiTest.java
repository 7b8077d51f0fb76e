package contessa.server.net.api;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.record.GameRecord;
import contessa.notation.record.RecordHeader;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.text.RecordFiles;
import contessa.notation.record.text.TextRecordWriter;
import contessa.server.TestServer;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Analyses, explorations and puzzles over HTTP. */
@Tag("soak")
class AnalysisApiTest {

  private static final Path GOLDEN =
      Path.of("..", "notation", "src", "test", "resources", "golden");

  /** However long it takes, nobody may ask more than five times a second. */
  private static final long POLL_NANOS = 250_000_000;

  @TempDir Path data;

  private static JsonNode json(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Json.read(answer.body());
  }

  @Test
  void aRecordIsAnalysed() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] browser = {"Cookie", guest.cookie(), "Origin", running.origin()};
      JsonNode job = json(guest.post("/api/analyses", record(), browser));
      String id = job.get("id").stringValue();
      // A browser asks again too. The limit only turns a hang into a failure.
      Instant end = Instant.now().plus(Duration.ofMinutes(5));
      while (!job.get("state").stringValue().equals("done")) {
        assertThat(job.get("state").stringValue()).isIn("waiting", "working");
        assertThat(Instant.now()).as("the analysis never ends").isBefore(end);
        LockSupport.parkNanos(POLL_NANOS);
        job = json(guest.get("/api/analyses/" + id, browser));
      }
      JsonNode steps = job.get("result").get("steps");
      assertThat(steps.size()).isGreaterThan(5);
      assertThat(steps.get(0).get("kind").stringValue()).isEqualTo("deal");
    }
  }

  @Test
  void whatIsNoRecordIsRefused() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] browser = {"Cookie", guest.cookie(), "Origin", running.origin()};
      assertThat(guest.get("/api/analyses/none", browser).statusCode()).isEqualTo(404);
      assertThat(guest.post("/api/analyses", "no record", browser).statusCode()).isEqualTo(400);
      assertThat(guest.get("/api/tables/none/games/1/analysis", browser).statusCode())
          .isEqualTo(404);
    }
  }

  @Test
  void aRecordIsExploredWithChosenCards() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] browser = {"Cookie", guest.cookie(), "Origin", running.origin()};
      String from = "/api/explore?step=3&seat=0";
      assertThat(guest.post(from, record(), browser).statusCode()).isEqualTo(400);
      JsonNode created = json(guest.post(from + "&cards=believed", record(), browser));
      assertThat(created.get("table").isString()).isTrue();
    }
  }

  @Test
  void aBotThatPlaysOnKeepsItsNameAndAPersonsNameIsNotStored() throws Exception {
    GameRecord golden =
        RecordFiles.read(record().getBytes(StandardCharsets.UTF_8)).getFirst().game();
    RecordHeader header = golden.header();
    List<RecordedPlayer> players =
        List.of(new RecordedPlayer("Ana", ""), new RecordedPlayer("Someone", "zanobi"));
    String record =
        TextRecordWriter.write(
            new GameRecord(
                new RecordHeader(
                    header.rules(), header.first(), header.reader(), players, Map.of(), null),
                golden.steps(),
                golden.end()));
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] browser = {"Cookie", guest.cookie(), "Origin", running.origin()};
      String explore = "/api/explore?step=3&cards=true&seat=";
      assertThat(namesAfter(guest, explore + 0, record, browser)).contains("\"Zanobi\"");
      assertThat(namesAfter(guest, explore + 1, record, browser)).doesNotContain("\"Ana\"");
    }
  }

  /** The names at the only table of a guest who plays on. */
  private static String namesAfter(
      TestServer.Guest guest, String explore, String record, String... headers) throws Exception {
    String table = json(guest.post(explore, record, headers)).get("table").stringValue();
    for (JsonNode mine : json(guest.get("/api/my-tables", headers))) {
      if (mine.get("table").stringValue().equals(table)) {
        return mine.get("players").toString();
      }
    }
    throw new AssertionError("the table is not among the guest's own");
  }

  private static String record() throws IOException {
    return Files.readString(GOLDEN.resolve("v1-fair.jsonl"));
  }

  @Test
  void everyDayHasPuzzles() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      JsonNode day = json(guest.get("/api/puzzles"));
      int first = day.get("numbers").get(0).intValue();
      JsonNode puzzle = json(guest.get("/api/puzzles/" + first));
      assertThat(puzzle.get("number").intValue()).isEqualTo(first);
      assertThat(puzzle.get("replay").get("reader").intValue())
          .isEqualTo(puzzle.get("seat").intValue());
      assertThat(puzzle.get("replay").get("winners").isEmpty()).isTrue();
      assertThat(puzzle.get("replay").has("secret")).isFalse();
      assertThat(guest.get("/api/puzzles/100000").statusCode()).isEqualTo(404);
      assertThat(json(guest.get("/api/puzzles?day=" + day.get("earliest").stringValue())).size())
          .isEqualTo(day.size());
      assertThat(guest.get("/api/puzzles?day=2020-01-01").statusCode()).isEqualTo(404);
      assertThat(guest.get("/api/puzzles?day=yesterday").statusCode()).isEqualTo(400);
    }
  }

  @Test
  void answersAreCountedWithoutASession() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] browser = {"Origin", running.origin()};
      String answers = "/api/puzzles/0/answers";
      assertThat(json(guest.get(answers)).get("times").size()).isZero();
      String move =
          json(guest.get("/api/puzzles/0")).get("options").get(0).get("move").stringValue();
      String given = "{\"move\":\"" + move + "\"}";
      json(guest.post(answers, given, browser));
      JsonNode counted = json(guest.post(answers, given, browser));
      assertThat(counted.get("times").get(move).intValue()).isEqualTo(2);
      assertThat(json(guest.get(answers))).isEqualTo(counted);
      assertThat(guest.post(answers, "{\"move\":\"castle\"}", browser).statusCode()).isEqualTo(400);
      assertThat(guest.post("/api/puzzles/99999/answers", given, browser).statusCode())
          .isEqualTo(404);
    }
  }
}
