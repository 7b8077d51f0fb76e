package contessa.server;

import module java.base;

/**
 * A server as a process that can be stopped and killed; it prints its port. With a second argument
 * it fills that part of its heap first.
 */
final class ServerProcess {

  private ServerProcess() {}

  static void main(String[] args) throws Exception {
    Map<String, String> given = Map.of("host", "127.0.0.1", "port", "0", "millis", "5");
    Server server = Server.start(Settings.of(Path.of(args[0]), given, Map.of()));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    List<byte[]> held = new ArrayList<>();
    if (args.length > 1) {
      Runtime heap = Runtime.getRuntime();
      double wanted = Double.parseDouble(args[1]) * heap.maxMemory();
      while (heap.totalMemory() - heap.freeMemory() < wanted) {
        held.add(new byte[10_000]);
      }
    }
    System.out.println(server.port());
    try {
      server.broken().join();
    } finally {
      Reference.reachabilityFence(held);
    }
  }
}
