package contessa.cli;

import module java.base;

import contessa.server.Server;
import contessa.server.Setting;
import contessa.server.Settings;
import contessa.server.host.threads.FatalErrors;
import contessa.server.journal.JournalFailure;
import contessa.server.net.http.LocalAddresses;
import contessa.server.net.pages.QrCodes;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves tables until it is stopped, then shuts down in order. */
@Command(
    name = "serve",
    description = "Serve the game over HTTP and WebSockets (the default command).")
final class ServeCommand extends DataCommand {

  @Option(names = "--host", paramLabel = "ADDRESS", description = "Listen on this address only.")
  private @Nullable String host;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "The port to listen on; default 8080.")
  private @Nullable Integer port;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "Keep the data in PostgreSQL: jdbc:postgresql://HOST/NAME?user=USER.")
  private @Nullable String database;

  @Option(
      names = "--cluster",
      description = "Be a node of a cluster; see the settings cluster-members and cluster-secret.")
  private boolean cluster;

  @Option(
      names = "--origin",
      paramLabel = "URL",
      description = "The public address, if a proxy changes it; can be repeated.")
  private List<String> origins = List.of();

  @Option(
      names = "--trusted-proxy",
      paramLabel = "ADDRESS",
      description =
          "A proxy whose X-Forwarded-For is trusted; an address or a network, e.g. 10.0.0.0/8.")
  private List<String> proxies = List.of();

  @Option(
      names = "--secure",
      description = "Clients reach the server over HTTPS only, through a proxy.")
  private boolean secure;

  @Option(
      names = "--log",
      paramLabel = "FORM",
      description = "The format of the log: text or json.")
  private @Nullable String log;

  @Option(
      names = "--log-level",
      paramLabel = "LEVEL",
      description = "The least that is logged: debug, info, warn or error.")
  private @Nullable String logLevel;

  @Option(names = "--no-push", description = "Send no push notifications; contact no other server.")
  private boolean withoutPush;

  @Option(names = "--no-qr", description = "Do not print a QR code of the address.")
  private boolean withoutQr;

  @Override
  void work() throws Server.CannotStart {
    // A wrong setting is told in the form of the log, too.
    if ("json".equals(log != null ? log : System.getenv("CONTESSA_LOG"))) {
      System.setProperty("contessa.log", "json");
    }
    Settings settings = Settings.of(data, given(), System.getenv());
    // The logger reads these when it is first used, below.
    System.setProperty("contessa.log", settings.text(Setting.LOG));
    System.setProperty("contessa.log.level", settings.text(Setting.LOG_LEVEL));
    FatalErrors.watch();
    Server server = Server.start(settings);
    server.context().metrics().build(Version.number());
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
          "cannot write the journal; the server has stopped: " + broken.get().getMessage(),
          broken.get());
    }
  }

  private Map<String, String> given() {
    Map<String, String> given = new TreeMap<>();
    put(given, "host", host);
    put(given, "port", port == null ? null : String.valueOf(port));
    put(given, "database", database);
    put(given, "cluster", cluster ? "true" : null);
    put(given, "log", log);
    put(given, "log-level", logLevel);
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
    if (settings.text(Setting.LOG).equals("json")) {
      logger().info("{}, at {}", Version.line(), String.join(", ", addresses));
      return;
    }
    out.println(Version.line() + ", data in " + settings.data().toAbsolutePath() + ", running at");
    addresses.forEach(address -> out.println("  " + address));
    // The last address is reachable from other devices; localhost is of no use to a phone.
    String forOthers = addresses.getLast();
    if (!withoutQr && !forOthers.contains("//localhost:") && drawsBlocks(System.console())) {
      out.print(QrCodes.halfBlocks(forOthers));
    }
    out.println("Press Ctrl-C to stop. Other commands: " + Contessa.launcher() + " --help");
    out.flush();
  }

  /** Not before the settings are known, which say how it writes. */
  private static Logger logger() {
    return LoggerFactory.getLogger(ServeCommand.class);
  }

  @Override
  void fail(String message) {
    if ("json".equals(System.getProperty("contessa.log"))) {
      logger().error(message);
    } else {
      super.fail(message);
    }
  }

  static List<String> addresses(Settings settings, int port) {
    List<String> origins = settings.list(Setting.ORIGINS);
    if (!origins.isEmpty()) {
      return origins;
    }
    Stream<String> hosts =
        settings.isEverywhere()
            ? Stream.concat(Stream.of("localhost"), LocalAddresses.inTheNetwork().stream())
            : Stream.of(settings.text(Setting.HOST));
    return hosts.map(host -> "http://" + LocalAddresses.inUrl(host) + ":" + port).toList();
  }

  private static boolean drawsBlocks(@Nullable Console console) {
    return console != null
        && console.isTerminal()
        && console.charset().newEncoder().canEncode('▀')
        && !"dumb".equals(System.getenv("TERM"));
  }
}
