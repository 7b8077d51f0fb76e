package contessa.server.net.http;

import contessa.notation.json.JsonProblem;
import contessa.server.host.identity.Sessions;
import contessa.server.message.Me;
import contessa.server.message.ServerJson;
import contessa.table.view.Replays;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A request to the API and its response. */
public final class ApiRequest {

  private static final Pattern NATURAL = Pattern.compile("[0-9]{1,9}");

  private final NetContext context;
  private final ServerRequest request;
  private final ServerResponse response;
  private final RequestSource source;
  private boolean known;
  private Sessions.@Nullable Session session;

  private record Said(String error, @Nullable String field) {}

  public ApiRequest(NetContext context, ServerRequest request, ServerResponse response) {
    this.context = context;
    this.request = request;
    this.response = response;
    source = context.authenticator().source(request.remotePeer().address(), request.headers());
  }

  public NetContext context() {
    return context;
  }

  public ServerResponse response() {
    return response;
  }

  public RequestSource source() {
    return source;
  }

  public String clientAddress() {
    return source.clientAddress();
  }

  public TcpConnection connection() {
    return context.connections().of(request.remotePeer().address());
  }

  boolean isSameOrigin() {
    return context.authenticator().isSameOrigin(source);
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
    if (player().isEmpty() && Authenticator.hasToken(source)) {
      context.securityLog().refused("invalid token", clientAddress());
      if (!context.limits().missed(clientAddress())) {
        throw ApiException.tooMany();
      }
    }
    Sessions.Session found = session;
    if (found == null) {
      throw new ApiException(Status.UNAUTHORIZED_401, "no-session");
    }
    return found;
  }

  /** The player whose session this is; refuses the request if there is none. */
  public Me me() {
    return session().me();
  }

  /** The answer to a wrong code or link; after too many of them there is no other. */
  public ApiException missing(String code) {
    context.securityLog().refused("wrong code or link", clientAddress());
    return context.limits().missed(me(), clientAddress())
        ? new ApiException(Status.NOT_FOUND_404, code)
        : ApiException.tooMany();
  }

  /** A path parameter. */
  public String part(String name) {
    return request.path().pathParameters().get(name);
  }

  /** The languages that the browser asks for, as it wrote them. */
  public String acceptLanguage() {
    return request.headers().first(HeaderNames.ACCEPT_LANGUAGE).orElse("");
  }

  /** The {@code from} of the query; without one, the view of a spectator. */
  public Replays.Perspective perspective() {
    return Replays.Perspective.named(query("from").orElse("public"))
        .orElseThrow(() -> ApiException.badField("from"));
  }

  public Optional<String> query(String name) {
    return request.query().first(name).asOptional();
  }

  /** A natural number of the query; 0 without one. */
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

  /** Reads the body as it is, if it is not longer than this. */
  public byte[] bytes(int longest) throws IOException {
    return bytes(longest, false);
  }

  /**
   * Reads the body as it is, if it is not longer than this.
   *
   * @param drain whether to read a longer body to its end: a client that is still sending when the
   *     connection is closed never reads the answer
   */
  public byte[] bytes(int longest, boolean drain) throws IOException {
    InputStream in = request.content().inputStream();
    byte[] body = in.readNBytes(longest + 1);
    if (drain && body.length > longest) {
      in.transferTo(OutputStream.nullOutputStream());
    }
    connection().answering();
    if (body.length > longest) {
      throw new ApiException(Status.REQUEST_ENTITY_TOO_LARGE_413, "too-long");
    }
    return body;
  }

  /** Reads the body as a record. */
  public <T> T body(Class<T> type) throws IOException {
    byte[] body = bytes(RequestBodies.LONGEST);
    try {
      T value = ServerJson.CODEC.read(new String(body, StandardCharsets.UTF_8), type);
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
    if (RequestBodies.expected(request.headers()) && !request.content().consumed()) {
      long read = request.content().inputStream().readNBytes(RequestBodies.LONGEST + 1).length;
      if (read > RequestBodies.LONGEST) {
        throw new ApiException(Status.REQUEST_ENTITY_TOO_LARGE_413, "too-long");
      }
    }
    connection().answering();
  }

  /** Announces that the connection will be closed, if a part of the body is still to come. */
  void closeIfUnread() {
    if (RequestBodies.expected(request.headers()) && !request.content().consumed()) {
      response.header(HeaderNames.CONNECTION, "close");
    }
  }

  /** Sends a record, or JSON that is written already. */
  public void send(Object value) {
    send(response, value);
  }

  /** Sets the session cookie. */
  public void setCookie(String token) {
    response.header(HeaderNames.SET_COOKIE, Authenticator.setCookie(source, token));
  }

  /** Makes the browser forget its session. */
  public void clearCookie() {
    response.header(HeaderNames.SET_COOKIE, Authenticator.clearCookie(source));
    response.header(HeaderNames.create("Clear-Site-Data"), "\"cookies\"");
  }

  public static void send(ServerResponse response, Object value) {
    response
        .header(HeaderNames.CONTENT_TYPE, "application/json")
        .header(HeaderNames.CACHE_CONTROL, "no-store")
        .send(value instanceof byte[] json ? json : ServerJson.CODEC.bytes(value));
  }

  public static void send(ServerResponse response, ApiException problem) {
    response.status(problem.status());
    send(response, new Said(problem.code(), problem.field()));
  }
}
