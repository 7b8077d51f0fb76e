package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.ANYONE;
import static contessa.server.net.http.Route.Access.PEOPLE;
import static contessa.server.net.http.Route.Access.PLAYERS;

import module java.base;

import contessa.server.message.Bodies;
import contessa.server.message.CourtDeeds;
import contessa.server.message.InviteRequest;
import contessa.server.message.PushBrowser;
import contessa.server.message.PushOff;
import contessa.server.message.RatingChoice;
import contessa.server.message.RatingPool;
import contessa.server.message.ServerJson;
import contessa.server.message.SiteSwitch;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import contessa.server.net.limits.Limit;
import contessa.server.push.PushSender;
import contessa.table.message.Me;
import io.netty.handler.codec.http.HttpHeaderNames;

/** What players have beyond tables: recent players, invitations, notifications and ratings. */
final class PeopleApi {

  /** In characters; all characters and both games take half of it. */
  private static final int MOST_DEEDS = 4_096;

  private static final Pattern ORIGIN =
      Pattern.compile("https?://([A-Za-z0-9.-]{1,253}|\\[[0-9a-fA-F:.]{2,45}])(:\\d{1,5})?");

  private final NetContext context;

  PeopleApi(NetContext context) {
    this.context = context;
  }

  List<Route> routes() {
    return List.of(
        Route.get(
                "/recent-players",
                PLAYERS,
                request -> context.invitations().recent().of(request.playerId()))
            .costly(),
        Route.get("/invitations", PLAYERS, request -> context.invitations().of(request.playerId())),
        Route.post("/invitations", PLAYERS, this::invite).creates(),
        Route.post("/invitations/decline", PLAYERS, this::decline).limitedBy(Limit.COMMANDS),
        Route.get("/push", PEOPLE, _ -> pushSender().offer()),
        Route.post("/push", PEOPLE, this::subscribe).limitedBy(Limit.COMMANDS),
        Route.post("/push/off", PEOPLE, this::unsubscribe).limitedBy(Limit.COMMANDS),
        Route.get("/my-ratings", PLAYERS, request -> context.ratings().of(request.playerId())),
        Route.post("/my-ratings", PLAYERS, this::choose).limitedBy(Limit.CREATIONS),
        Route.post("/my-ratings/court", PLAYERS, this::tell).limitedBy(Limit.CREATIONS),
        Route.post("/my-ratings/forget", PLAYERS, this::forget).limitedBy(Limit.CREATIONS),
        Route.get("/leaderboard", ANYONE, this::leaderboard).costly());
  }

  // ---- Invitations among recent players

  private Object invite(ApiRequest request) throws IOException {
    return switch (context.invitations().invite(request.me(), request.body(InviteRequest.class))) {
      case DONE -> new Bodies.Nothing();
      case NO_PLAYER -> throw ApiException.notFound("no-player");
      case NO_SEAT -> throw ApiException.conflict("no-seat");
    };
  }

  private Object decline(ApiRequest request) throws IOException {
    context.invitations().decline(request.playerId(), request.body(Bodies.Id.class).id());
    return new Bodies.Nothing();
  }

  // ---- Push notifications of a browser

  private PushSender pushSender() {
    PushSender pushSender = context.pushSender();
    if (pushSender == null) {
      throw ApiException.notFound("no-push");
    }
    return pushSender;
  }

  private Object subscribe(ApiRequest request) throws IOException {
    PushBrowser browser = request.body(PushBrowser.class);
    if (!pushSender().subscribe(request.playerId(), browser, site(request))) {
      throw ApiException.badRequest();
    }
    return new Bodies.Nothing();
  }

  /** The contact address for push services (RFC 8292): the page, as https. */
  private static String site(ApiRequest request) {
    String origin = request.exchange().header(HttpHeaderNames.ORIGIN).orElse("");
    if (!ORIGIN.matcher(origin).matches()) {
      throw ApiException.badRequest();
    }
    return "https" + origin.substring(origin.indexOf(':'));
  }

  private Object unsubscribe(ApiRequest request) throws IOException {
    pushSender().unsubscribe(request.playerId(), request.body(PushOff.class).endpoint());
    return new Bodies.Nothing();
  }

  // ---- Everybody's own ratings and medals, and the public leaderboard

  private Object choose(ApiRequest request) throws IOException {
    RatingChoice choice = request.body(RatingChoice.class);
    if (choice.listed() && !choice.rated()) {
      throw ApiException.badRequest();
    }
    return context.ratings().choose(request.playerId(), choice);
  }

  private Object tell(ApiRequest request) throws IOException {
    CourtDeeds deeds = request.body(CourtDeeds.class);
    if (ServerJson.CODEC.json(deeds).length() > MOST_DEEDS) {
      throw ApiException.badRequest();
    }
    return context.ratings().tell(request.playerId(), deeds);
  }

  private Object forget(ApiRequest request) throws IOException {
    request.body(Bodies.Nothing.class);
    return context.ratings().forget(request.playerId());
  }

  private Object leaderboard(ApiRequest request) {
    Api.refuse(context.site().policy().refusal(SiteSwitch.LEADERBOARD));
    boolean programs =
        switch (request.query("programs").orElse("false")) {
          case "true" -> true;
          case "false" -> false;
          default -> throw ApiException.badRequest();
        };
    RatingPool pool = request.query("pool").map(PeopleApi::pool).orElse(null);
    String reader = request.player().map(Me::player).orElse(null);
    return context.ratings().leaderboard(pool, programs, reader);
  }

  private static RatingPool pool(String word) {
    return Api.word(RatingPool.values(), word).orElseThrow(ApiException::badRequest);
  }
}
