package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.PEOPLE;

import module java.base;

import contessa.game.Reader;
import contessa.notation.json.Words;
import contessa.notation.record.ReadRecord;
import contessa.server.host.Tables;
import contessa.server.message.SiteSwitch;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import contessa.table.message.ExploreRequest;
import contessa.table.message.ExploreRequest.Cards;
import contessa.table.message.Refused;
import contessa.table.message.TableCreated;
import contessa.table.view.UploadedRecord;
import io.netty.handler.codec.http.HttpResponseStatus;

/** Playing on from a moment of a finished game, see docs/analysis.md. */
final class ExploreApi {

  private final NetContext context;

  ExploreApi(NetContext context) {
    this.context = context;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/tables/{table}/games/{game}/explore", PEOPLE, this::ofGame).creates(),
        Route.post("/explore", PEOPLE, this::ofRecord).creates());
  }

  private Object ofGame(ApiRequest request) throws IOException {
    ExploreRequest wish = request.body(ExploreRequest.class);
    ReadRecord record = ReadRecord.unplaced(RecordApi.of(request, Reader.REFEREE));
    return open(request, () -> record, wish);
  }

  private Object ofRecord(ApiRequest request) throws IOException {
    UploadedRecord record = Api.upload(request, UploadedRecord.MOST_JUDGED_STEPS);
    String cards = request.query("cards").orElse("");
    if (!cards.equals("true") && !cards.equals("believed")) {
      throw ApiException.badRequest();
    }
    ExploreRequest wish =
        new ExploreRequest(
            request.queryNumber("step"),
            request.queryNumber("seat"),
            cards.equals("true") ? Cards.TRUE : Cards.BELIEVED);
    return open(request, record::read, wish);
  }

  private Object open(ApiRequest request, Supplier<ReadRecord> record, ExploreRequest wish) {
    Api.refuse(context.site().policy().refusal(SiteSwitch.NEW_GAMES, SiteSwitch.BOTS));
    Tables.Creation creation =
        context
            .tables()
            .playOnTables()
            .open(
                request.me().player(),
                request.me().name(),
                record,
                wish.step(),
                wish.seat(),
                wish.cards() == Cards.BELIEVED)
            .orElseThrow(ApiException::badRequest);
    return switch (creation) {
      case Tables.Creation.Created(TableCreated created) -> new Api.Joined(created.table());
      case Tables.Creation.NotCreated(Refused why) ->
          throw new ApiException(HttpResponseStatus.CONFLICT, Words.kebab(why));
    };
  }
}
