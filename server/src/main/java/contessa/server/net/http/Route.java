package contessa.server.net.http;

import module java.base;

import contessa.notation.record.RecordProblem;
import contessa.server.journal.JournalFailure;
import contessa.server.net.limits.Limit;
import contessa.server.net.limits.Overload;
import contessa.table.message.BadRecord;
import contessa.table.message.Me;
import contessa.table.player.PlayerIds;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One method and path of the API, and who may use it.
 *
 * @param limit a limit for each player, besides the limit on all requests
 * @param addressLimit the same for each client address
 */
public record Route(
    HttpMethod method,
    String path,
    Access access,
    @Nullable Limit limit,
    @Nullable Limit addressLimit,
    Cost cost,
    Handler handler) {

  private static final Logger LOG = LoggerFactory.getLogger(Route.class);

  /** A header that pages of other origins cannot send without a CORS preflight. */
  private static final CharSequence OURS = "X-Contessa";

  /** Who may use a route. A POST must also come from one of our pages or from a program. */
  public enum Access {
    ANYONE,
    /** People with a session, and programs with a token. */
    PLAYERS,
    /** People with a session, and no programs. */
    PEOPLE,
    /** The same, and those who are banned. */
    BANNED_PEOPLE
  }

  /** What it costs the server, which decides what is shed first in an overload. */
  public enum Cost {
    CHEAP,
    COSTLY,
    CREATES
  }

  /** Answers a request. */
  @FunctionalInterface
  public interface Handler {
    /** The record to answer with; null if the handler has answered already. */
    @Nullable Object handle(ApiRequest request) throws IOException;
  }

  public static Route get(String path, Access access, Handler handler) {
    return new Route(HttpMethod.GET, path, access, null, null, Cost.CHEAP, handler);
  }

  public static Route post(String path, Access access, Handler handler) {
    return new Route(HttpMethod.POST, path, access, null, null, Cost.CHEAP, handler);
  }

  public Route limitedBy(Limit other) {
    return new Route(method, path, access, other, addressLimit, cost, handler);
  }

  public Route limitedByAddress(Limit other) {
    return new Route(method, path, access, limit, other, cost, handler);
  }

  /** Takes much more of the server's time than other routes. */
  public Route costly() {
    return new Route(method, path, access, limit, Limit.COSTLY, Cost.COSTLY, handler);
  }

  /** Opens a table, which will cost until it ends. */
  public Route creates() {
    return new Route(
        method, path, access, Limit.CREATIONS, Limit.CREATIONS_BY_ADDRESS, Cost.CREATES, handler);
  }

  /** Answers a request, or says why not: a record may be wrong, and slow work may be refused. */
  public void answer(ApiRequest request) throws IOException {
    try {
      admit(request);
      Object value = handler.handle(request);
      if (!method.equals(HttpMethod.GET)) {
        request.skipBody();
      }
      if (value != null) {
        request.send(value);
      }
    } catch (ApiException problem) {
      ApiRequest.send(request.exchange(), problem);
    } catch (RecordProblem problem) {
      request.exchange().status(HttpResponseStatus.BAD_REQUEST);
      request.send(new BadRecord("bad-record", problem.line(), problem.column(), problem.what()));
    } catch (JournalFailure e) {
      LOG.error("The data cannot be read or written", e);
      ApiRequest.send(
          request.exchange(),
          new ApiException(HttpResponseStatus.SERVICE_UNAVAILABLE, "unavailable"));
    } catch (RejectedExecutionException e) {
      long seconds = request.context().overload().retryAfter() / 1_000;
      request.exchange().with(HttpHeaderNames.RETRY_AFTER, String.valueOf(seconds));
      ApiRequest.send(request.exchange(), ApiException.busy());
    }
  }

  private void admit(ApiRequest request) {
    boolean changes = !method.equals(HttpMethod.GET);
    boolean ours =
        request.source().headers().contains(OURS)
            && request.context().authenticator().isSameOrigin(request.source());
    if (changes && !ours) {
      throw request.context().notFromHere(request.source());
    }
    if (changes || access != Access.ANYONE) {
      refuseBanned(request);
    }
    if (access != Access.ANYONE) {
      String player = request.playerId();
      if (access != Access.PLAYERS && PlayerIds.isProgram(player)) {
        throw ApiException.forbidden("no-programs");
      }
      require(request, Limit.REQUESTS, player);
      require(request, limit, player);
    }
    require(request, addressLimit, request.clientAddress());
    if (isShed(request.context().overload())) {
      throw new RejectedExecutionException("players come first");
    }
  }

  /** A banned player may still leave, with their data. */
  private void refuseBanned(ApiRequest request) {
    String player = request.player().map(Me::player).orElse("");
    if (access != Access.BANNED_PEOPLE
        && request.context().bans().areBanned(player, request.clientAddress())) {
      throw request.context().banned(request.clientAddress());
    }
  }

  /** Load shedding: whether the server has no time for it now. */
  public boolean isShed(Overload overload) {
    return switch (cost) {
      case CHEAP -> false;
      case COSTLY -> overload.isOn();
      case CREATES -> overload.isSustained();
    };
  }

  private static void require(ApiRequest request, @Nullable Limit limit, String key) {
    if (limit != null && !request.context().limits().take(limit, key)) {
      throw request.context().tooMany("requests", request.clientAddress());
    }
  }
}
