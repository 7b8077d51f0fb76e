package contessa.server.net.http;

import module java.base;

import contessa.server.host.threads.FatalErrors;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hands the requests of a connection to threads, one at a time: the next is read when the last is
 * answered, and a body only when somebody asks for it (backpressure by not reading).
 */
final class RequestReader extends SimpleChannelInboundHandler<HttpObject> {

  /** The longest body, but for records of games. */
  static final int LONGEST = 16 * 1_024;

  private static final Logger LOG = LoggerFactory.getLogger(RequestReader.class);

  private static final Pattern LENGTH = Pattern.compile("\\d{1,9}");

  /** A body that somebody waits for. */
  private record Wanted(
      ByteArrayOutputStream bytes, int longest, boolean drain, CompletableFuture<byte[]> whole) {

    boolean isTooLong() {
      return bytes.size() > longest;
    }

    void add(ByteBuf content) {
      byte[] some = new byte[Math.min(content.readableBytes(), longest + 1 - bytes.size())];
      content.readBytes(some);
      bytes.writeBytes(some);
    }

    void complete() {
      whole.complete(bytes.toByteArray());
    }
  }

  private final TcpConnection connection;
  private final Consumer<HttpExchange> handler;
  private @Nullable Wanted wanted;
  private boolean busy;
  private volatile boolean unread;

  RequestReader(TcpConnection connection, Consumer<HttpExchange> handler) {
    this.connection = connection;
    this.handler = handler;
  }

  /**
   * Against request smuggling: whether the headers say once and plainly how long the body is. A
   * proxy might read it differently, and the difference could hide another request.
   */
  static boolean isPlain(HttpHeaders headers) {
    List<String> lengths = headers.getAll(HttpHeaderNames.CONTENT_LENGTH);
    // No client of ours sends chunks, and a chunked body cut short is how requests are smuggled.
    return !headers.contains(HttpHeaderNames.TRANSFER_ENCODING)
        && (lengths.isEmpty()
            || lengths.size() == 1 && LENGTH.matcher(lengths.getFirst()).matches());
  }

  private static boolean expectsBody(HttpHeaders headers) {
    String length = headers.get(HttpHeaderNames.CONTENT_LENGTH);
    return length != null && !length.equals("0");
  }

  @Override
  public void channelActive(ChannelHandlerContext ctx) {
    ctx.read();
  }

  @Override
  protected void channelRead0(ChannelHandlerContext ctx, HttpObject message) {
    if (message instanceof HttpRequest request) {
      begin(ctx, request);
    } else if (message instanceof HttpContent content) {
      take(ctx, content);
    }
  }

  private void begin(ChannelHandlerContext ctx, HttpRequest request) {
    if (busy) {
      return; // a client that says something while it gets a stream
    }
    busy = true;
    connection.asked();
    unread = expectsBody(request.headers());
    if (HttpUtil.is100ContinueExpected(request) && unread) {
      var _ =
          ctx.writeAndFlush(
              new DefaultFullHttpResponse(
                  HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE, Unpooled.EMPTY_BUFFER));
    }
    if (!unread) {
      connection.answering();
    }
    HttpExchange exchange = new HttpExchange(this, connection, request);
    Thread.ofVirtual().name("http").start(() -> answer(ctx, exchange, request));
  }

  private void answer(ChannelHandlerContext ctx, HttpExchange exchange, HttpRequest request) {
    try {
      handler.accept(exchange);
      boolean last = request.headers().containsValue(HttpHeaderNames.CONNECTION, "close", true);
      if (exchange.isHandedOver()) {
        return;
      }
      if (unread || exchange.isClosing() || !exchange.isAnswered()) {
        ctx.executor().execute(() -> linger(ctx));
      } else {
        ctx.executor().execute(() -> done(ctx, last));
      }
    } catch (UncheckedIOException e) {
      var _ = ctx.close(); // the client has gone
    } catch (RuntimeException | Error e) {
      LOG.error("A request failed", e);
      FatalErrors.pass(e);
      var _ = ctx.close();
    }
  }

  private void done(ChannelHandlerContext ctx, boolean close) {
    if (close) {
      ctx.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
    } else {
      busy = false;
      connection.answered();
      ctx.read();
    }
  }

  /**
   * A lingering close: what the client is still sending is read for a moment, or the system would
   * reset the connection, and the client would never see the answer.
   */
  private void linger(ChannelHandlerContext ctx) {
    connection.closing();
    ctx.writeAndFlush(Unpooled.EMPTY_BUFFER)
        .addListener(
            _ -> {
              if (ctx.channel() instanceof DuplexChannel socket) {
                var _ = socket.shutdownOutput();
              }
              ctx.channel().config().setAutoRead(true);
            });
  }

  /** A part of a body, or the end of a request without one. */
  private void take(ChannelHandlerContext ctx, HttpContent content) {
    Wanted body = wanted;
    if (body == null) {
      if (!busy) {
        readNext(ctx);
      }
      return;
    }
    body.add(content.content());
    boolean last = content instanceof LastHttpContent;
    if (last) {
      unread = false;
    }
    if (last || body.isTooLong() && !body.drain()) {
      wanted = null;
      body.complete();
    } else {
      readNext(ctx);
    }
  }

  /** Deferred: a {@code FlowControlHandler} forgets what it is asked for while it hands on. */
  private static void readNext(ChannelHandlerContext ctx) {
    ctx.executor().execute(ctx::read);
  }

  /** Begins to read the body; at most one byte more than the longest is kept. */
  CompletableFuture<byte[]> body(int longest, boolean drain) {
    CompletableFuture<byte[]> whole = new CompletableFuture<>();
    if (!unread) {
      whole.complete(new byte[0]);
      return whole;
    }
    ChannelHandlerContext ctx = connection.channel().pipeline().context(this);
    if (ctx == null) {
      whole.completeExceptionally(new IOException("the client has gone"));
      return whole;
    }
    ctx.executor()
        .execute(
            () -> {
              wanted = new Wanted(new ByteArrayOutputStream(), longest, drain, whole);
              if (ctx.channel().isActive()) {
                ctx.read();
              } else {
                channelInactive(ctx);
              }
            });
    return whole;
  }

  boolean isUnread() {
    return unread;
  }

  @Override
  public void channelInactive(ChannelHandlerContext ctx) {
    if (wanted != null) {
      wanted.whole().completeExceptionally(new IOException("the client has gone"));
    }
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext ctx, Throwable e) {
    FatalErrors.pass(e);
    var _ = ctx.close(); // the client has gone, or talks nonsense
  }
}
