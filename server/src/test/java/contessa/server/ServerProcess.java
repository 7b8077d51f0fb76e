package contessa.server;

import java.nio.file.Path;
import java.util.Map;

/** A server as a process that can be stopped and killed; it prints its port. */
final class ServerProcess {

  private ServerProcess() {}

  static void main(String[] args) throws Exception {
    Map<String, String> given = Map.of("host", "127.0.0.1", "port", "0", "millis", "5");
    Server server = Server.start(Settings.of(Path.of(args[0]), given, Map.of()));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    System.out.println(server.port());
    server.broken().join();
  }
}
