package contessa.soak.cluster;

import module java.base;

/**
 * Where a node runs.
 *
 * @param prefix what comes before its command
 * @param port the one of the cluster
 * @param databaseHost where it finds the database
 */
record NodePlace(List<String> prefix, String address, int port, String databaseHost) {

  private static final String HERE = "127.0.0.1";

  /** Below the ports that systems choose themselves. */
  private static final int FIRST_PORT = 15_701;

  /** Places for this many nodes on this machine. */
  static List<NodePlace> onThisMachine(int count) {
    List<NodePlace> places = new ArrayList<>();
    for (int port = FIRST_PORT; places.size() < count; port++) {
      try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        places.add(new NodePlace(List.of(), HERE, port, HERE));
      } catch (IOException e) {
        // The port is taken; the next one may be free.
      }
    }
    return places;
  }
}
