package contessa.server.net;

import static contessa.server.net.Route.Access.PLAYERS;

import contessa.record.ReadRecord;
import contessa.record.RecordProblem;
import contessa.record.ShortHash;
import contessa.server.host.Analyses.Finding;
import contessa.server.wire.BadRecord;
import contessa.server.wire.Job;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;

/** Analyses of finished games, see docs/analysis.md. */
final class AnalysisApi {

  /** A game of ten that lasts and lasts still fits. */
  private static final int MOST_STEPS = 1_500;

  private final NetContext context;

  AnalysisApi(NetContext context) {
    this.context = context;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/tables/{table}/games/{game}/analysis", PLAYERS, this::ofGame)
            .limitedBy(RateLimits::replays)
            .costly(),
        Route.post("/analyses", PLAYERS, this::upload).limitedBy(RateLimits::replays).costly(),
        Route.get("/analyses/{id}", PLAYERS, this::ofRecord).limitedBy(RateLimits::replays),
        Route.get("/look-back", PLAYERS, this::lookBack).limitedBy(RateLimits::replays).costly());
  }

  private Object ofGame(ApiRequest request) {
    int game = ApiRequest.number(request.part("game"));
    try {
      return switch (context
          .tables()
          .finishedGames()
          .analyses()
          .ofGame(request.me().player(), request.part("table"), game)) {
        case Finding.Found(Job job) -> job;
        case Finding.None _ -> throw miss(request);
        case Finding.HiddenCards _ -> throw new ApiException(Status.CONFLICT_409, "hidden-cards");
      };
    } catch (RejectedExecutionException e) {
      throw busy(request);
    }
  }

  private Object lookBack(ApiRequest request) {
    try {
      return context.tables().finishedGames().lookBacks().of(request.me().player());
    } catch (RejectedExecutionException e) {
      throw busy(request);
    }
  }

  private Object upload(ApiRequest request) throws IOException {
    byte[] file = request.bytes(RecordApi.LONGEST, true);
    try {
      return context
          .tables()
          .finishedGames()
          .analyses()
          .ofRecord(ShortHash.of(file), () -> read(file));
    } catch (RecordProblem problem) {
      request.response().status(Status.BAD_REQUEST_400);
      return new BadRecord("bad-record", problem.line(), problem.column(), problem.what());
    } catch (RejectedExecutionException e) {
      throw busy(request);
    }
  }

  private Object ofRecord(ApiRequest request) {
    return context
        .tables()
        .finishedGames()
        .analyses()
        .ofRecord(request.part("id"))
        .orElseThrow(() -> new ApiException(Status.NOT_FOUND_404, "no-game"));
  }

  private static ReadRecord read(byte[] file) {
    return RecordApi.read(file, MOST_STEPS);
  }

  private ApiException miss(ApiRequest request) {
    context.securityLog().refused("wrong code or link", request.clientAddress());
    return context.limits().missed(request.me(), request.clientAddress())
        ? new ApiException(Status.NOT_FOUND_404, "no-game")
        : ApiException.tooMany();
  }

  private static ApiException busy(ApiRequest request) {
    request.response().header(HeaderNames.RETRY_AFTER, "5");
    return new ApiException(Status.SERVICE_UNAVAILABLE_503, "busy");
  }
}
