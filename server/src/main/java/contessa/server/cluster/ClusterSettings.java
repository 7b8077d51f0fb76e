package contessa.server.cluster;

import module java.base;

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
  private static final int ANSWER_MILLIS = 1_000;

  public ClusterSettings {
    members = List.copyOf(members);
    check(port > 0 && port <= 65_535, "cluster-port must be 1 to 65535, not " + port);
    check(!members.isEmpty(), "cluster-members must name the nodes of the cluster");
    for (String member : members) {
      check(
          isPlace(member),
          "cluster-members must be like node1, 10.0.0.1:5701 or [fd00::1]:5701, not " + member);
    }
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

  /** The address in numbers: the library takes no names. */
  String ip() {
    return resolve(address).getHostAddress();
  }

  /**
   * Whether this node can listen at its address.
   *
   * @throws IllegalStateException with the reason if it cannot
   */
  void probe() {
    InetAddress own = resolve(address);
    String where = "cannot join the cluster: cluster-address " + address;
    try (ServerSocket socket = new ServerSocket()) {
      if (NetworkInterface.getByInetAddress(own) == null) {
        throw new IllegalStateException(where + " is not an address of this machine");
      }
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(own, port));
    } catch (IOException e) {
      throw new IllegalStateException(
          where + ": cluster-port " + port + " is taken, or may not be used", e);
    }
  }

  /** The members that answer: with none in the cluster, they may have another secret. */
  List<String> answering() {
    return members.stream().filter(this::isAnswering).toList();
  }

  private static boolean isPlace(String member) {
    try {
      URI place = new URI("node://" + member);
      return place.getHost() != null
          && place.getAuthority().equals(member)
          && place.getPort() != 0
          && place.getPort() <= 65_535;
    } catch (URISyntaxException e) {
      return false;
    }
  }

  private boolean isAnswering(String member) {
    try (Socket socket = new Socket()) {
      URI place = new URI("node://" + member);
      InetSocketAddress at =
          new InetSocketAddress(
              InetAddress.getByName(place.getHost()), place.getPort() < 0 ? port : place.getPort());
      if (at.equals(new InetSocketAddress(resolve(address), port))) {
        return false;
      }
      socket.connect(at, ANSWER_MILLIS);
      return true;
    } catch (IOException | URISyntaxException e) {
      return false; // it is down
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
