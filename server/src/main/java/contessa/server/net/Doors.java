package contessa.server.net;

import contessa.server.host.Sessions;
import contessa.server.wire.Me;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Arrays;
import java.util.HexFormat;
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

  Doors(Sessions sessions, Settings settings) {
    this.sessions = sessions;
    this.settings = settings;
  }

  /** Who this is, or nobody. */
  Optional<Me> who(Headers headers) {
    Optional<String> cookie = cookie(headers);
    Optional<String> bearer =
        headers
            .first(HeaderNames.AUTHORIZATION)
            .filter(value -> value.regionMatches(true, 0, "Bearer ", 0, 7))
            .map(value -> value.substring(7).strip());
    if (cookie.isPresent() == bearer.isPresent()) {
      return Optional.empty();
    }
    return cookie.or(() -> bearer).flatMap(sessions::whose);
  }

  private Optional<String> cookie(Headers headers) {
    String name = settings.secure() ? SECURE : PLAIN;
    if (!headers.contains(HeaderNames.COOKIE)) {
      return Optional.empty();
    }
    return headers.get(HeaderNames.COOKIE).allValues().stream()
        .flatMap(value -> Arrays.stream(value.split(";")))
        .map(String::strip)
        .filter(pair -> pair.startsWith(name + "="))
        .map(pair -> pair.substring(name.length() + 1))
        .findFirst();
  }

  String setCookie(String token) {
    return (settings.secure() ? SECURE : PLAIN)
        + "="
        + token
        + "; Path=/; HttpOnly; SameSite=Lax; Max-Age="
        + YEAR
        + (settings.secure() ? "; Secure" : "");
  }

  /** Whether a request that changes something, or opens a socket, comes from one of our pages. */
  boolean isFromHere(Headers headers) {
    Optional<String> origin = headers.first(HeaderNames.ORIGIN);
    if (origin.isEmpty()) {
      return cookie(headers).isEmpty();
    }
    List<String> origins = settings.origins();
    if (!origins.isEmpty()) {
      return origins.contains(origin.get());
    }
    String scheme = settings.secure() ? "https://" : "http://";
    return headers
        .first(HeaderNames.HOST)
        .filter(host -> origin.get().equals(scheme + host))
        .isPresent();
  }

  /**
   * The address at which others find this server, without a slash behind it: as it was configured,
   * or as this request found it. Who asked from this very machine gets its address in the network.
   */
  Optional<String> address(Headers headers) {
    if (!settings.origins().isEmpty()) {
      return Optional.of(settings.origins().getFirst());
    }
    return headers
        .first(HeaderNames.HOST)
        .filter(host -> HOST.matcher(host).matches())
        .map(host -> settings.isEverywhere() ? Addresses.seenByOthers(host) : host)
        .map(host -> (settings.secure() ? "https://" : "http://") + host);
  }

  /** The place that is counted as one: an address, or a network of IPv6. */
  static String place(SocketAddress address) {
    if (!(address instanceof InetSocketAddress internet) || internet.getAddress() == null) {
      return "?";
    }
    InetAddress host = internet.getAddress();
    byte[] bytes = host.getAddress();
    return HexFormat.of().formatHex(bytes, 0, bytes.length == 16 ? 8 : bytes.length);
  }
}
