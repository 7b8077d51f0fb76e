package contessa.server.net.http;

import module java.base;

import contessa.server.host.identity.Sessions;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;

/**
 * Finds out who sends a request, and from where. A browser is known by its cookie and must come
 * from one of our own pages; a program is known by its bearer token and must not send a cookie.
 */
public final class Authenticator {

  private static final String PLAIN = "contessa";
  private static final String SECURE = "__Host-contessa";
  private static final List<String> FORWARDING =
      List.of("Forwarded", "X-Forwarded-For", "X-Real-IP");
  private static final int MAX_COOKIES = 4;
  private static final int LONGEST_USER = 200;
  private static final long YEAR = 365L * 24 * 3_600;

  private static final Pattern HOST =
      Pattern.compile("([A-Za-z0-9.-]{1,253}|\\[[0-9a-fA-F:.]{2,45}])(:\\d{1,5})?");

  private static final Pattern PRINTABLE = Pattern.compile("[A-Za-z0-9.:/\\[\\] -]{1,300}");

  /** An address, a name without dots, or one that only a local network resolves. */
  private static final Pattern LOCAL_HOST =
      Pattern.compile(
          "((\\d{1,3}\\.){3}\\d{1,3}|\\[[0-9a-fA-F:.]{2,45}]|[A-Za-z0-9-]{1,63}"
              + "|[A-Za-z0-9.-]{1,240}\\.(local|localhost|lan|home|internal|home\\.arpa))(:\\d{1,5})?",
          Pattern.CASE_INSENSITIVE);

  /**
   * How the server is reached, as the operator has set it.
   *
   * @param origins the addresses of the pages, if a proxy changes them
   * @param secure whether clients reach it only by https, through a proxy
   * @param isEverywhere whether it listens on all addresses of the machine
   * @param authHeader in which trusted proxies name who has signed in; empty for guests
   * @param metricsToken a token for {@code /metrics}; if empty, only this machine may read them
   */
  public record Site(
      List<String> origins,
      boolean secure,
      boolean isEverywhere,
      String authHeader,
      String metricsToken) {}

  private final Sessions sessions;
  private final Site site;
  private final TrustedProxies proxies;

  public Authenticator(Sessions sessions, Site site, TrustedProxies proxies) {
    this.sessions = sessions;
    this.site = site;
    this.proxies = proxies;
  }

  /** The address and scheme a request came from. */
  public RequestSource source(HttpExchange exchange) {
    RequestSource source = proxies.source(exchange.peer(), exchange.headers());
    return site.secure() ? source.asSecure() : source;
  }

  /** The session of the request, if it has one that is open. */
  public Optional<Sessions.Session> session(RequestSource source) {
    Optional<Sessions.Session> session = sessionOf(source);
    session.ifPresent(one -> sessions.addresses().note(one.me().player(), source.clientAddress()));
    return session;
  }

  private Optional<Sessions.Session> sessionOf(RequestSource source) {
    List<String> cookies = cookies(source);
    Optional<String> bearer = bearer(source.headers());
    if (cookies.isEmpty() == bearer.isEmpty()) {
      return Optional.empty();
    }
    if (bearer.isPresent()) {
      return sessions.find(bearer.get());
    }
    // Another site on the same host can add cookies of our name; only one of them may be a session.
    List<Sessions.Session> found =
        cookies.stream()
            .limit(MAX_COOKIES)
            .distinct()
            .flatMap(token -> sessions.find(token).stream())
            .toList();
    return found.size() == 1 && isOfUser(source, found.getFirst())
        ? Optional.of(found.getFirst())
        : Optional.empty();
  }

  /** Whether people sign in at a proxy; then there are no guests. */
  public boolean isClosedGroup() {
    return !site.authHeader().isEmpty();
  }

  /** Who has signed in at the proxy. Nobody else may say so. */
  public Optional<String> user(RequestSource source) {
    List<String> said =
        source.viaProxy() ? source.headers().getAll(site.authHeader()) : List.<String>of();
    return said.size() == 1
        ? Optional.of(said.getFirst().strip())
            .filter(name -> !name.isEmpty() && name.length() <= LONGEST_USER)
        : Optional.empty();
  }

  /** A cookie that somebody else has left in this browser does not count. */
  private boolean isOfUser(RequestSource source, Sessions.Session session) {
    return !isClosedGroup()
        || user(source)
            .flatMap(sessions::playerKnownAs)
            .filter(session.me().player()::equals)
            .isPresent();
  }

  /** The token of an {@code Authorization} header. */
  static Optional<String> bearer(HttpHeaders headers) {
    return Optional.ofNullable(headers.get(HttpHeaderNames.AUTHORIZATION))
        .filter(value -> value.regionMatches(true, 0, "Bearer ", 0, 7))
        .map(value -> value.substring(7).strip());
  }

