package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.PEOPLE;
import static contessa.server.net.http.Route.Access.PLAYERS;

import module java.base;

import contessa.game.Reader;
import contessa.notation.record.GameRecord;
import contessa.notation.record.JsonLinesWriter;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.text.TextRecordWriter;
import contessa.server.host.games.Analyses.Finding;
import contessa.server.host.games.FinishedGames;
import contessa.server.host.games.PlayerStats;
import contessa.server.host.games.ReplayCache;
import contessa.server.message.Bodies;
import contessa.server.message.SiteSwitch;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import contessa.server.net.limits.Limit;
import contessa.table.message.ExploreRequest;
import contessa.table.message.ExploreRequest.Cards;
import contessa.table.message.Job;
import contessa.table.view.UploadedRecord;
import io.netty.handler.codec.http.HttpHeaderNames;
import org.jspecify.annotations.Nullable;

/**
 * Finished games: replays, records to take away and from outside, analyses, and playing on from a
 * moment. See docs/analysis.md.
 */
final class GameApi {

  private final NetContext context;
  private final FinishedGames games;

  GameApi(NetContext context) {
    this.context = context;
    games = context.tables().local().finishedGames();
  }

  List<Route> routes() {
    return List.of(
        Route.get("/my-games", PLAYERS, request -> games.of(request.playerId())).costly(),
        Route.get("/tables/{table}/games/{game}", PLAYERS, this::replay)
            .limitedBy(Limit.REPLAYS)
            .costly(),
        Route.get("/tables/{table}/games/{game}/record", PLAYERS, this::download)
            .limitedBy(Limit.REPLAYS)
            .costly(),
        Route.post("/records", PLAYERS, this::upload).limitedBy(Limit.REPLAYS).costly(),
        Route.get("/tables/{table}/games/{game}/analysis", PLAYERS, this::analysis)
            .limitedBy(Limit.REPLAYS)
            .costly(),
        Route.post("/analyses", PLAYERS, this::uploadForAnalysis).limitedBy(Limit.REPLAYS).costly(),
        Route.get("/analyses/{id}", PLAYERS, this::analysisOfRecord).limitedBy(Limit.REPLAYS),
        Route.get("/look-back", PLAYERS, this::lookBack).limitedBy(Limit.REPLAYS).costly(),
        Route.post("/tables/{table}/games/{game}/explore", PEOPLE, this::explore).creates(),
        Route.post("/explore", PEOPLE, this::exploreRecord).creates());
  }

  private static int game(ApiRequest request) {
    return ApiRequest.number(request.part("game"));
  }

  private Object replay(ApiRequest request) {
    return games
        .replays()
        .get(request.playerId(), request.part("table"), game(request), request.reader())
        .orElseThrow(() -> request.missing("no-game"));
  }

  // ---- Records

  private @Nullable Object download(ApiRequest request) {
    boolean text = request.query("form").orElse("").equals("cgn");
    GameRecord record = record(request, request.reader());
    String file =
        context
            .tables()
            .local()
            .runInBackground(
                () -> text ? TextRecordWriter.write(record) : JsonLinesWriter.write(record));
    String name = "game-" + game(request) + (text ? ".cgn" : ".jsonl");
    request
        .exchange()
        .with(HttpHeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
        .with(HttpHeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"" + name + "\"")
        .with(HttpHeaderNames.CACHE_CONTROL, "no-store")
        .send(file.getBytes(StandardCharsets.UTF_8));
    return null;
  }

  /** The record of the game that a request names; refuses the request if there is none. */
  private GameRecord record(ApiRequest request, int reader) {
    ReplayCache replays = games.replays();
    String player = request.playerId();
    String table = request.part("table");
    int game = game(request);
    return replays
        .record(player, table, game, reader)
        .orElseThrow(
            () -> {
              if (replays.get(player, table, game, reader).isPresent()) {
                return ApiException.conflict("believed-cards");
              }
              boolean hidden =
                  reader == Reader.REFEREE
                      && replays.get(player, table, game, Reader.SPECTATOR).isPresent();
              return hidden ? ApiException.conflict("hidden-cards") : request.missing("no-game");
            });
  }

  private static UploadedRecord uploaded(ApiRequest request, int mostSteps) throws IOException {
    return new UploadedRecord(request.bytes(UploadedRecord.LONGEST, true), mostSteps);
  }

  private Object upload(ApiRequest request) throws IOException {
    UploadedRecord record = uploaded(request, UploadedRecord.MOST_STEPS);
    return games
        .replays()
        .uploaded(record::read, request.reader())
        .orElseThrow(ApiException::badRequest);
  }

  // ---- Analyses

  private Object analysis(ApiRequest request) {
    return switch (games
        .analyses()
        .ofGame(request.playerId(), request.part("table"), game(request))) {
      case Finding.Found(Job job) -> job;
      case Finding.Elsewhere(String job) -> job.getBytes(StandardCharsets.UTF_8);
      case Finding.None _ -> throw request.missing("no-game");
      case Finding.HiddenCards _ -> throw ApiException.conflict("hidden-cards");
      case Finding.BelievedCards _ -> throw ApiException.conflict("believed-cards");
    };
  }

  private Object uploadForAnalysis(ApiRequest request) throws IOException {
    UploadedRecord record = uploaded(request, UploadedRecord.MOST_JUDGED_STEPS);
    return games.analyses().ofRecord(record.id(), record::read);
  }

  private Object analysisOfRecord(ApiRequest request) {
    return games
        .analyses()
        .ofRecord(request.part("id"))
        .map(job -> job.getBytes(StandardCharsets.UTF_8))
        .orElseThrow(() -> ApiException.notFound("no-game"));
  }

  private Object lookBack(ApiRequest request) {
    PlayerStats playerStats = games.playerStats();
    return playerStats
        .elsewhere(request.playerId())
        .<Object>map(job -> job.getBytes(StandardCharsets.UTF_8))
        .orElseGet(() -> playerStats.of(request.playerId()));
  }

  // ---- Playing on from a moment

  private Object explore(ApiRequest request) throws IOException {
    ExploreRequest wish = request.body(ExploreRequest.class);
    ReadRecord record = ReadRecord.unplaced(record(request, Reader.REFEREE));
    return open(request, () -> record, wish);
  }

  private Object exploreRecord(ApiRequest request) throws IOException {
    UploadedRecord record = uploaded(request, UploadedRecord.MOST_JUDGED_STEPS);
    Cards cards =
        switch (request.query("cards").orElse("")) {
          case "true" -> Cards.TRUE;
          case "believed" -> Cards.BELIEVED;
          default -> throw ApiException.badRequest();
        };
    return open(
        request,
        record::read,
        new ExploreRequest(request.queryNumber("step"), request.queryNumber("seat"), cards));
  }

  private Object open(ApiRequest request, Supplier<ReadRecord> record, ExploreRequest wish) {
    Api.refuse(context.site().policy().refusal(SiteSwitch.NEW_GAMES, SiteSwitch.BOTS));
    FinishedGames.PlayOn start =
        games
            .playOn(record, wish.step(), wish.seat(), wish.cards() == Cards.BELIEVED)
            .orElseThrow(ApiException::badRequest);
    return new Bodies.Joined(
        Api.created(
                context
                    .tables()
                    .explore(
                        request.playerId(), request.me().name(), start.options(), start.opening()))
            .table());
  }
}
