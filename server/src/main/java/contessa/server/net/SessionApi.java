package contessa.server.net;

import static contessa.server.net.Route.Access.ANYONE;
import static contessa.server.net.Route.Access.PEOPLE;
import static contessa.server.net.Route.Access.PLAYERS;

import contessa.server.host.Sessions;
import contessa.server.wire.HandOverCode;
import contessa.server.wire.Me;
import io.helidon.http.Status;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Who somebody is: guests, their names, their other browsers, their programs. */
final class SessionApi {

  private static final int LONGEST_PROGRAM_NAME = 40;

  private final NetContext context;

  SessionApi(NetContext context) {
    this.context = context;
  }

  /** A new name, or the name of something new. */
  record Named(String name) {
    Named {
      Objects.requireNonNull(name, "name");
    }
  }

  /** A program and its token, told only once. */
  record ProgramToken(String token, Me me) {}

  List<Route> routes() {
    return List.of(
        Route.post("/session", ANYONE, this::session),
        Route.get("/me", PLAYERS, ApiRequest::me),
        Route.post("/me", PLAYERS, this::rename),
        Route.post("/hand-over", PEOPLE, this::handOver).limitedBy(RateLimits::creations),
        Route.post("/take-over", ANYONE, this::takeOver),
        Route.post("/programs", PEOPLE, this::program).limitedBy(RateLimits::creations));
  }

  /** The session of the cookie, or a new guest. */
  private Object session(ApiRequest request) {
    Optional<Me> me = request.player();
    if (me.isPresent()) {
      return me.get();
    }
    if (!context.limits().sessions().take(request.clientAddress())) {
      throw ApiException.tooMany();
    }
    return opened(request, context.sessions().open());
  }

  private static Me opened(ApiRequest request, Sessions.Opened opened) {
    request.setCookie(opened.token());
    return opened.me();
  }

  private Object rename(ApiRequest request) throws IOException {
    String player = request.me().player();
    return context
        .sessions()
        .rename(player, request.body(Named.class).name())
        .map(name -> new Me(player, name))
        .orElseThrow(SessionApi::badName);
  }

  private static ApiException badName() {
    return new ApiException(Status.BAD_REQUEST_400, "bad-name");
  }

  /** Only for browsers: a program's token is handed over by whoever has it. */
  private Object handOver(ApiRequest request) {
    return new HandOverCode(context.sessions().handOver(request.me().player()));
  }

  /** Another browser goes on as the player who made the code, whoever it was before. */
  private Object takeOver(ApiRequest request) throws IOException {
    String code = request.body(Api.Coded.class).code();
    if (!context.limits().mayGuess(request.clientAddress())) {
      throw ApiException.tooMany();
    }
    Optional<Sessions.Opened> opened = context.sessions().takeOver(code);
    if (opened.isEmpty()) {
      throw context.limits().missed(request.clientAddress())
          ? new ApiException(Status.NOT_FOUND_404, "no-code")
          : ApiException.tooMany();
    }
    return opened(request, opened.get());
  }

  private Object program(ApiRequest request) throws IOException {
    String name = request.body(Named.class).name();
    if (name.isBlank() || name.length() > LONGEST_PROGRAM_NAME) {
      throw badName();
    }
    Sessions.Opened opened = context.sessions().openProgram(name);
    return new ProgramToken(opened.token(), opened.me());
  }
}
