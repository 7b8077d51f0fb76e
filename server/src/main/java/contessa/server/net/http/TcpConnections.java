package contessa.server.net.http;

import module java.base;

import contessa.server.host.identity.IpNetwork;
import contessa.server.net.limits.Limit;
import contessa.server.net.limits.RateLimits;
import io.netty.channel.Channel;
import org.jspecify.annotations.Nullable;

/** The open TCP connections: limits their number by address, and cuts those past their deadline. */
public final class TcpConnections implements AutoCloseable {

  /** A longer gap between two checks is a pause: the process was stopped, or the machine asleep. */
  private static final long LONGEST_GAP = 2_000;

  /** The most connections of a trusted proxy that have not yet sent a request. */
  private static final int MAX_UNASSIGNED = 1_000;

  private final Set<TcpConnection> open = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();
  private final TrustedProxies proxies;
  private final int maxPerAddress;
  private final RateLimits limits;
  private final SecurityLog securityLog;
  private long checked = TcpConnection.now();

  public TcpConnections(
      TrustedProxies proxies, int maxPerAddress, RateLimits limits, SecurityLog securityLog) {
    this.proxies = proxies;
    this.maxPerAddress = maxPerAddress;
    this.limits = limits;
    this.securityLog = securityLog;
  }

  /** Registers a new connection; null if its address has too many. */
  @Nullable TcpConnection accept(Channel channel) {
    if (!(channel.remoteAddress() instanceof InetSocketAddress peer)) {
      return null; // closed already
    }
    boolean proxy = proxies.trusts(peer.getAddress());
    String clientAddress = IpNetwork.key(peer.getAddress());
    // Many clients share a proxy; once a request names the client, its own address counts.
    int most = proxy ? MAX_UNASSIGNED : maxPerAddress;
    if (!proxy && !limits.take(Limit.CONNECTIONS, clientAddress) || !count(clientAddress, most)) {
      securityLog.refused("too many connections", clientAddress);
      return null;
    }
    TcpConnection connection = new TcpConnection(channel, clientAddress);
    open.add(connection);
    channel.closeFuture().addListener(_ -> over(connection));
    return connection;
  }

  private void over(TcpConnection connection) {
    synchronized (connection) {
      if (open.remove(connection)) {
        forget(connection.clientAddress());
      }
    }
  }

  /**
   * Counts a connection for the address that its latest request came from.
   *
   * @return false if that address has too many
   */
  public boolean assign(TcpConnection connection, String clientAddress) {
    synchronized (connection) {
      String before = connection.clientAddress();
      if (before.equals(clientAddress)) {
        return true;
      }
      if (!count(clientAddress, maxPerAddress)) {
        return false;
      }
      // One that has just ended no longer counts.
      forget(open.contains(connection) ? before : clientAddress);
      connection.clientAddress(clientAddress);
      return true;
    }
  }

  private boolean count(String clientAddress, int most) {
    if (counts.merge(clientAddress, 1, Integer::sum) <= most) {
      return true;
    }
    forget(clientAddress);
    return false;
  }

  private void forget(String clientAddress) {
    counts.computeIfPresent(clientAddress, (_, count) -> count == 1 ? null : count - 1);
  }

  public int count() {
    return open.size();
  }

  /** Cuts what is overdue; a pause of the server does not count. */
  public synchronized void cutOverdue(long now) {
    long gap = now - checked;
    checked = now;
    if (gap > LONGEST_GAP) {
      open.forEach(connection -> connection.extend(gap));
    }
    open.stream().filter(connection -> connection.isDue(now)).forEach(TcpConnection::cut);
  }

  @Override
  public void close() {
    open.forEach(TcpConnection::cut);
  }
}
