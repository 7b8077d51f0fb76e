package contessa.server.net.http;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import java.util.concurrent.TimeUnit;

/**
 * Slow-client timeouts: a TCP connection and the deadline of its current step. A client that writes
 * slowly or does not read holds up only its own connection, and not for long.
 */
public final class TcpConnection extends ChannelInboundHandlerAdapter {

  /** Time for a whole request, headers and body. */
  private static final long TO_SEND_REQUEST = 5_000;

  private static final long TO_BE_ANSWERED = 30_000;
  private static final long BETWEEN_REQUESTS = 60_000;
  private static final long TO_CLOSE = 1_000;

  private final Channel channel;
  private volatile String clientAddress;
  private boolean betweenRequests;
  private long until;

  /**
   * A new connection.
   *
   * @param clientAddress the address that limits count
   */
  public TcpConnection(Channel channel, String clientAddress) {
    this.channel = channel;
    this.clientAddress = clientAddress;
    within(TO_SEND_REQUEST);
  }

  Channel channel() {
    return channel;
  }

  /** Counts the connection under another address, which a trusted proxy has named. */
  void clientAddress(String address) {
    clientAddress = address;
  }

  String clientAddress() {
    return clientAddress;
  }

  @Override
  public void channelRead(ChannelHandlerContext ctx, Object bytes) {
    heard();
    ctx.fireChannelRead(bytes);
  }

  private synchronized void heard() {
    if (betweenRequests) {
      betweenRequests = false;
      within(TO_SEND_REQUEST);
    }
  }

  /** The headers have arrived; a body may follow. */
  synchronized void asked() {
    within(TO_SEND_REQUEST);
  }

  /** The whole request has arrived. */
  synchronized void answering() {
    within(TO_BE_ANSWERED);
  }

  synchronized void answered() {
    betweenRequests = true;
    within(BETWEEN_REQUESTS);
  }

  /** It is a WebSocket or stream from now on, without a deadline. */
  public synchronized void lasting() {
    until = Long.MAX_VALUE;
  }

  /** A close frame has been sent. */
  public synchronized void closing() {
    within(TO_CLOSE);
  }

  /** The server was paused and could not listen. */
  synchronized void extend(long millis) {
    if (until != Long.MAX_VALUE) {
      until += millis;
    }
  }

  private void within(long millis) {
    until = now() + millis;
  }

  /** Runs an action at the end of the connection, for whatever reason, in a thread of its own. */
  public void onClose(Runnable action) {
    channel.closeFuture().addListener(_ -> Thread.ofVirtual().name("closed").start(action));
  }

  /** Resets the connection. */
  public void cut() {
    channel.config().setOption(ChannelOption.SO_LINGER, 0);
    var _ = channel.close();
  }

  /** Whether its deadline has passed. */
  synchronized boolean isDue(long now) {
    return now > until;
  }

  public static long now() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
  }
}
