package contessa.soak.cluster;

import module java.base;

/**
 * A network for each node, with a bridge between them. What a node sends to another one can be lost
 * without a word. Needs Linux, root and the command {@code ip}.
 */
final class Namespaces implements AutoCloseable {

  static final String NETWORK = "10.77.0.0/24";

  /** Where the nodes see this machine. */
  static final String BRIDGE_ADDRESS = "10.77.0.1";

  private static final String BRIDGE = "contessa0";
  private static final int PORT = 5701;

  private final int count;
  private final List<String> cuts = new ArrayList<>();

  private Namespaces(int count) {
    this.count = count;
  }

  /** Makes the networks. */
  static Namespaces open(int count) throws IOException, InterruptedException {
    Namespaces networks = new Namespaces(count);
    networks.close(); // what an earlier run has left
    run("ip link add " + BRIDGE + " type bridge");
    run("ip addr add " + BRIDGE_ADDRESS + "/24 dev " + BRIDGE);
    run("ip link set " + BRIDGE + " up");
    for (int node = 0; node < count; node++) {
      String name = name(node);
      run("ip netns add " + name);
      run("ip link add " + name + " type veth peer name eth0 netns " + name);
      run("ip link set " + name + " master " + BRIDGE + " up");
      run("ip -n " + name + " addr add " + address(node) + "/24 dev eth0");
      run("ip -n " + name + " link set lo up");
      run("ip -n " + name + " link set eth0 up");
    }
    return networks;
  }

  private static String name(int node) {
    return "contessa-" + (char) ('a' + node);
  }

  private static String address(int node) {
    return "10.77.0." + (11 + node);
  }

  List<NodePlace> places() {
    List<NodePlace> places = new ArrayList<>();
    for (int node = 0; node < count; node++) {
      List<String> prefix = List.of("ip", "netns", "exec", name(node));
      places.add(new NodePlace(prefix, address(node), PORT, BRIDGE_ADDRESS));
    }
    return places;
  }

  /** Loses what one node sends to another. */
  void cut(int from, int to) throws IOException, InterruptedException {
    cut(from, address(to));
  }

  /** Loses what a node sends to the database and to clients. */
  void cutFromOutside(int from) throws IOException, InterruptedException {
    cut(from, BRIDGE_ADDRESS);
  }

  private void cut(int from, String to) throws IOException, InterruptedException {
    run("ip -n " + name(from) + " route add blackhole " + to + "/32");
    cuts.add("ip -n " + name(from) + " route del blackhole " + to + "/32");
  }

  void heal() throws IOException, InterruptedException {
    for (String cut : cuts) {
      run(cut);
    }
    cuts.clear();
  }

  private static void run(String command) throws IOException, InterruptedException {
    if (status(command) != 0) {
      throw new IOException("this needs Linux and root: " + command);
    }
  }

  private static int status(String command) throws IOException, InterruptedException {
    return new ProcessBuilder(Arrays.asList(command.split(" ", -1)))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }

  @Override
  public void close() throws IOException {
    try {
      for (int node = 0; node < count; node++) {
        status("ip netns del " + name(node));
        status("ip link del " + name(node));
      }
      status("ip link del " + BRIDGE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
