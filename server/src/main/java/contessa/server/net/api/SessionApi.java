package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.ANYONE;
import static contessa.server.net.http.Route.Access.BANNED_PEOPLE;
import static contessa.server.net.http.Route.Access.PEOPLE;
import static contessa.server.net.http.Route.Access.PLAYERS;

import module java.base;

import contessa.server.host.identity.Sessions;
import contessa.server.host.site.SitePolicy;
import contessa.server.message.Bodies;
import contessa.server.message.HandOverCode;
import contessa.server.message.SiteSwitch;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import contessa.server.net.limits.Limit;
import contessa.table.message.Me;
import io.netty.handler.codec.http.HttpResponseStatus;

/** Sessions: guests, their names, their other browsers and their programs. */
final class SessionApi {

  private static final int LONGEST_PROGRAM_NAME = 40;

  private final NetContext context;

  SessionApi(NetContext context) {
    this.context = context;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/session", ANYONE, this::session),
        Route.get("/me", PLAYERS, ApiRequest::me),
        Route.post("/me", PLAYERS, this::rename).costly(),
        Route.post("/hand-over", PEOPLE, this::handOver).limitedBy(Limit.CREATIONS),
        Route.post("/take-over", ANYONE, this::takeOver),
        Route.post("/programs", PEOPLE, this::program).limitedBy(Limit.CREATIONS),
        Route.get(
            "/me/recovery",
            PEOPLE,
            request -> context.sessions().codes().recoverySince(request.playerId())),
        Route.post("/me/recovery", PEOPLE, this::recovery).limitedBy(Limit.CREATIONS),
        Route.get("/me/export", BANNED_PEOPLE, this::export).limitedBy(Limit.CREATIONS).costly(),
        Route.get("/sessions", PEOPLE, this::list),
        Route.post("/sessions/end", PEOPLE, this::end).limitedBy(Limit.COMMANDS),
        Route.post("/session/end", PLAYERS, this::signOut),
        Route.post("/me/delete", BANNED_PEOPLE, this::deleteMe).limitedBy(Limit.CREATIONS));
  }

  /** The cookie's session, or a new guest. */
  private Object session(ApiRequest request) throws IOException {
    Optional<Me> me = request.player();
    if (me.isPresent()) {
      return me.get();
    }
    if (!context.limits().take(Limit.SESSIONS, request.clientAddress())) {
      throw context.tooMany("sessions", request.clientAddress());
    }
    if (context.authenticator().isClosedGroup()) {
      String user =
          context
              .authenticator()
              .user(request.source())
              .orElseThrow(() -> ApiException.forbidden("sign-in"));
      return opened(request, context.sessions().openAs(user, request.acceptLanguage()));
    }
    requireInvitation(request);
    return opened(request, context.sessions().open(request.acceptLanguage()));
  }

  private void requireInvitation(ApiRequest request) throws IOException {
    SitePolicy policy = context.site().policy();
    if (policy.inviteCode().isEmpty()) {
      return;
    }
    String invite = request.body(Bodies.Invited.class).invite();
    requireFewGuesses(request);
    if (invite == null) {
      throw ApiException.forbidden("invite-only");
    }
    if (!policy.admits(invite)) {
      throw missed(request, ApiException.forbidden("wrong-invite"));
    }
  }

  private void requireFewGuesses(ApiRequest request) {
    if (!context.limits().mayGuess(null, request.clientAddress())) {
      throw context.tooMany("guesses", request.clientAddress());
    }
  }

  private ApiException missed(ApiRequest request, ApiException answer) {
    return context.missed(answer, "wrong code or link", null, request.clientAddress());
  }

  private static Me opened(ApiRequest request, Sessions.Opened opened) {
    request.setCookie(opened.token());
    return opened.me();
  }

  private Object rename(ApiRequest request) throws IOException {
    String player = request.playerId();
    return context
        .sessions()
        .rename(player, request.body(Bodies.Named.class).name())
        .map(name -> new Me(player, name))
        .orElseThrow(SessionApi::badName);
  }

  private static ApiException badName() {
    return new ApiException(HttpResponseStatus.BAD_REQUEST, "bad-name");
  }

  /** Only for browsers; the token of a program can simply be copied. */
  private Object handOver(ApiRequest request) {
    return new HandOverCode(context.sessions().codes().handOver(request.playerId()));
  }

  /** Continues in this browser as the player who made the code. */
  private Object takeOver(ApiRequest request) throws IOException {
    String code = request.body(Bodies.Code.class).code();
    requireFewGuesses(request);
    Optional<Sessions.Opened> opened = context.sessions().takeOver(code);
    if (opened.isEmpty()) {
      throw missed(request, ApiException.notFound("no-code"));
    }
    if (request.player().isPresent()) {
      // The browser forgets this token now, so nobody else should have it.
      context.sessions().end(request.playerId(), request.session().id());
    }
    context.securityLog().changed("taken over with a code", request.clientAddress());
    return opened(request, opened.get());
  }

  /** Replaces the code that was made before. */
  private Object recovery(ApiRequest request) throws IOException {
    request.body(Bodies.Nothing.class);
    context.securityLog().changed("recovery code made", request.clientAddress());
    return new HandOverCode(context.sessions().codes().recovery(request.me()));
  }

  private Object export(ApiRequest request) {
    request.exchange().with("Content-Disposition", "attachment; filename=contessa.json");
    return context.personalData().export(request.me());
  }

  private Object program(ApiRequest request) throws IOException {
    Api.refuse(context.site().policy().refusal(SiteSwitch.PROGRAMS));
    String name = request.body(Bodies.Named.class).name();
    if (name.isBlank() || name.length() > LONGEST_PROGRAM_NAME) {
      throw badName();
    }
    Sessions.Opened opened = context.sessions().openProgram(request.playerId(), name);
    context.securityLog().changed("token for a program", request.clientAddress());
    return new Bodies.ProgramToken(opened.token(), opened.me());
  }

  private Object list(ApiRequest request) {
    return context.sessions().of(request.playerId(), request.session().id());
  }

  private Object end(ApiRequest request) throws IOException {
    String id = request.body(Bodies.Id.class).id();
    if (!context.sessions().end(request.playerId(), id)) {
      throw ApiException.notFound("no-session");
    }
    context.live().signOut(id);
    context.securityLog().changed("another one ended", request.clientAddress());
    return new Bodies.Nothing();
  }

  private Object signOut(ApiRequest request) {
    Sessions.Session session = request.session();
    context.sessions().end(session.me().player(), session.id());
    context.live().signOut(session.id());
    context.securityLog().changed("signed out", request.clientAddress());
    request.clearCookie();
    return new Bodies.Nothing();
  }

  /** Deletes everything about the player, who must have left all tables before. */
  private Object deleteMe(ApiRequest request) throws IOException {
    request.body(Bodies.Nothing.class);
    String player = request.playerId();
    if (!context.tables().tablesOf(player).isEmpty()) {
      throw ApiException.conflict("still-seated");
    }
    context.delete(player);
    context.securityLog().changed("everything deleted", request.clientAddress());
    request.clearCookie();
    return new Bodies.Nothing();
  }
}
