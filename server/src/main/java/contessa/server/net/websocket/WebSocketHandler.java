package contessa.server.net.websocket;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import contessa.server.host.threads.FatalErrors;
import contessa.table.message.EncodedMessage;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The server's end of a WebSocket, an actor with a mailbox: frames are dealt with one after the
 * other on a virtual thread that lives only while some wait. While many wait, nothing more is read
 * (backpressure). Messages leave the outbox while the client takes them (write watermarks).
 */
final class WebSocketHandler extends SimpleChannelInboundHandler<WebSocketFrame>
    implements WebSocketListener.Sender {

  private static final Logger LOG = LoggerFactory.getLogger(WebSocketHandler.class);

  private static final int READ_PAUSE_BYTES = 8_192;

  /** What a frame costs in memory besides its payload. */
  private static final int FRAME_BYTES = 64;

  /**
   * Something for the listener.
   *
   * @param frame null if the client broke the protocol
   */
  private record Arrival(@Nullable WebSocketFrame frame, int status, String reason, long at) {

    int size() {
      return FRAME_BYTES + (frame == null ? 0 : frame.content().readableBytes());
    }
  }

  private static final int LAST_STATUS = 4_999;

  private final WebSocketListener listener;
  private final Executor threads;
  private final LongConsumer delays;
  private final ArrayDeque<Arrival> inbox = new ArrayDeque<>(2);
  private int inboxBytes;
  private boolean busy;
  private boolean over;
  private @Nullable ByteBuf fragments;
  private @Nullable ChannelHandlerContext ctx;
  private @Nullable Outbox outbox;

  /**
   * A handler that reads nothing yet.
   *
   * @param delays is told how long what has arrived waited for a thread, in nanoseconds
   */
  WebSocketHandler(WebSocketListener listener, LongConsumer delays) {
    this(listener, task -> Thread.ofVirtual().name("socket").start(task), delays);
  }

  WebSocketHandler(WebSocketListener listener, Executor threads, LongConsumer delays) {
    this.listener = listener;
    this.threads = threads;
    this.delays = delays;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    ctx = context;
  }

  private ChannelHandlerContext ctx() {
    return Objects.requireNonNull(ctx, "not added yet");
  }

  /** Tells the listener, then begins to read. */
  void start() {
    threads.execute(
        () -> {
          listener.onOpen(this);
          ctx().channel().config().setAutoRead(true);
        });
  }

  // ---- Reading

  @Override
  protected void channelRead0(ChannelHandlerContext context, WebSocketFrame frame) {
    // The heap is counted and collected; a buffer of the pool would have to be given back.
    WebSocketFrame copy =
        frame.replace(Unpooled.wrappedBuffer(ByteBufUtil.getBytes(frame.content())));
    arrive(new Arrival(copy, 0, "", System.nanoTime()));
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable e) {
    FatalErrors.pass(e);
    if (e instanceof CorruptedWebSocketFrameException broken) {
      WebSocketCloseStatus status = broken.closeStatus();
      arrive(new Arrival(null, status.code(), status.reasonText(), System.nanoTime()));
    } else {
      var _ = context.close(); // the client has gone
    }
  }

  private synchronized void arrive(Arrival arrival) {
    inbox.add(arrival);
    inboxBytes += arrival.size();
    if (inboxBytes >= READ_PAUSE_BYTES) {
      ctx().channel().config().setAutoRead(false);
    }
    if (!busy) {
      busy = true;
      threads.execute(() -> work(arrival.at()));
    }
  }

  private void work(long since) {
    delays.accept(System.nanoTime() - since);
    try {
      for (Arrival next = next(); next != null; next = next()) {
        if (!over) {
          take(next);
        }
      }
    } catch (RuntimeException | Error e) {
      LOG.error("A socket failed", e);
      FatalErrors.pass(e);
      var _ = ctx().close();
    }
  }

  private synchronized @Nullable Arrival next() {
    Arrival next = inbox.poll();
    busy = next != null;
    if (next == null) {
      return null;
    }
    boolean paused = inboxBytes >= READ_PAUSE_BYTES;
    inboxBytes -= next.size();
    if (paused && inboxBytes < READ_PAUSE_BYTES) {
      ctx().channel().config().setAutoRead(true);
    }
    return next;
  }

  private void take(Arrival next) {
    WebSocketFrame frame = next.frame();
    if (frame == null) {
      end(next.status(), next.reason());
    } else if (!listener.onFrame()) {
      end(WebSocketCloseStatus.POLICY_VIOLATION.code(), "too many frames");
    } else {
      switch (frame) {
        case TextWebSocketFrame text -> collect(text, next.at());
        case ContinuationWebSocketFrame more -> collect(more, next.at());
        case PingWebSocketFrame ping -> listener.onPing(ping.content().nioBuffer());
        case PongWebSocketFrame _ -> {}
        case CloseWebSocketFrame close -> end(answerTo(close.statusCode()), "");
        default -> end(WebSocketCloseStatus.INVALID_MESSAGE_TYPE.code(), "text only");
      }
    }
  }

  /** Its own status, if that is one that may be sent; the decoder lets some others through. */
  private static int answerTo(int status) {
    return status < 0
        ? WebSocketCloseStatus.NORMAL_CLOSURE.code()
        : status > LAST_STATUS ? WebSocketCloseStatus.PROTOCOL_ERROR.code() : status;
  }

  private void end(int status, String reason) {
    over = true;
    listener.onEnd(status, reason);
  }

  /** Joins the fragments of a message. */
  private void collect(WebSocketFrame frame, long at) {
    ByteBuf whole = frame.content();
    if (fragments != null) {
      whole = fragments.writeBytes(whole);
    } else if (!frame.isFinalFragment()) {
      whole = fragments = Unpooled.buffer().writeBytes(whole);
    }
    if (whole.readableBytes() > WebSocketUpgrade.MAX_MESSAGE) {
      end(WebSocketCloseStatus.MESSAGE_TOO_BIG.code(), "too long");
    } else if (frame.isFinalFragment()) {
      fragments = null;
      listener.onText(whole.toString(UTF_8), at);
    }
  }

  // ---- Writing

  @Override
  public void wake(Outbox full) {
    outbox = full;
    ctx().executor().execute(this::write);
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) {
    write();
  }

  /** Writes what the client takes; a batch shares one system call. */
  private void write() {
    Outbox full = outbox;
    ChannelHandlerContext out = ctx();
    if (full == null) {
      return;
    }
    while (out.channel().isWritable()) {
      Outbox.Item item = full.next();
      switch (item) {
        case null -> {
          out.flush();
          return;
        }
        case Outbox.Item.Text(EncodedMessage message) -> {
          ByteBuf text = Unpooled.wrappedBuffer(message.bytes(), message.from(), message.length());
          var _ = out.write(new TextWebSocketFrame(text), out.voidPromise());
        }
        case Outbox.Item.Pong(ByteBuffer payload) -> {
          ByteBuf same = Unpooled.wrappedBuffer(payload);
          var _ = out.write(new PongWebSocketFrame(same), out.voidPromise());
        }
        case Outbox.Item.End(int status, String why) -> {
          var _ = out.writeAndFlush(new CloseWebSocketFrame(status, why));
          listener.onEnded();
        }
      }
    }
    out.flush();
  }
}
