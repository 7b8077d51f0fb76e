package contessa.server.net;

import static contessa.server.net.Route.Access.PEOPLE;

import contessa.record.GameRecord;
import contessa.record.ReadRecord;
import contessa.record.RecordProblem;
import contessa.server.host.Tables;
import contessa.server.wire.BadRecord;
import contessa.server.wire.ExploreRequest;
import contessa.server.wire.ExploreRequest.Cards;
import contessa.server.wire.Refused;
import contessa.server.wire.TableCreated;
import contessa.server.wire.WireJson;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

/** Playing on from a moment of a finished game, see docs/analysis.md. */
final class ExploreApi {

  private static final int MOST_STEPS = 1_500;

  private final NetContext context;

  ExploreApi(NetContext context) {
    this.context = context;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/tables/{table}/games/{game}/explore", PEOPLE, this::ofGame)
            .limitedBy(RateLimits::creations)
            .limitedByAddress(RateLimits::creationsByAddress),
        Route.post("/explore", PEOPLE, this::ofRecord)
            .limitedBy(RateLimits::creations)
            .limitedByAddress(RateLimits::creationsByAddress));
  }

  private Object ofGame(ApiRequest request) throws IOException {
    ExploreRequest wish = request.body(ExploreRequest.class);
    try {
      ReadRecord record = unplaced(record(request));
      return open(request, () -> record, wish);
    } catch (RejectedExecutionException e) {
      throw busy(request);
    }
  }

  private static ReadRecord unplaced(GameRecord game) {
    ReadRecord.Place start = new ReadRecord.Place(1, 1);
    return new ReadRecord(game, Collections.nCopies(game.steps().size() + 1, start));
  }

  private GameRecord record(ApiRequest request) {
    int game = ApiRequest.number(request.part("game"));
    String player = request.me().player();
    String table = request.part("table");
    return context
        .tables()
        .finishedGames()
        .record(player, table, game, "all")
        .orElseThrow(
            () ->
                context.tables().finishedGames().record(player, table, game, "public").isPresent()
                    ? new ApiException(Status.CONFLICT_409, "hidden-cards")
                    : miss(request));
  }

  private Object ofRecord(ApiRequest request) throws IOException {
    byte[] file = request.bytes(RecordApi.LONGEST, true);
    String cards = request.query("cards").orElse("");
    if (!cards.equals("true") && !cards.equals("believed")) {
      throw ApiException.badRequest();
    }
    ExploreRequest wish =
        new ExploreRequest(
            ApiRequest.number(request.query("step").orElse("")),
            ApiRequest.number(request.query("seat").orElse("")),
            cards.equals("true") ? Cards.TRUE : Cards.BELIEVED);
    try {
      return open(request, () -> RecordApi.read(file, MOST_STEPS), wish);
    } catch (RecordProblem problem) {
      request.response().status(Status.BAD_REQUEST_400);
      return new BadRecord("bad-record", problem.line(), problem.column(), problem.what());
    } catch (RejectedExecutionException e) {
      throw busy(request);
    }
  }

  private Object open(ApiRequest request, Supplier<ReadRecord> record, ExploreRequest wish) {
    Tables.Creation creation =
        context
            .tables()
            .explorations()
            .open(
                request.me().player(),
                request.me().name(),
                record,
                wish.step(),
                wish.seat(),
                wish.cards() == Cards.BELIEVED)
            .orElseThrow(ApiException::badRequest);
    return switch (creation) {
      case Tables.Creation.Done(TableCreated created) -> new Api.Joined(created.table());
      case Tables.Creation.Not(Refused why) ->
          throw new ApiException(Status.CONFLICT_409, WireJson.write(why).replace("\"", ""));
    };
  }

  private static ApiException busy(ApiRequest request) {
    request.response().header(HeaderNames.RETRY_AFTER, "2");
    return new ApiException(Status.SERVICE_UNAVAILABLE_503, "busy");
  }

  private ApiException miss(ApiRequest request) {
    context.securityLog().refused("wrong code or link", request.clientAddress());
    return context.limits().missed(request.me(), request.clientAddress())
        ? new ApiException(Status.NOT_FOUND_404, "no-game")
        : ApiException.tooMany();
  }
}
