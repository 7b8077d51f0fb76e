package contessa.server.net.websocket;

import contessa.server.net.http.SelectedSocket;
import contessa.server.net.http.SocketSelector;
import contessa.server.net.http.TcpConnection;
import contessa.table.message.EncodedMessage;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.webserver.spi.ServerConnection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;

/**
 * The server's end of a WebSocket. Helidon's thread for the connection only waits until it has
 * ended, since Helidon closes it then.
 */
final class WebSocketConnection implements ServerConnection {

  static final int MAX_MESSAGE = 4_096;
  static final int MAX_CONTROL = 125;

  static final int NORMAL = 1000;
  static final int GOING_AWAY = 1001;
  static final int PROTOCOL_ERROR = 1002;
  static final int UNSUPPORTED_DATA = 1003;
  static final int INVALID_TEXT = 1007;
  static final int POLICY = 1008;
  static final int TOO_BIG = 1009;

  /** What arrives on the connection, one after the other. */
  interface Listener {
    void onOpen(Writer writer);

    /** A frame of any kind has come; false if the client sends too many. */
    boolean onFrame();

    void onText(String text);

    void onPing(ByteBuffer payload);

    /** The connection is to be closed with this status, which the listener writes. */
    void onEnd(int status, String reason);

    /** The connection has ended, for whatever reason; nothing can be written any more. */
    void onGone();
  }

  /** What can be sent on the connection, by one thread. */
  interface Writer {
    /**
     * Sends a message.
     *
     * @param more whether something else follows at once, so that both can be sent together
     */
    void text(EncodedMessage message, boolean more);

    /**
     * Sends a message without waiting for the client.
     *
     * @return false if a part of it is left, which {@link #flush} sends
     */
    boolean offer(EncodedMessage message);

    /** Sends what is left of a message, however long that takes. */
    void flush();

    void pong(ByteBuffer payload);

    void close(int status, String reason);
  }

  private final SocketSelector selector;
  private final TcpConnection connection;
  private final byte[] early;
  private final Listener listener;
  private final FrameReader frames;
  private volatile long heardAt = System.nanoTime();

  /**
   * A connection that has been upgraded.
   *
   * @param early what the client has sent since, as far as it has been read
   */
  WebSocketConnection(
      SocketSelector selector, TcpConnection connection, byte[] early, Listener listener) {
    this.selector = selector;
    this.connection = connection;
    this.early = early;
    this.listener = listener;
    frames = new FrameReader(listener);
  }

  @Override
  public void handle(Limit limit) throws InterruptedException {
    try {
      SelectedSocket socket = new SelectedSocket(selector, connection.channel(), this::received);
      connection.onCut(socket::end);
      try {
        listener.onOpen(new FrameWriter(socket));
        socket.start(early);
        socket.awaitEnd();
      } finally {
        socket.end();
      }
    } catch (IOException e) {
      // The client has gone already.
    } finally {
      listener.onGone();
    }
  }

  private void received(byte[] bytes) {
    heardAt = System.nanoTime();
    frames.read(bytes);
  }

  @Override
  public Duration idleTime() {
    return Duration.ofNanos(System.nanoTime() - heardAt);
  }

  @Override
  public void close(boolean interrupt) {
    listener.onGone();
    connection.cut();
  }
}
