package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.ANYONE;
import static contessa.server.net.http.Route.Access.PLAYERS;

import module java.base;

import contessa.server.message.CourtDeeds;
import contessa.server.message.RatingChoice;
import contessa.server.message.RatingPool;
import contessa.server.message.ServerJson;
import contessa.server.message.SiteSwitch;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import contessa.server.net.limits.Limit;
import contessa.table.message.Me;

/** Everybody's own ratings and medals, and the public leaderboard. */
final class RatingApi {

  /** In characters; all characters and both games take half of it. */
  private static final int MOST_DEEDS = 4_096;

  private final NetContext context;

  RatingApi(NetContext context) {
    this.context = context;
  }

  /** An empty object. */
  record Nothing() {}

  List<Route> routes() {
    return List.of(
        Route.get("/my-ratings", PLAYERS, request -> context.ratings().of(request.me().player())),
        Route.post("/my-ratings", PLAYERS, this::choose).limitedBy(Limit.CREATIONS),
        Route.post("/my-ratings/court", PLAYERS, this::tell).limitedBy(Limit.CREATIONS),
        Route.post("/my-ratings/forget", PLAYERS, this::forget).limitedBy(Limit.CREATIONS),
        Route.get("/leaderboard", ANYONE, this::leaderboard).costly());
  }

  private Object choose(ApiRequest request) throws IOException {
    RatingChoice choice = request.body(RatingChoice.class);
    if (choice.listed() && !choice.rated()) {
      throw ApiException.badRequest();
    }
    return context.ratings().choose(request.me().player(), choice);
  }

  private Object tell(ApiRequest request) throws IOException {
    CourtDeeds deeds = request.body(CourtDeeds.class);
    if (ServerJson.CODEC.json(deeds).length() > MOST_DEEDS) {
      throw ApiException.badRequest();
    }
    return context.ratings().tell(request.me().player(), deeds);
  }

  private Object forget(ApiRequest request) throws IOException {
    request.body(Nothing.class);
    return context.ratings().forget(request.me().player());
  }

  private Object leaderboard(ApiRequest request) {
    Api.refuse(context.site().policy().refusal(SiteSwitch.LEADERBOARD));
    boolean programs =
        switch (request.query("programs").orElse("false")) {
          case "true" -> true;
          case "false" -> false;
          default -> throw ApiException.badRequest();
        };
    RatingPool pool = request.query("pool").map(RatingApi::pool).orElse(null);
    String reader = request.player().map(Me::player).orElse(null);
    return context.ratings().leaderboard(pool, programs, reader);
  }

  private static RatingPool pool(String word) {
    return Arrays.stream(RatingPool.values())
        .filter(pool -> ServerJson.CODEC.json(pool).equals('"' + word + '"'))
        .findFirst()
        .orElseThrow(ApiException::badRequest);
  }
}
