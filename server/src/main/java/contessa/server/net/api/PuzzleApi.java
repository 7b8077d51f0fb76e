package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.ANYONE;

import contessa.server.host.puzzles.Puzzles;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import io.netty.handler.codec.http.HttpResponseStatus;
import java.util.List;

/** Puzzles, see docs/analysis.md. They hold nothing of anybody, so they need no session. */
final class PuzzleApi {

  private final Puzzles puzzles;

  PuzzleApi(NetContext context) {
    puzzles = context.puzzles();
  }

  List<Route> routes() {
    return List.of(
        Route.get("/puzzles", ANYONE, _ -> puzzles.list()),
        Route.get("/puzzles/{number}", ANYONE, this::puzzle));
  }

  private Object puzzle(ApiRequest request) {
    String number = request.part("number");
    return puzzles
        .get(number.matches("\\d{1,9}") ? Integer.parseInt(number) : -1)
        .orElseThrow(() -> new ApiException(HttpResponseStatus.NOT_FOUND, "none"));
  }
}
