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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** Serves tables until it is stopped, then shuts down in order. */
@Command(
    name = "serve",
    description = "Serve the game over HTTP and WebSockets (the default command).")
final class ServeCommand extends DataCommand {

  /** Settings that are options, too. */
  private static final Map<String, Setting> OPTIONS =
      Map.of(
          "--host", Setting.HOST,
          "--port", Setting.PORT,
          "--database", Setting.DATABASE,
          "--cluster", Setting.CLUSTER,
          "--origin", Setting.ORIGINS,
          "--trusted-proxy", Setting.TRUSTED_PROXIES,
          "--secure", Setting.SECURE,
          "--log", Setting.LOG,
          "--log-level", Setting.LOG_LEVEL);

  @Option(names = "--no-push", description = "Send no push notifications; contact no other server.")
  private boolean withoutPush;

  @Option(names = "--no-qr", description = "Do not print a QR code of the address.")
  private boolean withoutQr;

  @Override
  void work() throws Server.CannotStart {
    // A wrong setting is told in the form of the log, too.
    Map<String, String> given = given();
    if ("json".equals(given.getOrDefault("log", System.getenv("CONTESSA_LOG")))) {
      System.setProperty("contessa.log", "json");
    }
    Settings settings = Settings.of(data, given, System.getenv());
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

  static void addOptions(CommandSpec serve) {
    OPTIONS.forEach(
        (name, setting) -> {
          Object standard = setting.standard();
          String meaning = setting.meaning();
          serve.addOption(
              OptionSpec.builder(name)
                  .type(standard instanceof List ? List.class : standard.getClass())
                  .paramLabel("VALUE")
                  .description(
                      meaning.substring(0, 1).toUpperCase(Locale.ROOT) + meaning.substring(1) + ".")
                  .build());
        });
  }

  private Map<String, String> given() {
    Map<String, String> given = new TreeMap<>();
    OPTIONS.forEach(
        (name, setting) -> {
          Object value = spec.findOption(name).getValue();
          if (value != null) {
            given.put(
                setting.word(),
                value instanceof List<?> all
                    ? String.join(",", all.stream().map(String::valueOf).toList())
                    : value.toString());
          }
        });
    if (withoutPush) {
      given.put(Setting.PUSH.word(), "false");
    }
    return given;
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
