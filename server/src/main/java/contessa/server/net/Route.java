package contessa.server.net;

import contessa.server.host.Sessions;
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
    Access access,
    @Nullable Function<RateLimits, RateLimiter> limit,
    Handler handler) {

  /** A header that no page elsewhere can send without asking first. */
  private static final HeaderName OURS = HeaderNames.create("X-Contessa");

  /** Who may ask; for what changes something, also only from our own pages or by a program. */
  enum Access {
    ANYONE,
    /** Who has a session, or a program's token. */
    PLAYERS,
    /** Who has a session in a browser. */
    PEOPLE
  }

  /** Does it. */
  @FunctionalInterface
  interface Handler {
    /** What is answered; null if it has been already. */
    @Nullable Object handle(ApiRequest request) throws IOException;
  }

  static Route get(String path, Access access, Handler handler) {
    return new Route(Method.GET, path, access, null, handler);
  }

  static Route post(String path, Access access, Handler handler) {
    return new Route(Method.POST, path, access, null, handler);
  }

  Route limitedBy(Function<RateLimits, RateLimiter> limits) {
    return new Route(method, path, access, limits, handler);
  }

  void answer(ApiRequest request) throws IOException {
    try {
      admit(request);
      Object value = handler.handle(request);
      if (value != null) {
        request.send(value);
      }
    } catch (ApiException problem) {
      ApiRequest.send(request.response(), problem);
    }
  }

  private void admit(ApiRequest request) {
    boolean changes = !method.equals(Method.GET);
    if (changes && !(request.source().headers().contains(OURS) && request.isSameOrigin())) {
      throw new ApiException(Status.FORBIDDEN_403, "not-from-here");
    }
    if (access != Access.ANYONE) {
      String player = request.me().player();
      if (access == Access.PEOPLE && Sessions.isProgram(player)) {
        throw new ApiException(Status.FORBIDDEN_403, "no-programs");
      }
      RateLimits limits = request.context().limits();
      if (!limits.requests().take(player) || limit != null && !limit.apply(limits).take(player)) {
        throw ApiException.tooMany();
      }
    }
  }
}
