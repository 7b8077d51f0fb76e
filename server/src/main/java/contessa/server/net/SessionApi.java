package contessa.server.net;

import static contessa.server.net.Route.May.ANYBODY;
import static contessa.server.net.Route.May.PEOPLE;
import static contessa.server.net.Route.May.PLAYERS;

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

  private final Carriers carriers;

  SessionApi(Carriers carriers) {
    this.carriers = carriers;
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
        Route.post("/session", ANYBODY, this::session),
        Route.get("/me", PLAYERS, Call::me),
        Route.post("/me", PLAYERS, this::rename),
        Route.post("/hand-over", PEOPLE, this::handOver).limitedBy(Limits::creations),
        Route.post("/take-over", ANYBODY, this::takeOver),
        Route.post("/programs", PEOPLE, this::program).limitedBy(Limits::creations));
  }

  /** The session of the cookie, or a new guest. */
  private Object session(Call call) {
    Optional<Me> me = call.who();
    if (me.isPresent()) {
      return me.get();
    }
    if (!carriers.limits().sessions().take(call.place())) {
      throw Problem.tooMany();
    }
    return opened(call, carriers.sessions().open());
  }

  private static Me opened(Call call, Sessions.Opened opened) {
    call.setCookie(opened.token());
    return opened.me();
  }

  private Object rename(Call call) throws IOException {
    String player = call.me().player();
    return carriers
        .sessions()
        .rename(player, call.body(Named.class).name())
        .map(name -> new Me(player, name))
        .orElseThrow(SessionApi::badName);
  }

  private static Problem badName() {
    return new Problem(Status.BAD_REQUEST_400, "bad-name");
  }

  /** Only for browsers: a program's token is handed over by whoever has it. */
  private Object handOver(Call call) {
    return new HandOverCode(carriers.sessions().handOver(call.me().player()));
  }

  /** Another browser goes on as the player who made the code, whoever it was before. */
  private Object takeOver(Call call) throws IOException {
    String code = call.body(Api.Coded.class).code();
    if (!carriers.limits().mayGuess(call.place())) {
      throw Problem.tooMany();
    }
    Optional<Sessions.Opened> opened = carriers.sessions().takeOver(code);
    if (opened.isEmpty()) {
      throw carriers.limits().missed(call.place())
          ? new Problem(Status.NOT_FOUND_404, "no-code")
          : Problem.tooMany();
    }
    return opened(call, opened.get());
  }

  private Object program(Call call) throws IOException {
    String name = call.body(Named.class).name();
    if (name.isBlank() || name.length() > LONGEST_PROGRAM_NAME) {
      throw badName();
    }
    Sessions.Opened opened = carriers.sessions().openProgram(name);
    return new ProgramToken(opened.token(), opened.me());
  }
}
