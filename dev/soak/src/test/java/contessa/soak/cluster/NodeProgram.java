package contessa.soak.cluster;

import module java.base;

import contessa.server.Server;
import contessa.server.Settings;
import contessa.server.host.threads.SteadyClock;

/** A node as a program; it prints its port when it has joined. */
final class NodeProgram {

  private NodeProgram() {}

  /** Its folder, address, database, port of the cluster and all members. */
  static void main(String[] args) throws Exception {
    Map<String, String> given = new TreeMap<>(Map.of("port", "0", "millis", "5"));
    given.put("host", args[1]);
    given.put("database", args[2]);
    given.put("cluster", "true");
    given.put("cluster-address", args[1]);
    given.put("cluster-port", args[3]);
    given.put("cluster-members", args[4]);
    given.put("cluster-secret", "a secret for this run");
    given.put("trusted-proxies", "127.0.0.1," + Namespaces.BRIDGE_ADDRESS);
    Settings settings = Settings.of(Path.of(args[0]), given, Map.of());
    Server server = Server.start(settings, SteadyClock.start(), NodeProgram::isOfThisMachine);
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    System.out.println(server.port());
    server.broken().join();
  }

  /** Push messages of a run must not leave the machine. */
  private static boolean isOfThisMachine(String pushService) {
    return pushService.startsWith("http://127.0.0.1:");
  }
}
