package contessa.server.net.http;

import module java.base;

import contessa.notation.json.JsonProblem;
import contessa.server.host.identity.Sessions;
import contessa.server.message.ServerJson;
import contessa.table.message.Me;
import contessa.table.view.Replays;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import org.jspecify.annotations.Nullable;

/** A request to the API and its response. */
public final class ApiRequest {

  private static final Pattern NATURAL = Pattern.compile("[0-9]{1,9}");

  private final NetContext context;
  private final HttpExchange exchange;
  private final RequestSource source;
  private boolean known;
  private Sessions.@Nullable Session session;

  private record Said(String error, @Nullable String field) {}

  public ApiRequest(NetContext context, HttpExchange exchange) {
    this.context = context;
    this.exchange = exchange;
    source = context.authenticator().source(exchange);
  }

  public NetContext context() {
    return context;
  }

  public HttpExchange exchange() {
    return exchange;
  }

  public RequestSource source() {
    return source;
  }

  public String clientAddress() {
    return source.clientAddress();
  }

  /** The player whose session this is, if any. */
  public Optional<Me> player() {
    if (!known) {
      session = context.authenticator().session(source).orElse(null);
      known = true;
    }
    return Optional.ofNullable(session).map(Sessions.Session::me);
  }

  /** The session of the request; refuses the request if there is none. */
  public Sessions.Session session() {
    if (player().isEmpty()) {
      throw context.noSession(source);
    }
    return Objects.requireNonNull(session);
  }

  /** The player whose session this is; refuses the request if there is none. */
  public Me me() {
    return session().me();
  }

  /** The id of that player. */
  public String playerId() {
    return me().player();
  }

  /** The answer to a wrong code or link; after too many of them there is no other. */
  public ApiException missing(String code) {
    ApiException answer = ApiException.notFound(code);
    return context.missed(answer, "wrong code or link", me(), clientAddress());
  }

  /** A path parameter. */
  public String part(String name) {
    return exchange.part(name);
  }

  /** The languages that the browser asks for, as it wrote them. */
  public String acceptLanguage() {
    return exchange.header(HttpHeaderNames.ACCEPT_LANGUAGE).orElse("");
  }

  /** The {@code from} of the query; without one, the view of a spectator. */
  public int reader() {
    return Replays.reader(query("from").orElse("public"))
        .orElseThrow(() -> ApiException.badField("from"));
  }

  public Optional<String> query(String name) {
    return exchange.query(name);
  }

  /** A non-negative query parameter; 0 if absent. */
  public int queryNumber(String name) {
    String text = query(name).orElse("");
    if (!text.isEmpty() && !NATURAL.matcher(text).matches()) {
      throw ApiException.badField(name);
    }
    return number(text);
  }

  /** The number in this text; 0 if it is not a natural number. */
  public static int number(String text) {
    return NATURAL.matcher(text).matches() ? Integer.parseInt(text) : 0;
  }

  /**
   * Reads the body as it is, if it is not longer than this.
   *
   * @param drain whether to read a longer body to its end: a client that is still sending when the
   *     connection is closed never reads the answer
   */
  public byte[] bytes(int longest, boolean drain) throws IOException {
    byte[] body = exchange.body(longest, drain);
    exchange.connection().answering();
    if (body.length > longest) {
      throw new ApiException(HttpResponseStatus.REQUEST_ENTITY_TOO_LARGE, "too-long");
    }
    return body;
  }

  /** Reads the body as a record. */
  public <T> T body(Class<T> type) throws IOException {
    return body(type, text -> text);
  }

  /** Reads the body as a record after what is left out has been added. */
  public <T> T body(Class<T> type, UnaryOperator<String> complete) throws IOException {
    byte[] body = bytes(RequestReader.LONGEST, false);
    try {
      String text = complete.apply(new String(body, StandardCharsets.UTF_8));
      T value = ServerJson.CODEC.read(text, type);
      if (value != null) {
        return value;
      }
    } catch (JsonProblem e) {
      throw ApiException.badField(e);
    }
    throw ApiException.badRequest();
  }

  /** Reads a body that does not matter, so that the connection can be used again. */
  void skipBody() throws IOException {
    if (exchange.isUnread()) {
      bytes(RequestReader.LONGEST, false);
    }
  }

  /** Sends a record, or JSON that is written already. */
  public void send(Object value) {
    send(exchange, value);
  }

  public void setCookie(String token) {
    exchange.with(HttpHeaderNames.SET_COOKIE, Authenticator.setCookie(source, token));
  }

  /** Makes the browser forget its session. */
  public void clearCookie() {
    exchange.with(HttpHeaderNames.SET_COOKIE, Authenticator.clearCookie(source));
    exchange.with("Clear-Site-Data", "\"cookies\"");
  }

  public static void send(HttpExchange exchange, Object value) {
    exchange
        .with(HttpHeaderNames.CONTENT_TYPE, "application/json")
        .with(HttpHeaderNames.CACHE_CONTROL, "no-store")
        .send(value instanceof byte[] json ? json : ServerJson.CODEC.bytes(value));
  }

  /** Says why a request is refused; a body that was not read ends the connection. */
  public static void send(HttpExchange exchange, ApiException problem) {
    if (exchange.isUnread()) {
      exchange.close();
    }
    send(exchange.status(problem.status()), new Said(problem.code(), problem.field()));
  }
}
