package contessa.server.net;

import contessa.server.host.Sessions;
import contessa.server.wire.Me;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.SocketAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Who comes in, and from where. A browser proves itself by its cookie, and then must come from one
 * of our own pages; a program by a bearer token, and then must not have a cookie.
 */
final class Doors {

  private static final String PLAIN = "contessa";
  private static final String SECURE = "__Host-contessa";
  private static final long YEAR = 365L * 24 * 3_600;

  private static final Pattern HOST =
      Pattern.compile("([A-Za-z0-9.-]{1,253}|\\[[0-9a-fA-F:.]{2,45}])(:\\d{1,5})?");

  private final Sessions sessions;
  private final Settings settings;
  private final Proxies proxies;

  Doors(Sessions sessions, Settings settings, Proxies proxies) {
    this.sessions = sessions;
    this.settings = settings;
    this.proxies = proxies;
  }

  /** Where a request comes from. */
  Visit visit(SocketAddress peer, Headers headers) {
    Visit visit = proxies.visit(peer, headers);
    return settings.secure() ? new Visit(headers, visit.place(), true) : visit;
  }

  /** Who this is, or nobody. */
  Optional<Me> who(Visit visit) {
    Optional<String> cookie = cookie(visit);
    Optional<String> bearer =
        visit
            .headers()
            .first(HeaderNames.AUTHORIZATION)
            .filter(value -> value.regionMatches(true, 0, "Bearer ", 0, 7))
            .map(value -> value.substring(7).strip());
    if (cookie.isPresent() == bearer.isPresent()) {
      return Optional.empty();
    }
    return cookie.or(() -> bearer).flatMap(sessions::whose);
  }

  private static Optional<String> cookie(Visit visit) {
    if (!visit.headers().contains(HeaderNames.COOKIE)) {
      return Optional.empty();
    }
    String name = cookieName(visit) + "=";
    return visit.headers().get(HeaderNames.COOKIE).allValues().stream()
        .flatMap(value -> Arrays.stream(value.split(";")))
        .map(String::strip)
        .filter(pair -> pair.startsWith(name))
        .map(pair -> pair.substring(name.length()))
        .findFirst();
  }

  /** Whether it claims to be somebody. */
  static boolean bringsToken(Visit visit) {
    return cookie(visit).isPresent() || visit.headers().contains(HeaderNames.AUTHORIZATION);
  }

  private static String cookieName(Visit visit) {
    return visit.secure() ? SECURE : PLAIN;
  }

  static String setCookie(Visit visit, String token) {
    return cookieName(visit)
        + "="
        + token
        + "; Path=/; HttpOnly; SameSite=Lax; Max-Age="
        + YEAR
        + (visit.secure() ? "; Secure" : "");
  }

  /** Whether a request that changes something, or opens a socket, comes from one of our pages. */
  boolean isFromHere(Visit visit) {
    if (!visit.headers().contains(HeaderNames.ORIGIN)) {
      return cookie(visit).isEmpty();
    }
    List<String> said = visit.headers().get(HeaderNames.ORIGIN).allValues();
    if (said.size() != 1) {
      return false;
    }
    String origin = said.getFirst();
    if (!settings.origins().isEmpty()) {
      return settings.origins().contains(origin);
    }
    return visit
        .headers()
        .first(HeaderNames.HOST)
        .filter(host -> origin.equals(scheme(visit) + host))
        .isPresent();
  }

  /**
   * The address at which others find this server, without a slash behind it: as it was configured,
   * or as this request found it. Who asked from this very machine gets its address in the network.
   */
  Optional<String> address(Visit visit) {
    if (!settings.origins().isEmpty()) {
      return Optional.of(settings.origins().getFirst());
    }
    return visit
        .headers()
        .first(HeaderNames.HOST)
        .filter(host -> HOST.matcher(host).matches())
        .map(host -> settings.isEverywhere() ? Addresses.seenByOthers(host) : host)
        .map(host -> scheme(visit) + host);
  }

  private static String scheme(Visit visit) {
    return visit.secure() ? "https://" : "http://";
  }
}
