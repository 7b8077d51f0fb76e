package contessa.dist;

import module java.base;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** A small identity provider with forward auth, as Authelia has it: a cookie says who signed in. */
final class IdentityProvider implements AutoCloseable {

  private static final Pattern COOKIE = Pattern.compile("(?:^|; )idp=(\\w*)");

  private final HttpServer server;
  private final Set<String> signedIn = ConcurrentHashMap.newKeySet();

  IdentityProvider() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/api/verify", this::verify);
    server.start();
  }

  String address() {
    return "127.0.0.1:" + server.getAddress().getPort();
  }

  /** Somebody signs in; the answer is the cookie of the browser. */
  String signIn(String user) {
    signedIn.add(user);
    return "idp=" + user;
  }

  void signOut(String user) {
    signedIn.remove(user);
  }

  private void verify(HttpExchange exchange) throws IOException {
    String cookies =
        String.join("; ", exchange.getRequestHeaders().getOrDefault("Cookie", List.of()));
    Matcher cookie = COOKIE.matcher(cookies);
    boolean known =
        cookie.find() && (cookie.group(1).isEmpty() || signedIn.contains(cookie.group(1)));
    if (!known) {
      exchange.getResponseHeaders().set("Location", "https://auth.example.org/");
    } else if (!cookie.group(1).isEmpty()) {
      exchange.getResponseHeaders().set("Remote-User", cookie.group(1));
    }
    exchange.sendResponseHeaders(known ? 200 : 302, -1);
    exchange.close();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
