package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.PLAYERS;

import module java.base;

import contessa.server.host.games.Analyses;
import contessa.server.host.games.Analyses.Finding;
import contessa.server.host.games.PlayerStats;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import contessa.server.net.limits.Limit;
import contessa.table.message.Job;
import contessa.table.view.UploadedRecord;
import io.netty.handler.codec.http.HttpResponseStatus;

/** Analyses of finished games, see docs/analysis.md. */
final class AnalysisApi {

  private final NetContext context;

  AnalysisApi(NetContext context) {
    this.context = context;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/tables/{table}/games/{game}/analysis", PLAYERS, this::ofGame)
            .limitedBy(Limit.REPLAYS)
            .costly(),
        Route.post("/analyses", PLAYERS, this::upload).limitedBy(Limit.REPLAYS).costly(),
        Route.get("/analyses/{id}", PLAYERS, this::ofRecord).limitedBy(Limit.REPLAYS),
        Route.get("/look-back", PLAYERS, this::lookBack).limitedBy(Limit.REPLAYS).costly());
  }

  private Object ofGame(ApiRequest request) {
    int game = ApiRequest.number(request.part("game"));
    return switch (analyses().ofGame(request.me().player(), request.part("table"), game)) {
      case Finding.Found(Job job) -> job;
      case Finding.Elsewhere(String job) -> job.getBytes(StandardCharsets.UTF_8);
      case Finding.None _ -> throw request.missing("no-game");
      case Finding.HiddenCards _ ->
          throw new ApiException(HttpResponseStatus.CONFLICT, "hidden-cards");
      case Finding.BelievedCards _ ->
          throw new ApiException(HttpResponseStatus.CONFLICT, "believed-cards");
    };
  }

  private Object lookBack(ApiRequest request) {
    String player = request.me().player();
    PlayerStats playerStats = context.tables().local().finishedGames().playerStats();
    return playerStats
        .elsewhere(player)
        .<Object>map(job -> job.getBytes(StandardCharsets.UTF_8))
        .orElseGet(() -> playerStats.of(player));
  }

  private Object upload(ApiRequest request) throws IOException {
    UploadedRecord record = Api.upload(request, UploadedRecord.MOST_JUDGED_STEPS);
    return analyses().ofRecord(record.id(), record::read);
  }

  private Object ofRecord(ApiRequest request) {
    return analyses()
        .ofRecord(request.part("id"))
        .map(job -> job.getBytes(StandardCharsets.UTF_8))
        .orElseThrow(() -> new ApiException(HttpResponseStatus.NOT_FOUND, "no-game"));
  }

  private Analyses analyses() {
    return context.tables().local().finishedGames().analyses();
  }
}
