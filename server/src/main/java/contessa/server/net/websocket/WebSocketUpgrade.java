package contessa.server.net.websocket;

import contessa.server.host.identity.Sessions;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.HttpExchange;
import contessa.server.net.http.NetContext;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.EmptyHttpHeaders;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.websocketx.Utf8FrameValidator;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshaker13;
import java.util.regex.Pattern;

/**
 * The WebSocket handshake: upgrades a valid request from one of our pages or from a program, and
 * says why it refuses others.
 */
public final class WebSocketUpgrade {

  /** The longest message of a client. */
  static final int MAX_MESSAGE = 4_096;

  static final WebSocketDecoderConfig RULES =
      WebSocketDecoderConfig.newBuilder()
          .maxFramePayloadLength(MAX_MESSAGE)
          .closeOnProtocolViolation(false) // the close frame goes through the outbox
          .build();

  /** Sixteen bytes in base64. */
  private static final Pattern GOOD_KEY = Pattern.compile("[A-Za-z0-9+/]{21}[AQgw]==");

  private final NetContext context;

  public WebSocketUpgrade(NetContext context) {
    this.context = context;
  }

  public static boolean isWanted(HttpExchange exchange) {
    return exchange.headers().containsValue(HttpHeaderNames.UPGRADE, "websocket", true);
  }

  /** Answers the request. */
  public void handle(ApiRequest request) {
    HttpExchange exchange = request.exchange();
    boolean valid =
        exchange.method().equals(HttpMethod.GET)
            && exchange.path().equals("/ws")
            && !exchange.headers().contains(HttpHeaderNames.CONTENT_LENGTH)
            && exchange.header(HttpHeaderNames.SEC_WEBSOCKET_VERSION).orElse("").equals("13")
            && GOOD_KEY
                .matcher(exchange.header(HttpHeaderNames.SEC_WEBSOCKET_KEY).orElse(""))
                .matches();
    exchange.close(); // unless all goes well
    if (!valid) {
      throw ApiException.badRequest();
    }
    if (!context.authenticator().isSameOrigin(request.source())) {
      throw context.notFromHere(request.source());
    }
    Sessions.Session session = request.session();
    String address = request.clientAddress();
    if (context.bans().areBanned(session.me().player(), address)) {
      throw context.banned(address);
    }
    exchange.connection().lasting();
    exchange.handOver();
    PlayerSocket socket = new PlayerSocket(context, session, address, exchange.connection());
    WebSocketHandler handler = new WebSocketHandler(socket, context.overload()::took);
    exchange.channel().eventLoop().execute(() -> shakeHands(exchange, handler));
  }

  private static void shakeHands(HttpExchange exchange, WebSocketHandler handler) {
    Channel channel = exchange.channel();
    FullHttpRequest request =
        new DefaultFullHttpRequest(
            HttpVersion.HTTP_1_1,
            HttpMethod.GET,
            exchange.uri(),
            Unpooled.EMPTY_BUFFER,
            exchange.headers(),
            EmptyHttpHeaders.INSTANCE);
    new WebSocketServerHandshaker13("/ws", null, RULES)
        .handshake(channel, request)
        .addListener(
            answered -> {
              if (answered.isSuccess()) {
                exchange.removeFrom(channel.pipeline());
                channel.pipeline().addLast(new Utf8FrameValidator(false), handler);
                handler.start();
              }
            });
  }
}
