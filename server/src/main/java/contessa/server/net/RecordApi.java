package contessa.server.net;

import static contessa.server.net.Route.Access.PLAYERS;

import contessa.record.GameRecord;
import contessa.record.ReadRecord;
import contessa.record.RecordProblem;
import contessa.record.json.JsonLinesWriter;
import contessa.record.text.RecordFiles;
import contessa.record.text.TextRecordWriter;
import contessa.server.wire.BadRecord;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/** Records of games to take away, and records from outside to look at. */
final class RecordApi {

  /** A long game of ten with all its mixtures fits. */
  static final int LONGEST = 512 * 1_024;

  /** A longer file is read to its end up to this, so that its sender hears why it is refused. */
  static final long LONGEST_READ = 4L * LONGEST;

  private static final int MOST_STEPS = 4_000;

  private final NetContext context;

  RecordApi(NetContext context) {
    this.context = context;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/tables/{table}/games/{game}/record", PLAYERS, this::download)
            .limitedBy(RateLimits::replays)
            .costly(),
        Route.post("/records", PLAYERS, this::upload).limitedBy(RateLimits::replays).costly());
  }

  private @Nullable Object download(ApiRequest request) {
    boolean text = request.query("form").orElse("").equals("cgn");
    int game = ApiRequest.number(request.part("game"));
    String file;
    try {
      GameRecord record =
          context
              .tables()
              .finishedGames()
              .record(
                  request.me().player(),
                  request.part("table"),
                  game,
                  request.query("from").orElse("public"))
              .orElseThrow(() -> miss(request));
      file =
          context
              .tables()
              .slowly(() -> text ? TextRecordWriter.write(record) : JsonLinesWriter.write(record));
    } catch (RejectedExecutionException e) {
      throw busy(request);
    }
    String name = "game-" + game + (text ? ".cgn" : ".jsonl");
    request
        .response()
        .header(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
        .header(HeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"" + name + "\"")
        .header(HeaderNames.CACHE_CONTROL, "no-store")
        .send(file.getBytes(StandardCharsets.UTF_8));
    return null;
  }

  private ApiException miss(ApiRequest request) {
    context.securityLog().refused("wrong code or link", request.clientAddress());
    return context.limits().missed(request.me(), request.clientAddress())
        ? new ApiException(Status.NOT_FOUND_404, "no-game")
        : ApiException.tooMany();
  }

  private static ApiException busy(ApiRequest request) {
    request.response().header(HeaderNames.RETRY_AFTER, "2");
    return new ApiException(Status.SERVICE_UNAVAILABLE_503, "busy");
  }

  /** The first game of a file. */
  static ReadRecord read(byte[] file, int mostSteps) {
    ReadRecord record = RecordFiles.read(file).getFirst();
    if (record.game().steps().size() > mostSteps) {
      throw new RecordProblem(1, 1, "expected at most " + mostSteps + " steps");
    }
    return record;
  }

  private Object upload(ApiRequest request) throws IOException {
    byte[] file = request.bytes(LONGEST, true);
    try {
      return context
          .tables()
          .finishedGames()
          .replayOf(() -> read(file, MOST_STEPS), request.query("from").orElse("public"))
          .orElseThrow(ApiException::badRequest);
    } catch (RecordProblem problem) {
      request.response().status(Status.BAD_REQUEST_400);
      return new BadRecord("bad-record", problem.line(), problem.column(), problem.what());
    } catch (RejectedExecutionException e) {
      throw busy(request);
    }
  }
}
