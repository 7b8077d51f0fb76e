package contessa.cli;

import contessa.server.net.Server;
import contessa.server.net.Settings;
import java.io.PrintWriter;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Serves tables until it is told to stop, and then finishes what it has begun. */
@Command(
    name = "serve",
    description = "Serve tables over HTTP and sockets (also without a command).")
final class ServeCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(names = "--host", paramLabel = "ADDRESS", description = "Listen on this address only.")
  private @Nullable String host;

  @Option(names = "--port", paramLabel = "PORT", description = "Listen here; 8080 if not given.")
  private @Nullable String port;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      defaultValue = "${env:CONTESSA_DATA:-data}",
      description = "Where everything is kept; ${DEFAULT-VALUE} if not given.")
  private Path data;

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    Map<String, String> given = new TreeMap<>();
    if (host != null) {
      given.put("host", host);
    }
    if (port != null) {
      given.put("port", port);
    }
    Server server;
    try {
      server = Server.start(Settings.of(data, given, System.getenv()));
    } catch (Server.CannotStart | IllegalArgumentException e) {
      err.println("contessa: " + e.getMessage());
      return ExitCode.SOFTWARE;
    }
    CountDownLatch stopped = new CountDownLatch(1);
    Thread hook =
        new Thread(
            () -> {
              server.close();
              stopped.countDown();
            },
            "stop");
    Runtime.getRuntime().addShutdownHook(hook);
    out.println("Contessa is served at");
    for (String address : addresses()) {
      out.println("  http://" + address + ":" + server.port());
    }
    out.println("Ctrl-C stops it. What else there is: ./contessa --help");
    out.flush();
    stopped.await();
    return ExitCode.OK;
  }

  private List<String> addresses() {
    List<String> addresses = new ArrayList<>(List.of("localhost"));
    if (host != null) {
      return List.of(host);
    }
    try {
      for (NetworkInterface network : NetworkInterface.networkInterfaces().toList()) {
        for (InetAddress address : network.inetAddresses().toList()) {
          if (address instanceof Inet4Address && address.isSiteLocalAddress() && network.isUp()) {
            addresses.add(address.getHostAddress());
          }
        }
      }
    } catch (SocketException e) {
      // Then there is only this machine to name.
    }
    return addresses;
  }
}
