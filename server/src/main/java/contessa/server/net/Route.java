package contessa.server.net;

import contessa.server.table.Players;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.http.Status;
import java.io.IOException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Something that can be asked for, and who may.
 *
 * @param limit of each player, besides what all requests have
 */
record Route(
    Method method,
    String path,
    May may,
    @Nullable Function<Limits, Buckets> limit,
    Handler handler) {

  /** A header that no page elsewhere can send without asking first. */
  private static final HeaderName OURS = HeaderNames.create("X-Contessa");

  /** Who may ask; for what changes something, also only from our own pages or by a program. */
  enum May {
    ANYBODY,
    /** Who has a session, or a program's token. */
    PLAYERS,
    /** Who has a session in a browser. */
    PEOPLE
  }

  /** Does it. */
  @FunctionalInterface
  interface Handler {
    /** What is answered; null if it has been already. */
    @Nullable Object handle(Call call) throws IOException;
  }

  static Route get(String path, May may, Handler handler) {
    return new Route(Method.GET, path, may, null, handler);
  }

  static Route post(String path, May may, Handler handler) {
    return new Route(Method.POST, path, may, null, handler);
  }

  Route limitedBy(Function<Limits, Buckets> limits) {
    return new Route(method, path, may, limits, handler);
  }

  void answer(Call call) throws IOException {
    try {
      admit(call);
      Object value = handler.handle(call);
      if (value != null) {
        call.send(value);
      }
    } catch (Problem problem) {
      Call.send(call.response(), problem);
    }
  }

  private void admit(Call call) {
    boolean changes = !method.equals(Method.GET);
    if (changes && !(call.visit().headers().contains(OURS) && call.isFromHere())) {
      throw new Problem(Status.FORBIDDEN_403, "not-from-here");
    }
    if (may != May.ANYBODY) {
      String player = call.me().player();
      if (may == May.PEOPLE && Players.isProgram(player)) {
        throw new Problem(Status.FORBIDDEN_403, "no-programs");
      }
      Limits limits = call.carriers().limits();
      if (!limits.requests().take(player) || limit != null && !limit.apply(limits).take(player)) {
        throw Problem.tooMany();
      }
    }
  }
}
