package contessa.server.net;

import static contessa.server.net.Route.May.ANYBODY;
import static contessa.server.net.Route.May.PLAYERS;

import contessa.server.wire.Me;
import contessa.server.wire.Pool;
import contessa.server.wire.RatingChoice;
import contessa.server.wire.WireJson;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** Ratings and medals for who wants them, and the leaderboard for everybody. */
final class RatingApi {

  private final Carriers carriers;

  RatingApi(Carriers carriers) {
    this.carriers = carriers;
  }

  /** Nothing more to say. */
  record Nothing() {}

  List<Route> routes() {
    return List.of(
        Route.get("/my-ratings", PLAYERS, call -> carriers.ratings().of(call.me().player())),
        Route.post("/my-ratings", PLAYERS, this::choose).limitedBy(Limits::creations),
        Route.post("/my-ratings/forget", PLAYERS, this::forget).limitedBy(Limits::creations),
        Route.get("/leaderboard", ANYBODY, this::leaderboard));
  }

  private Object choose(Call call) throws IOException {
    RatingChoice choice = call.body(RatingChoice.class);
    if (choice.listed() && !choice.rated()) {
      throw Problem.badRequest();
    }
    return carriers.ratings().choose(call.me().player(), choice);
  }

  private Object forget(Call call) throws IOException {
    call.body(Nothing.class);
    return carriers.ratings().forget(call.me().player());
  }

  private Object leaderboard(Call call) {
    boolean programs =
        switch (call.query("programs").orElse("false")) {
          case "true" -> true;
          case "false" -> false;
          default -> throw Problem.badRequest();
        };
    Pool pool = call.query("pool").map(RatingApi::pool).orElse(null);
    String reader = call.who().map(Me::player).orElse(null);
    return carriers.ratings().leaderboard(pool, programs, reader);
  }

  private static Pool pool(String word) {
    return Arrays.stream(Pool.values())
        .filter(pool -> WireJson.write(pool).equals('"' + word + '"'))
        .findFirst()
        .orElseThrow(Problem::badRequest);
  }
}
