package contessa.server.net.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.common.socket.PlainSocket;
import io.helidon.common.socket.SocketOptions;
import io.helidon.common.task.InterruptableTask;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.http.Status;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionListener;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.http1.spi.Http1Upgrader;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.lang.reflect.Field;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Connects Helidon's connections to ours: when they begin, what they receive and when they end. All
 * code that depends on Helidon's internals is here and in {@code WebSocketUpgrade}.
 */
public final class HelidonAdapter implements ServerConnectionSelector {

  private static final int LONGEST_HEADERS = 8 * 1_024;

  private static final byte[] NOTHING = {};

  private static final @Nullable Field READ_BUFFER = readBuffer();

  private final TcpConnections connections;
  private final Http1ConnectionSelector http;

  public HelidonAdapter(TcpConnections connections, Http1Upgrader upgrade) {
    this.connections = connections;
    http =
        Http1ConnectionSelector.builder()
            .config(
                Http1Config.builder()
                    .maxHeadersSize(LONGEST_HEADERS)
                    .addReceiveListener(new ReceiveListener())
                    .build())
            .addUpgrader(upgrade)
            .build();
  }

  private static @Nullable Field readBuffer() {
    try {
      Field field = PlainSocket.class.getDeclaredField("readBuffer");
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException | RuntimeException e) {
      return null; // connections take more memory then
    }
  }

  /**
   * Lets go of the 8 KiB that Helidon keeps for reading as long as a connection lasts. Nobody may
   * read from it through Helidon after that.
   *
   * @return false if this version of Helidon has no such buffer
   */
  public static boolean dropReadBuffer(HelidonSocket connection) {
    if (READ_BUFFER == null || !(connection instanceof PlainSocket socket)) {
      return false;
    }
    try {
      READ_BUFFER.set(socket, NOTHING);
      return true;
    } catch (IllegalAccessException e) {
      return false;
    }
  }

  @Override
  public int bytesToIdentifyConnection() {
    return http.bytesToIdentifyConnection();
  }

  @Override
  public Support supports(BufferData data) {
    return http.supports(data);
  }

  @Override
  public Set<String> supportedApplicationProtocols() {
    return http.supportedApplicationProtocols();
  }

  @Override
  public ServerConnection connection(ConnectionContext transport) {
    return new TrackedConnection(http.connection(transport), transport.remotePeer().address());
  }

  /** Socket options whose side effect is to register each new connection. */
  public SocketOptions options() {
    return new RegisteringOptions(SocketOptions.builder().tcpNoDelay(true).build());
  }

  /** Reports the end of a connection, which Helidon does not. */
  private final class TrackedConnection implements ServerConnection, InterruptableTask<Void> {
    private final ServerConnection connection;
    private final SocketAddress from;
    private final TcpConnection tcp;

    TrackedConnection(ServerConnection connection, SocketAddress from) {
      this.connection = connection;
      this.from = from;
      tcp = connections.of(from);
    }

    @Override
    public void handle(Limit limit) throws InterruptedException {
      try {
        connection.handle(limit);
      } finally {
        connections.over(from, tcp);
      }
    }

    @Override
    public boolean canInterrupt() {
      return connection instanceof InterruptableTask<?> task && task.canInterrupt();
    }

    @Override
    public Duration idleTime() {
      return connection.idleTime();
    }

    @Override
    public void close(boolean interrupt) {
      connection.close(interrupt);
    }
  }

  private final class ReceiveListener implements Http1ConnectionListener {
    @Override
    public void data(ConnectionContext transport, byte[] bytes, int position, int length) {
      connections.of(transport.remotePeer().address()).heard();
    }

    @Override
    public void data(ConnectionContext transport, BufferData data) {
      connections.of(transport.remotePeer().address()).heard();
    }

    @Override
    public void prologue(ConnectionContext transport, HttpPrologue prologue) {
      if (!prologue.uriPath().rawPath().startsWith("/")) {
        throw RequestBodies.refused(Status.BAD_REQUEST_400);
      }
    }

    @Override
    public void headers(ConnectionContext transport, Headers headers) {
      RequestBodies.check(headers);
      connections.of(transport.remotePeer().address()).asked();
    }
  }

  /** Socket options that see every new socket before anything is read from it. */
  private final class RegisteringOptions implements SocketOptions {
    private final SocketOptions usual;

    RegisteringOptions(SocketOptions usual) {
      this.usual = usual;
    }

    @Override
    public void configureSocket(SocketChannel channel) {
      connections.accept(channel.socket());
      usual.configureSocket(channel);
    }

    @Override
    public void configureSocket(Socket socket) {
      connections.accept(socket);
      usual.configureSocket(socket);
    }

    @Override
    public Map<SocketOption<?>, Object> socketOptions() {
      return usual.socketOptions();
    }

    @Override
    public Duration connectTimeout() {
      return usual.connectTimeout();
    }

    @Override
    public Duration readTimeout() {
      return usual.readTimeout();
    }

    @Override
    public Optional<Integer> socketReceiveBufferSize() {
      return usual.socketReceiveBufferSize();
    }

    @Override
    public Optional<Integer> socketSendBufferSize() {
      return usual.socketSendBufferSize();
    }

    @Override
    public boolean socketReuseAddress() {
      return usual.socketReuseAddress();
    }

    @Override
    public boolean socketKeepAlive() {
      return usual.socketKeepAlive();
    }

    @Override
    public boolean tcpNoDelay() {
      return usual.tcpNoDelay();
    }
  }
}
