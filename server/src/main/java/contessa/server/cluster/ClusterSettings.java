package contessa.server.cluster;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.List;

/**
 * How a node finds the others.
 *
 * @param address the address of this machine at which the other nodes reach it
 * @param members the addresses of all nodes, each with or without a port
 * @param secret the same on all nodes
 * @param isPublicAllowed whether the address may be one that the internet can reach
 */
public record ClusterSettings(
    String address, int port, List<String> members, String secret, boolean isPublicAllowed) {

  private static final int SHORTEST_SECRET = 16;

  public ClusterSettings {
    members = List.copyOf(members);
    check(port > 0 && port <= 65_535, "cluster-port must be 1 to 65535, not " + port);
    check(!members.isEmpty(), "cluster-members must name the nodes of the cluster");
    check(
        secret.length() >= SHORTEST_SECRET,
        "cluster-secret must have at least " + SHORTEST_SECRET + " characters");
    InetAddress own = resolve(address);
    check(!own.isAnyLocalAddress(), "cluster-address must be one address of this machine, not all");
    check(
        isPublicAllowed || isPrivate(own),
        "cluster-address is public, and nodes talk without encryption: use a private network, or"
            + " set cluster-public = true");
  }

  private static void check(boolean valid, String message) {
    if (!valid) {
      throw new IllegalArgumentException(message);
    }
  }

  private static InetAddress resolve(String address) {
    try {
      return InetAddress.getByName(address);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException("cluster-address is unknown: " + address, e);
    }
  }

  /** Whether the address is one of this machine. */
  boolean isOfThisMachine() {
    try {
      return NetworkInterface.getByInetAddress(resolve(address)) != null;
    } catch (SocketException e) {
      throw new IllegalStateException("the addresses of this machine cannot be read", e);
    }
  }

  /** Loopback, link-local and private networks, and the shared range that overlays use. */
  static boolean isPrivate(InetAddress address) {
    byte[] bytes = address.getAddress();
    boolean isUniqueLocal = address instanceof Inet6Address && (bytes[0] & 0xfe) == 0xfc;
    boolean isShared = bytes.length == 4 && bytes[0] == 100 && (bytes[1] & 0xc0) == 64;
    return address.isLoopbackAddress()
        || address.isLinkLocalAddress()
        || address.isSiteLocalAddress()
        || isUniqueLocal
        || isShared;
  }
}
