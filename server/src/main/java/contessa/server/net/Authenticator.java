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
final class Authenticator {

  private static final String PLAIN = "contessa";
  private static final String SECURE = "__Host-contessa";
  private static final long YEAR = 365L * 24 * 3_600;

  private static final Pattern HOST =
      Pattern.compile("([A-Za-z0-9.-]{1,253}|\\[[0-9a-fA-F:.]{2,45}])(:\\d{1,5})?");

  private final Sessions sessions;
  private final Settings settings;
  private final TrustedProxies proxies;

  Authenticator(Sessions sessions, Settings settings, TrustedProxies proxies) {
    this.sessions = sessions;
    this.settings = settings;
    this.proxies = proxies;
  }

  /** Where a request comes from. */
  RequestSource source(SocketAddress peer, Headers headers) {
    RequestSource source = proxies.source(peer, headers);
    return settings.secure() ? new RequestSource(headers, source.clientAddress(), true) : source;
  }

  /** Who this is, or nobody. */
  Optional<Me> player(RequestSource source) {
    Optional<String> cookie = cookie(source);
    Optional<String> bearer =
        source
            .headers()
            .first(HeaderNames.AUTHORIZATION)
            .filter(value -> value.regionMatches(true, 0, "Bearer ", 0, 7))
            .map(value -> value.substring(7).strip());
    if (cookie.isPresent() == bearer.isPresent()) {
      return Optional.empty();
    }
    return cookie.or(() -> bearer).flatMap(sessions::whose);
  }

  private static Optional<String> cookie(RequestSource source) {
    if (!source.headers().contains(HeaderNames.COOKIE)) {
      return Optional.empty();
    }
    String name = cookieName(source) + "=";
    return source.headers().get(HeaderNames.COOKIE).allValues().stream()
        .flatMap(value -> Arrays.stream(value.split(";")))
        .map(String::strip)
        .filter(pair -> pair.startsWith(name))
        .map(pair -> pair.substring(name.length()))
        .findFirst();
  }

  /** Whether it claims to be somebody. */
  static boolean hasToken(RequestSource source) {
    return cookie(source).isPresent() || source.headers().contains(HeaderNames.AUTHORIZATION);
  }

  private static String cookieName(RequestSource source) {
    return source.secure() ? SECURE : PLAIN;
  }

  static String setCookie(RequestSource source, String token) {
    return cookieName(source)
        + "="
        + token
        + "; Path=/; HttpOnly; SameSite=Lax; Max-Age="
        + YEAR
        + (source.secure() ? "; Secure" : "");
  }

  /** Whether a request that changes something, or opens a socket, comes from one of our pages. */
  boolean isSameOrigin(RequestSource source) {
    if (!source.headers().contains(HeaderNames.ORIGIN)) {
      return cookie(source).isEmpty();
    }
    List<String> said = source.headers().get(HeaderNames.ORIGIN).allValues();
    if (said.size() != 1) {
      return false;
    }
    String origin = said.getFirst();
    if (!settings.origins().isEmpty()) {
      return settings.origins().contains(origin);
    }
    return source
        .headers()
        .first(HeaderNames.HOST)
        .filter(host -> origin.equals(scheme(source) + host))
        .isPresent();
  }

  /**
   * The address at which others find this server, without a slash behind it: as it was configured,
   * or as this request found it. Who asked from this very machine gets its address in the network.
   */
  Optional<String> address(RequestSource source) {
    if (!settings.origins().isEmpty()) {
      return Optional.of(settings.origins().getFirst());
    }
    return source
        .headers()
        .first(HeaderNames.HOST)
        .filter(host -> HOST.matcher(host).matches())
        .map(host -> settings.isEverywhere() ? LocalAddresses.seenByOthers(host) : host)
        .map(host -> scheme(source) + host);
  }

  private static String scheme(RequestSource source) {
    return source.secure() ? "https://" : "http://";
  }
}
