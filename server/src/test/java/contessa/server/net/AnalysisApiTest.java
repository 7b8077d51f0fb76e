package contessa.server.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Analyses, explorations and puzzles over HTTP. */
class AnalysisApiTest {

  private static final Path GOLDEN = Path.of("..", "record", "src", "test", "resources", "golden");

  @TempDir Path data;

  private static JsonNode json(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return JsonMapper.shared().readTree(answer.body());
  }

  @Test
  void aRecordIsAnalysedExploredAndForgotten() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] browser = {"Cookie", guest.cookie(), "Origin", running.origin()};
      String record = Files.readString(GOLDEN.resolve("v1-fair.jsonl"));
      JsonNode job = json(guest.post("/api/analyses", record, browser));
      String id = job.get("id").stringValue();
      while (!job.get("state").stringValue().equals("done")) {
        assertThat(job.get("state").stringValue()).isIn("waiting", "working");
        Thread.sleep(20);
        job = json(guest.get("/api/analyses/" + id, browser));
      }
      JsonNode steps = job.get("result").get("steps");
      assertThat(steps.size()).isGreaterThan(5);
      assertThat(steps.get(0).get("kind").stringValue()).isEqualTo("deal");
      assertThat(guest.get("/api/analyses/none", browser).statusCode()).isEqualTo(404);
      assertThat(guest.post("/api/analyses", "no record", browser).statusCode()).isEqualTo(400);
      assertThat(guest.get("/api/tables/none/games/1/analysis", browser).statusCode())
          .isEqualTo(404);

      int seat = steps.get(3).get("seat").intValue();
      String from = "/api/explore?step=3&cards=believed&seat=" + seat;
      assertThat(json(guest.post(from, record, browser)).get("table").isString()).isTrue();
      assertThat(guest.post("/api/explore?step=3&seat=0", record, browser).statusCode())
          .isEqualTo(400);
    }
  }

  @Test
  void everyDayHasAPuzzle() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      JsonNode list = json(guest.get("/api/puzzles"));
      int today = list.get("today").intValue();
      assertThat(today).isLessThan(list.get("count").intValue());
      JsonNode puzzle = json(guest.get("/api/puzzles/" + today));
      assertThat(puzzle.get("number").intValue()).isEqualTo(today);
      assertThat(puzzle.get("replay").get("reader").intValue())
          .isEqualTo(puzzle.get("seat").intValue());
      assertThat(puzzle.get("replay").get("winners").isEmpty()).isTrue();
      assertThat(puzzle.get("replay").has("secret")).isFalse();
      assertThat(guest.get("/api/puzzles/100000").statusCode()).isEqualTo(404);
    }
  }
}
