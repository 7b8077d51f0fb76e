package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.PLAYERS;

import module java.base;

import contessa.game.Reader;
import contessa.notation.record.GameRecord;
import contessa.notation.record.JsonLinesWriter;
import contessa.notation.record.text.TextRecordWriter;
import contessa.server.host.games.ReplayCache;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import contessa.server.net.limits.Limit;
import contessa.table.view.UploadedRecord;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import org.jspecify.annotations.Nullable;

/** Records of games to take away, and records from outside to look at. */
final class RecordApi {

  private final NetContext context;

  RecordApi(NetContext context) {
    this.context = context;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/tables/{table}/games/{game}/record", PLAYERS, this::download)
            .limitedBy(Limit.REPLAYS)
            .costly(),
        Route.post("/records", PLAYERS, this::upload).limitedBy(Limit.REPLAYS).costly());
  }

  private @Nullable Object download(ApiRequest request) {
    boolean text = request.query("form").orElse("").equals("cgn");
    int game = ApiRequest.number(request.part("game"));
    GameRecord record = of(request, request.reader());
    String file =
        context
            .tables()
            .local()
            .runInBackground(
                () -> text ? TextRecordWriter.write(record) : JsonLinesWriter.write(record));
    String name = "game-" + game + (text ? ".cgn" : ".jsonl");
    request
        .exchange()
        .with(HttpHeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
        .with(HttpHeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"" + name + "\"")
        .with(HttpHeaderNames.CACHE_CONTROL, "no-store")
        .send(file.getBytes(StandardCharsets.UTF_8));
    return null;
  }

  /** The record of the game that a request names; refuses the request if there is none. */
  static GameRecord of(ApiRequest request, int reader) {
    ReplayCache games = request.context().tables().local().finishedGames().replays();
    String player = request.me().player();
    String table = request.part("table");
    int game = ApiRequest.number(request.part("game"));
    return games
        .record(player, table, game, reader)
        .orElseThrow(
            () -> {
              if (games.get(player, table, game, reader).isPresent()) {
                return new ApiException(HttpResponseStatus.CONFLICT, "believed-cards");
              }
              boolean hidden =
                  reader == Reader.REFEREE
                      && games.get(player, table, game, Reader.SPECTATOR).isPresent();
              return hidden
                  ? new ApiException(HttpResponseStatus.CONFLICT, "hidden-cards")
                  : request.missing("no-game");
            });
  }

  private Object upload(ApiRequest request) throws IOException {
    UploadedRecord record = Api.upload(request, UploadedRecord.MOST_STEPS);
    return context
        .tables()
        .local()
        .finishedGames()
        .replays()
        .uploaded(record::read, request.reader())
        .orElseThrow(ApiException::badRequest);
  }
}
