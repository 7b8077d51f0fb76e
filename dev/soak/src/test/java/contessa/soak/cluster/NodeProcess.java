package contessa.soak.cluster;

import module java.base;

import contessa.server.AdminClient;
import contessa.testkit.ChildProcess;

/** A {@link NodeProgram} in a process of its own. What it logs is next to its folder. */
final class NodeProcess implements AutoCloseable {

  /** Hazelcast uses what JDK 25 warns about. */
  private static final List<String> OPTIONS =
      List.of("-Xmx300m", "--sun-misc-unsafe-memory-access=allow");

  private final ChildProcess process;
  private final Path folder;
  private final String address;
  private String port = "";

  NodeProcess(Path folder, NodePlace place, String database, String members) throws IOException {
    this.folder = folder;
    address = place.address();
    List<String> arguments =
        List.of(
            folder.toString(), place.address(), database, String.valueOf(place.port()), members);
    Path log = folder.resolveSibling(folder.getFileName() + ".log");
    process = ChildProcess.start(place.prefix(), OPTIONS, NodeProgram.class, arguments, log);
  }

  /** Waits until it has joined; where its pages are. */
  String origin() throws IOException {
    if (port.isEmpty()) {
      String line = process.line();
      if (line == null) {
        throw new IOException("a node did not start; its folder has the log");
      }
      port = line;
    }
    return "http://" + address + ":" + port;
  }

  /** Sends a signal by its name, such as {@code STOP}. */
  void signal(String name) throws IOException, InterruptedException {
    process.signal(name);
  }

  /** Gives its tables to other nodes, or takes a share again. */
  void drain(boolean draining) throws IOException {
    var _ = AdminClient.order(folder, draining ? "drain" : "accept");
  }

  /** Waits for its end and returns its exit status. */
  int status() throws InterruptedException {
    return process.status();
  }

  /** Like {@code kill -9}; returns when it has ended. */
  @Override
  public void close() {
    process.close();
  }
}
