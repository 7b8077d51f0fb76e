package contessa.server.net.http;

import module java.base;

/** This machine's addresses. */
public final class LocalAddresses {

  private static final Set<String> OURSELVES = Set.of("localhost", "127.0.0.1", "[::1]");

  private LocalAddresses() {}

  /** The addresses under which others in the same network reach this machine. */
  public static List<String> inTheNetwork() {
    List<String> addresses = new ArrayList<>();
    try {
      for (NetworkInterface network : NetworkInterface.networkInterfaces().toList()) {
        for (InetAddress address : network.inetAddresses().toList()) {
          if (address instanceof Inet4Address && address.isSiteLocalAddress() && network.isUp()) {
            addresses.add(address.getHostAddress());
          }
        }
      }
    } catch (SocketException e) {
      // Without a network there are none.
    }
    return addresses;
  }

  /** A host as it stands in a URL: an IPv6 address in brackets. */
  public static String inUrl(String host) {
    return host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
  }

  /** Replaces localhost by this machine's address in the network. */
  static String seenByOthers(String hostAndPort) {
    int colon = hostAndPort.lastIndexOf(':');
    boolean hasPort = colon > hostAndPort.lastIndexOf(']');
    String host = hasPort ? hostAndPort.substring(0, colon) : hostAndPort;
    if (!OURSELVES.contains(host)) {
      return hostAndPort;
    }
    return inTheNetwork().stream()
        .findFirst()
        .map(address -> address + hostAndPort.substring(host.length()))
        .orElse(hostAndPort);
  }
}
