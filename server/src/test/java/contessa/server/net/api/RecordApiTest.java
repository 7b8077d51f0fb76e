package contessa.server.net.api;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.Server;
import contessa.server.TestServer;
import contessa.server.journal.GoldenRows;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records from outside over HTTP. */
class RecordApiTest {

  private static final Path GOLDEN =
      Path.of("..", "notation", "src", "test", "resources", "golden");

  @TempDir Path data;

  @Test
  void aRecordIsAnAttachmentNamedByItsNumber() throws Exception {
    try (SqlJournal journal = SqliteFile.journal(Server.journal(data))) {
      List<JournalRow> rows = GoldenRows.of("v1-coup", "old");
      rows.forEach(journal::append);
      journal.append(GoldenRows.closing(rows));
    }
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      HttpResponse<String> text =
          guest.get("/api/tables/old/games/1/record?form=cgn", "Cookie", guest.cookie());
      assertThat(text.statusCode()).isEqualTo(200);
      assertThat(text.headers().firstValue("Content-Disposition"))
          .hasValue("attachment; filename=\"game-1.cgn\"");
      assertThat(text.headers().firstValue("Content-Type")).hasValue("text/plain; charset=utf-8");
    }
  }

  @Test
  void aRecordIsShownAndABrokenOneIsExplained() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String[] browser = {"Cookie", guest.cookie(), "Origin", running.origin()};
      for (String file : new String[] {"v1-fair.jsonl", "v1-royal.cgn"}) {
        String text = Files.readString(GOLDEN.resolve(file));
        HttpResponse<String> shown = guest.post("/api/records?from=all", text, browser);
        assertThat(shown.statusCode()).as(shown.body()).isEqualTo(200);
        JsonNode replay = Json.read(shown.body());
        assertThat(replay.get("all").booleanValue()).isTrue();
        assertThat(replay.get("frames").size()).isGreaterThan(5);
      }
      HttpResponse<String> fromNowhere = guest.get("/api/tables/none/games/1?from=behind", browser);
      assertThat(fromNowhere.statusCode()).isEqualTo(400);
      assertThat(fromNowhere.body()).contains("\"error\":\"bad-request\"", "\"field\":\"from\"");
      HttpResponse<String> broken = guest.post("/api/records", "[Contessa \"1\"] what", browser);
      assertThat(broken.statusCode()).isEqualTo(400);
      assertThat(broken.body()).contains("\"error\":\"bad-record\"", "\"line\":1", "expected ");
      HttpResponse<String> redacted =
          guest.post("/api/records", Files.readString(GOLDEN.resolve("v1-seat.cgn")), browser);
      assertThat(redacted.statusCode()).isEqualTo(400);
      assertThat(guest.post("/api/records", "x".repeat(600_000), browser).statusCode())
          .isEqualTo(413);
      assertThat(guest.get("/api/tables/none/games/1/record", browser).statusCode()).isEqualTo(404);
    }
  }
}
