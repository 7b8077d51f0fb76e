package contessa.server.net;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** The connections that are open: so many from one place, and none longer than it may be. */
final class TcpConnections implements AutoCloseable {

  private static final long GLANCE = 500;

  private final Map<SocketAddress, TcpConnection> open = new ConcurrentHashMap<>();
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();
  private final TrustedProxies proxies;
  private final int maxPerAddress;
  private final Thread watchman;

  TcpConnections(TrustedProxies proxies, int maxPerAddress) {
    this.proxies = proxies;
    this.maxPerAddress = maxPerAddress;
    watchman = Thread.ofVirtual().name("watchman").start(this::watch);
  }

  /**
   * Takes a new connection in.
   *
   * @throws UncheckedIOException if there are too many from there; it is to be closed
   */
  void accept(Socket socket) {
    SocketAddress from = socket.getRemoteSocketAddress();
    if (!(from instanceof InetSocketAddress peer)) {
      throw new UncheckedIOException(new IOException("gone already"));
    }
    String clientAddress = TrustedProxies.clientAddress(peer.getAddress());
    // Behind a proxy there are many places; they are told apart later.
    int most = proxies.trusts(peer.getAddress()) ? Integer.MAX_VALUE : maxPerAddress;
    if (counts.merge(clientAddress, 1, Integer::sum) > most) {
      forget(clientAddress);
      throw new UncheckedIOException(
          new IOException("too many connections from one clientAddress"));
    }
    open.put(from, new TcpConnection(socket, clientAddress, TcpConnection.now()));
  }

  TcpConnection of(SocketAddress from) {
    return Objects.requireNonNull(open.get(from), "a connection that was not taken in");
  }

  void over(SocketAddress from) {
    TcpConnection gone = open.remove(from);
    if (gone != null) {
      forget(gone.clientAddress());
      gone.over();
    }
  }

  private void forget(String clientAddress) {
    counts.computeIfPresent(clientAddress, (_, count) -> count == 1 ? null : count - 1);
  }

  int count() {
    return open.size();
  }

  private void watch() {
    try {
      while (true) {
        Thread.sleep(GLANCE);
        cutOverdue(TcpConnection.now());
      }
    } catch (InterruptedException e) {
      // The server stops.
    }
  }

  void cutOverdue(long now) {
    open.forEach(
        (from, connection) -> {
          if (connection.isDue(now)) {
            connection.cut();
            over(from);
          }
        });
  }

  @Override
  public void close() {
    watchman.interrupt();
    open.values().forEach(TcpConnection::cut);
  }
}
