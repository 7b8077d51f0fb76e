package contessa.cli;

import contessa.server.journal.JournalFailure;
import contessa.server.net.LocalAddresses;
import contessa.server.net.QrCodes;
import contessa.server.net.Server;
import contessa.server.net.Settings;
import java.io.Console;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves tables until it is told to stop, and then finishes what it has begun. */
@Command(
    name = "serve",
    description = "Serve tables over HTTP and sockets (also without a command).")
final class ServeCommand extends DataCommand {

  @Option(names = "--host", paramLabel = "ADDRESS", description = "Listen on this address only.")
  private @Nullable String host;

  @Option(names = "--port", paramLabel = "PORT", description = "Listen here; 8080 if not given.")
  private @Nullable String port;

  @Option(
      names = "--origin",
      paramLabel = "URL",
      description = "Where browsers find it, if a proxy changes that.")
  private List<String> origins = List.of();

  @Option(
      names = "--trusted-proxy",
      paramLabel = "ADDRESS",
      description = "A proxy that says where requests come from; or a network, as 10.0.0.0/8.")
  private List<String> proxies = List.of();

  @Option(names = "--secure", description = "Reached by https only, through a proxy.")
  private boolean secure;

  @Option(names = "--log", paramLabel = "FORM", description = "Write the log as text or json.")
  private @Nullable String log;

  @Option(
      names = "--no-push",
      description = "Call nobody through a push service; no other server is ever asked.")
  private boolean withoutPush;

  @Option(names = "--no-qr", description = "Draw no QR code of the address.")
  private boolean withoutQr;

  @Override
  void work() throws Server.CannotStart {
    Settings settings = Settings.of(data, given(), System.getenv());
    // Read when the first thing is logged, which is in the next line.
    System.setProperty("contessa.log", settings.log());
    Server server = Server.start(settings);
    CompletableFuture<Optional<Throwable>> ended = new CompletableFuture<>();
    Thread hook =
        new Thread(
            () -> {
              server.close();
              ended.complete(Optional.empty());
            },
            "stop");
    Runtime.getRuntime().addShutdownHook(hook);
    var _ = server.broken().thenAccept(why -> ended.complete(Optional.of(why)));
    greet(spec.commandLine().getOut(), settings, server.port());
    Optional<Throwable> broken = ended.join();
    if (broken.isPresent()) {
      throw new JournalFailure(
          "the journal cannot be written, so this is the end: " + broken.get().getMessage(),
          broken.get());
    }
  }

  private Map<String, String> given() {
    Map<String, String> given = new TreeMap<>();
    put(given, "host", host);
    put(given, "port", port);
    put(given, "log", log);
    put(given, "origins", origins.isEmpty() ? null : String.join(",", origins));
    put(given, "trusted-proxies", proxies.isEmpty() ? null : String.join(",", proxies));
    put(given, "secure", secure ? "true" : null);
    put(given, "push", withoutPush ? "false" : null);
    return given;
  }

  private static void put(Map<String, String> given, String name, @Nullable String value) {
    if (value != null) {
      given.put(name, value);
    }
  }

  private void greet(PrintWriter out, Settings settings, int port) {
    List<String> addresses = addresses(settings, port);
    out.println("Contessa is served at");
    addresses.forEach(address -> out.println("  " + address));
    // The last one is what others can reach; this machine's own name is of no use to a telephone.
    String forOthers = addresses.getLast();
    if (!withoutQr && !forOthers.contains("//localhost:") && drawsBlocks(System.console())) {
      out.print(QrCodes.halfBlocks(forOthers));
    }
    out.println("Ctrl-C stops it. What else there is: ./contessa --help");
    out.flush();
  }

  private static List<String> addresses(Settings settings, int port) {
    if (!settings.origins().isEmpty()) {
      return settings.origins();
    }
    Stream<String> hosts =
        settings.isEverywhere()
            ? Stream.concat(Stream.of("localhost"), LocalAddresses.inTheNetwork().stream())
            : Stream.of(settings.host());
    return hosts.map(host -> "http://" + host + ":" + port).toList();
  }

  private static boolean drawsBlocks(@Nullable Console console) {
    return console != null
        && console.isTerminal()
        && console.charset().newEncoder().canEncode('▀')
        && !"dumb".equals(System.getenv("TERM"));
  }
}