  private static List<String> cookies(RequestSource source) {
    if (!source.headers().contains(HttpHeaderNames.COOKIE)) {
      return List.of();
    }
    String name = cookieName(source) + "=";
    return source.headers().getAll(HttpHeaderNames.COOKIE).stream()
        .flatMap(value -> Arrays.stream(value.split(";")))
        .map(String::strip)
        .filter(pair -> pair.startsWith(name))
        .map(pair -> pair.substring(name.length()))
        .toList();
  }

  /** Whether the request carries a token, valid or not. */
  public static boolean hasToken(RequestSource source) {
    return !cookies(source).isEmpty() || source.headers().contains(HttpHeaderNames.AUTHORIZATION);
  }

  private static String cookieName(RequestSource source) {
    return source.secure() ? SECURE : PLAIN;
  }

  static String setCookie(RequestSource source, String token) {
    return cookie(source, token, YEAR);
  }

  /** Makes the browser forget its cookie. */
  static String clearCookie(RequestSource source) {
    return cookie(source, "", 0);
  }

  private static String cookie(RequestSource source, String token, long maxAge) {
    return cookieName(source)
        + "="
        + token
        + "; Path=/; HttpOnly; SameSite=Lax; Max-Age="
        + maxAge
        + (source.secure() ? "; Secure" : "");
  }

  /** Whether the request comes from this machine, not through a proxy, or has the right token. */
  public boolean mayReadMetrics(RequestSource source) {
    String token = site.metricsToken();
    if (!token.isEmpty()) {
      byte[] given = bearer(source.headers()).orElse("").getBytes(StandardCharsets.UTF_8);
      return MessageDigest.isEqual(given, token.getBytes(StandardCharsets.UTF_8));
    }
    InetAddress client = source.client();
    boolean forwarded = FORWARDING.stream().anyMatch(name -> source.headers().contains(name));
    return client != null && client.isLoopbackAddress() && (source.viaProxy() || !forwarded);
  }

  /**
   * Whether the request names this server. A name that somebody else made point to our address (DNS
   * rebinding) is not ours: without configured origins only addresses and local names are.
   */
  public boolean isOurHost(RequestSource source) {
    if (source.viaProxy()) {
      return true; // the proxy has chosen this server by the name
    }
    String host = source.host();
    if (site.origins().stream().anyMatch(origin -> origin.endsWith("://" + host))) {
      return true;
    }
    return LOCAL_HOST.matcher(host).matches();
  }

  /** Whether a request that changes something or opens a socket comes from one of our pages. */
  public boolean isSameOrigin(RequestSource source) {
    if (!source.headers().contains(HttpHeaderNames.ORIGIN)) {
      return cookies(source).isEmpty();
    }
    List<String> said = source.headers().getAll(HttpHeaderNames.ORIGIN);
    if (said.size() != 1) {
      return false;
    }
    String origin = said.getFirst();
    if (!site.origins().isEmpty()) {
      return site.origins().contains(origin);
    }
    return Optional.of(source.host())
        .filter(host -> origin.equals(scheme(source) + host))
        .isPresent();
  }

  /** The origin that a request names and those that it may name, for the log. */
  public String aboutOrigin(RequestSource source) {
    String said = String.join(" ", source.headers().getAll(HttpHeaderNames.ORIGIN));
    List<String> expected =
        site.origins().isEmpty() ? List.of(scheme(source) + source.host()) : site.origins();
    return " " + printable(said) + ", expected " + printable(String.join(" or ", expected));
  }

  /** The name of the server that a request uses, for the log. */
  public String aboutHost(RequestSource source) {
    return " " + printable(source.host());
  }

  /** What a client sent, if it is what it should be. */
  private static String printable(String sent) {
    return PRINTABLE.matcher(sent).matches()
        ? sent
        : sent.isEmpty() ? "(none)" : "(not an address)";
  }

  /**
   * The address under which others reach this server, without a trailing slash: the configured one,
   * or the one this request used. For localhost it is this machine's address in the network.
   */
  public Optional<String> address(RequestSource source) {
    if (!site.origins().isEmpty()) {
      return Optional.of(site.origins().getFirst());
    }
    return Optional.of(source.host())
        .filter(host -> HOST.matcher(host).matches())
        .map(host -> site.isEverywhere() ? LocalAddresses.seenByOthers(host) : host)
        .map(host -> scheme(source) + host);
  }

  private static String scheme(RequestSource source) {
    return source.secure() ? "https://" : "http://";
  }
}
