package contessa.server.net.websocket;

import contessa.server.host.identity.Sessions;
import contessa.server.net.http.Authenticator;
import contessa.server.net.http.HelidonAdapter;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.RequestBodies;
import contessa.server.net.http.RequestSource;
import contessa.server.net.http.TcpConnection;
import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataReader;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.http.WritableHeaders;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.spi.Http1Upgrader;
import io.helidon.webserver.spi.ServerConnection;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Pattern;

/**
 * Upgrades a valid request from one of our pages or from a program to a WebSocket. Unlike Helidon's
 * own upgrader it checks the origin and the session, and says why it refuses a request.
 */
public final class WebSocketUpgrade implements Http1Upgrader {

  private static final HeaderName KEY = HeaderNames.create("Sec-WebSocket-Key");
  private static final HeaderName VERSION = HeaderNames.create("Sec-WebSocket-Version");
  private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

  /** Sixteen bytes in base64. */
  private static final Pattern GOOD_KEY = Pattern.compile("[A-Za-z0-9+/]{21}[AQgw]==");

  private final NetContext context;

  public WebSocketUpgrade(NetContext context) {
    this.context = context;
  }

  @Override
  public String supportedProtocol() {
    return "websocket";
  }

  @Override
  public ServerConnection upgrade(
      ConnectionContext transport, HttpPrologue prologue, WritableHeaders<?> headers) {
    boolean valid =
        prologue.method().text().equals("GET")
            && prologue.uriPath().path().equals("/ws")
            && has(headers, VERSION, "13")
            && headers.contains(KEY)
            && GOOD_KEY.matcher(headers.get(KEY).get()).matches();
    if (!valid) {
      throw RequestBodies.refused(Status.BAD_REQUEST_400);
    }
    RequestSource source =
        context.authenticator().source(transport.remotePeer().address(), headers);
    if (!context.limits().admits(source.clientAddress())) {
      context.securityLog().refused("too many requests", source.clientAddress());
      throw RequestBodies.refused(Status.TOO_MANY_REQUESTS_429);
    }
    if (!context.authenticator().isOurHost(source)) {
      context.securityLog().refused("foreign host name", source.clientAddress());
      throw RequestBodies.refused(Status.MISDIRECTED_REQUEST_421);
    }
    if (!context.authenticator().isSameOrigin(source)) {
      context.securityLog().refused("foreign origin", source.clientAddress());
      throw RequestBodies.refused(Status.FORBIDDEN_403);
    }
    Sessions.Session session =
        context.authenticator().session(source).orElseThrow(() -> withoutSession(source));
    TcpConnection connection = context.connections().of(transport.remotePeer().address());
    if (!context.connections().assign(connection, source.clientAddress())) {
      context.securityLog().refused("too many connections", source.clientAddress());
      throw RequestBodies.refused(Status.TOO_MANY_REQUESTS_429);
    }
    context.pacer().await(source.clientAddress());
    String key = headers.get(KEY).get();
    String answer =
        "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            + "Sec-WebSocket-Accept: "
            + accept(key)
            + "\r\n\r\n";
    transport.dataWriter().writeNow(BufferData.create(answer.getBytes(StandardCharsets.US_ASCII)));
    connection.lasting();
    PlayerSocket socket = new PlayerSocket(context, session, source.clientAddress(), connection);
    DataReader before = transport.dataReader();
    byte[] early = before.available() == 0 ? new byte[0] : before.readBytes(before.available());
    var _ = HelidonAdapter.dropReadBuffer(transport.serverSocket());
    return new WebSocketConnection(context.selector(), connection, early, socket);
  }

  private RequestException withoutSession(RequestSource source) {
    boolean few = true;
    if (Authenticator.hasToken(source)) {
      context.securityLog().refused("invalid token", source.clientAddress());
      few = context.limits().missed(source.clientAddress());
    }
    return RequestBodies.refused(few ? Status.UNAUTHORIZED_401 : Status.TOO_MANY_REQUESTS_429);
  }

  private static boolean has(Headers headers, HeaderName name, String value) {
    return headers.contains(name) && headers.get(name).get().equals(value);
  }

  private static String accept(String key) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-1")
              .digest((key + MAGIC).getBytes(StandardCharsets.US_ASCII));
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-1", e);
    }
  }
}
