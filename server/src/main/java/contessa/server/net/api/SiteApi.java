package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.ANYONE;

import module java.base;

import contessa.server.host.puzzles.Puzzles;
import contessa.server.message.PuzzleAnswer;
import contessa.server.message.SiteText;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import contessa.server.net.limits.Limit;

/**
 * What is nobody's own and needs no session: what the operator says about the site, also to those
 * who may not play, and puzzles (docs/analysis.md).
 */
final class SiteApi {

  private final NetContext context;
  private final Puzzles puzzles;

  SiteApi(NetContext context) {
    this.context = context;
    puzzles = context.puzzles();
  }

  List<Route> routes() {
    return List.of(
        Route.get("/site", ANYONE, _ -> context.site().info()),
        Route.get("/site/{page}", ANYONE, this::page).costly(),
        Route.get("/puzzles", ANYONE, this::day),
        Route.get("/puzzles/{number}", ANYONE, request -> found(puzzles.get(number(request)))),
        Route.get("/puzzles/{number}/answers", ANYONE, this::answers),
        Route.post("/puzzles/{number}/answers", ANYONE, this::answer)
            .limitedByAddress(Limit.CREATIONS_BY_ADDRESS));
  }

  private Object page(ApiRequest request) {
    String language = request.query("language").orElse("");
    return found(context.site().pages().text(request.part("page"), language).map(SiteText::new));
  }

  private Object day(ApiRequest request) {
    String day = request.query("day").orElse("");
    try {
      return day.isEmpty() ? puzzles.today() : found(puzzles.of(LocalDate.parse(day)));
    } catch (DateTimeException _) {
      throw ApiException.badField("day");
    }
  }

  private Object answers(ApiRequest request) {
    return context.votes().of(found(puzzles.identity(number(request))));
  }

  private Object answer(ApiRequest request) throws IOException {
    int number = number(request);
    String move = request.body(PuzzleAnswer.class).move();
    String puzzle = found(puzzles.identity(number));
    if (!puzzles.offers(number, move)) {
      throw ApiException.badField("move");
    }
    return context.votes().add(puzzle, move);
  }

  private static int number(ApiRequest request) {
    String number = request.part("number");
    return number.matches("\\d{1,9}") ? Integer.parseInt(number) : -1;
  }

  private static <T> T found(Optional<T> wanted) {
    return wanted.orElseThrow(() -> ApiException.notFound("none"));
  }
}
