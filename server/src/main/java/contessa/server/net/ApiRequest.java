package contessa.server.net;

import contessa.server.wire.Me;
import contessa.server.wire.WireJson;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** A request to the {@link Api} while it is answered. */
final class ApiRequest {

  private final NetContext context;
  private final ServerRequest request;
  private final ServerResponse response;
  private final RequestSource source;
  private boolean known;
  private @Nullable Me me;

  private record Said(String error) {}

  ApiRequest(NetContext context, ServerRequest request, ServerResponse response) {
    this.context = context;
    this.request = request;
    this.response = response;
    source = context.authenticator().source(request.remotePeer().address(), request.headers());
  }

  NetContext context() {
    return context;
  }

  ServerResponse response() {
    return response;
  }

  RequestSource source() {
    return source;
  }

  String clientAddress() {
    return source.clientAddress();
  }

  TcpConnection connection() {
    return context.connections().of(request.remotePeer().address());
  }

  boolean isSameOrigin() {
    return context.authenticator().isSameOrigin(source);
  }

  /** Who asks, if it is somebody. */
  Optional<Me> player() {
    if (!known) {
      me = context.authenticator().player(source).orElse(null);
      known = true;
    }
    return Optional.ofNullable(me);
  }

  /** Who asks; nobody else comes further. */
  Me me() {
    if (player().isEmpty()
        && Authenticator.hasToken(source)
        && !context.limits().missed(clientAddress())) {
      throw ApiException.tooMany();
    }
    return player().orElseThrow(() -> new ApiException(Status.UNAUTHORIZED_401, "no-session"));
  }

  /** A named part of the path. */
  String part(String name) {
    return request.path().pathParameters().get(name);
  }

  Optional<String> query(String name) {
    return request.query().first(name).asOptional();
  }

  /** A number that is not negative, 0 for what is none. */
  static int number(String text) {
    return text.matches("\\d{1,9}") ? Integer.parseInt(text) : 0;
  }

  /** The record in the body. */
  <T> T body(Class<T> type) throws IOException {
    byte[] body = request.content().inputStream().readNBytes(RequestBodies.LONGEST + 1);
    connection().answering();
    if (body.length > RequestBodies.LONGEST) {
      throw new ApiException(Status.REQUEST_ENTITY_TOO_LARGE_413, "too-long");
    }
    try {
      T value = WireJson.read(new String(body, StandardCharsets.UTF_8), type);
      if (value != null) {
        return value;
      }
    } catch (JacksonException e) {
      // Answered below, without a word of what it was.
    }
    throw ApiException.badRequest();
  }

  void send(Object value) {
    send(response, value);
  }

  /** Gives the browser what it proves itself by. */
  void setCookie(String token) {
    response.header(HeaderNames.SET_COOKIE, Authenticator.setCookie(source, token));
  }

  static void send(ServerResponse response, Object value) {
    response
        .header(HeaderNames.CONTENT_TYPE, "application/json")
        .header(HeaderNames.CACHE_CONTROL, "no-store")
        .send(WireJson.write(value).getBytes(StandardCharsets.UTF_8));
  }

  static void send(ServerResponse response, ApiException problem) {
    response.status(problem.status());
    send(response, new Said(problem.code()));
  }
}
