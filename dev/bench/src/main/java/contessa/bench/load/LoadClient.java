package contessa.bench.load;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketClientHandshaker;
import io.netty.handler.codec.http.websocketx.WebSocketClientHandshakerFactory;
import io.netty.handler.codec.http.websocketx.WebSocketVersion;
import org.jspecify.annotations.Nullable;

/** A browser: it gets a session, opens a table if it is to, and then has a WebSocket. */
final class LoadClient {

  /** The one who uses it. */
  interface Person {
    /** The table to open, as JSON; empty for none. */
    default String tableToOpen() {
      return "";
    }

    default void onTable(String id) {}

    /** The WebSocket is open, for the first time or again. */
    void onOpen();

    default void onMessage(JsonNode message) {}
  }

  private static final int LONGEST_MESSAGE = 1 << 20;

  /** How long to wait where the server does not say. */
  private static final long RETRY = 1_000;

  private static final long MOST_WAITED = 10_000;

  /** The server drops clients that are silent for 75 s. */
  private static final long PING_EVERY = 40_000;

  private final EventLoop loop;
  private final Bootstrap bootstrap;
  private final LoadFigures figures;
  private final URI origin;
  private final Person person;
  private @Nullable Channel channel;
  private @Nullable WebSocketClientHandshaker handshake;
  private Consumer<FullHttpResponse> whenAnswered = _ -> {};
  private String cookie = "";
  private String tableToOpen;
  private boolean pinging;
  private boolean open;
  private int refusals;

  /**
   * A client that does nothing yet. All of it runs on the loop.
   *
   * @param address its own address, in 127/8
   */
  LoadClient(
      EventLoop loop,
      Bootstrap tcp,
      LoadFigures figures,
      URI origin,
      String address,
      Person person) {
    this.loop = loop;
    this.figures = figures;
    this.origin = origin;
    this.person = person;
    tableToOpen = person.tableToOpen();
    bootstrap = tcp.clone().localAddress(new InetSocketAddress(address, 0)).handler(new Codecs());
  }

  private final class Codecs extends ChannelInitializer<Channel> {
    @Override
    protected void initChannel(Channel opened) {
      opened
          .pipeline()
          .addLast(new HttpClientCodec(), new HttpObjectAggregator(LONGEST_MESSAGE), new Ear());
    }
  }

  /** Hears what comes over the present connection, and nothing from earlier ones. */
  private final class Ear extends SimpleChannelInboundHandler<Object> {
    @Override
    public void channelActive(ChannelHandlerContext context) {
      channel = context.channel();
      goOn();
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, Object message) {
      if (!context.channel().equals(channel)) {
        return;
      }
      switch (message) {
        case FullHttpResponse answer -> answered(answer);
        case TextWebSocketFrame frame -> {
          byte[] json = ByteBufUtil.getBytes(frame.content());
          refusals = 0;
          figures.message(json.length);
          person.onMessage(Json.read(json));
        }
        case CloseWebSocketFrame _ -> ended("closed by the server");
        default -> {}
      }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
      if (context.channel().equals(channel)) {
        ended("closed");
      }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
      if (context.channel().equals(channel)) {
        ended("broken");
      }
    }
  }

  void connect() {
    ChannelFuture connected = bootstrap.connect(origin.getHost(), origin.getPort());
    var _ =
        connected.addListener(
            _ -> {
              if (!connected.isSuccess()) {
                ended("refused");
              }
            });
  }

  /** Resets the connection. */
  void cut() {
    Channel old = channel;
    channel = null;
    if (old != null) {
      old.config().setOption(ChannelOption.SO_LINGER, 0);
      var _ = old.close();
    }
    open = false;
  }

  private void ended(String why) {
    figures.error("connection " + why);
    cut();
    in(RETRY, this::connect);
  }

  private void in(long millis, Runnable action) {
    var _ = loop.schedule(action, millis, TimeUnit.MILLISECONDS);
  }

  void send(String json) {
    if (open && channel != null) {
      var _ = channel.writeAndFlush(new TextWebSocketFrame(json));
    }
  }

  /** Does what is still missing. */
  private void goOn() {
    if (cookie.isEmpty()) {
      post(
          "/api/session",
          "",
          answer -> {
            String given = String.valueOf(answer.headers().get(HttpHeaderNames.SET_COOKIE));
            cookie = given.substring(0, given.indexOf(';'));
          });
    } else if (!tableToOpen.isEmpty()) {
      post(
          "/api/tables",
          tableToOpen,
          answer -> {
            byte[] json = ByteBufUtil.getBytes(answer.content());
            tableToOpen = "";
            person.onTable(Json.read(json).path("table").asString());
          });
    } else {
      upgrade();
    }
  }

  private HttpHeaders headers() {
    HttpHeaders headers = new DefaultHttpHeaders();
    headers.set(HttpHeaderNames.HOST, origin.getAuthority());
    headers.set(HttpHeaderNames.ORIGIN, origin.toString());
    headers.set("X-Contessa", "1");
    if (!cookie.isEmpty()) {
      headers.set(HttpHeaderNames.COOKIE, cookie);
    }
    return headers;
  }

  private void post(String path, String body, Consumer<FullHttpResponse> then) {
    whenAnswered =
        answer -> {
          then.accept(answer);
          nextRequest();
        };
    FullHttpRequest request =
        new DefaultFullHttpRequest(
            HttpVersion.HTTP_1_1,
            HttpMethod.POST,
            path,
            Unpooled.copiedBuffer(body, StandardCharsets.UTF_8));
    request.headers().set(headers());
    HttpUtil.setContentLength(request, request.content().readableBytes());
    if (channel != null) {
      var _ = channel.writeAndFlush(request);
    }
  }

  private void upgrade() {
    whenAnswered = this::open;
    handshake =
        WebSocketClientHandshakerFactory.newHandshaker(
            URI.create("ws://" + origin.getAuthority() + "/ws"),
            WebSocketVersion.V13,
            null,
            false,
            headers(),
            LONGEST_MESSAGE);
    if (channel != null) {
      var _ = handshake.handshake(channel);
    }
  }

  private void answered(FullHttpResponse answer) {
    int status = answer.status().code();
    if (status == 429 || status == 503) {
      figures.waited++;
      comeBackLater(answer.headers());
      return;
    }
    if (status != 200 && status != 101) {
      figures.error("answered " + status);
      comeBackLater(answer.headers());
      return;
    }
    whenAnswered.accept(answer);
  }

  /** As in browsers, a WebSocket has a separate connection. */
  private void nextRequest() {
    refusals = 0;
    if (tableToOpen.isEmpty()) {
      cut();
      connect();
    } else {
      goOn();
    }
  }

  private void open(FullHttpResponse answer) {
    if (channel != null && handshake != null) {
      handshake.finishHandshake(channel, answer);
    }
    open = true;
    whenAnswered = _ -> figures.error("an answer on a WebSocket");
    if (!pinging) {
      pinging = true;
      in(PING_EVERY, this::ping);
    }
    person.onOpen();
  }

  /** Waits as long as the server asks for, and twice as long each time that it refuses again. */
  private void comeBackLater(HttpHeaders headers) {
    cut();
    Integer seconds = headers.getInt(HttpHeaderNames.RETRY_AFTER);
    long asked = seconds == null ? RETRY : TimeUnit.SECONDS.toMillis(seconds);
    in(Math.min(asked << Math.min(refusals++, 4), MOST_WAITED), this::connect);
  }

  private void ping() {
    send("{\"type\":\"ping\",\"sent\":0}");
    in(PING_EVERY, this::ping);
  }
}
