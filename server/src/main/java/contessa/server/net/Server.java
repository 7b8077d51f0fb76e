package contessa.server.net;

import contessa.bots.Budget;
import contessa.server.host.Sessions;
import contessa.server.host.SqliteRecords;
import contessa.server.host.SqliteSessions;
import contessa.server.host.TableHost;
import contessa.server.host.Tables;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqliteJournal;
import contessa.server.wire.Command;
import contessa.server.wire.Me;
import contessa.server.wire.Message;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.RoutingResponse;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsRouting;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: one data folder, one port, nothing else. */
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private static final String JOURNAL = "contessa.db";
  private static final long BACK_IN = 1_000;
  private static final long GOODBYE = 1_000;
  private static final String CONTENT_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  /** Kept here, or the levels set below would be forgotten. */
  private static final java.util.logging.Logger HELIDON =
      java.util.logging.Logger.getLogger("io.helidon");

  static {
    HELIDON.setLevel(Level.OFF); // what it has to say of failures, we say ourselves
  }

  private final SqliteJournal journal;
  private final Tables tables;
  private final Shared shared;
  private final WebServer web;
  private final FileChannel lock;

  private Server(
      SqliteJournal journal, Tables tables, Shared shared, WebServer web, FileChannel lock) {
    this.lock = lock;
    this.journal = journal;
    this.tables = tables;
    this.shared = shared;
    this.web = web;
  }

  /** A server cannot start, in words for who wants to start it. */
  public static final class CannotStart extends Exception {
    private static final long serialVersionUID = 1L;

    public CannotStart(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** The file with everything in it, of a data folder. */
  public static Path journal(Path data) {
    return data.resolve(JOURNAL);
  }

  /** Starts; tables that were open go on. */
  public static Server start(Settings settings) throws CannotStart {
    try {
      Files.createDirectories(settings.data());
    } catch (IOException e) {
      throw new CannotStart("cannot write to the data folder " + settings.data(), e);
    }
    if (!Files.isWritable(settings.data())) {
      throw new CannotStart(
          "cannot write to the data folder " + settings.data(), new IOException());
    }
    FileChannel lock = lock(settings.data());
    probe(settings);
    SqliteJournal journal;
    try {
      journal = SqliteJournal.open(journal(settings.data()));
    } catch (JournalFailure e) {
      throw new CannotStart(String.valueOf(e.getMessage()), e);
    }
    InstantSource clock = InstantSource.system();
    Tables tables =
        Tables.open(
            journal,
            new SqliteRecords(journal(settings.data())),
            Budget.millis(settings.millis()),
            settings.tables());
    Shared shared =
        new Shared(tables, new SqliteSessions(journal(settings.data()), clock), settings, clock);
    WebServer web = web(settings, shared, tables);
    try {
      int found = tables.resume();
      web.start();
      if (!web.isRunning()) {
        throw new IllegalStateException("it did not start");
      }
      LOG.info("Serving {} tables on port {}", found, web.port());
      return new Server(journal, tables, shared, web, lock);
    } catch (RuntimeException e) {
      tables.close();
      journal.close();
      throw new CannotStart(
          "cannot listen on " + settings.host() + ":" + settings.port() + ": is the port taken?",
          e);
    }
  }

  /** One server a folder. */
  private static FileChannel lock(Path data) throws CannotStart {
    try {
      FileChannel channel =
          FileChannel.open(
              data.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (channel.tryLock() == null) {
        channel.close();
        throw new IOException("locked");
      }
      return channel;
    } catch (IOException | OverlappingFileLockException e) {
      throw new CannotStart("another server uses the data folder " + data, e);
    }
  }

  /** Before anything is written: whether the port is free. */
  private static void probe(Settings settings) throws CannotStart {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(settings.host(), settings.port()));
    } catch (IOException e) {
      throw new CannotStart(
          "cannot listen on port "
              + settings.port()
              + " of "
              + settings.host()
              + ": the port is taken, or not ours to take",
          e);
    }
  }

  private static WebServer web(Settings settings, Shared shared, Tables tables) {
    Pages pages = new Pages(Pages.FOLDER);
    return WebServer.builder()
        .host(settings.host())
        .port(settings.port())
        .maxPayloadSize(32 * 1_024)
        .shutdownHook(false)
        .shutdownGracePeriod(Duration.ofMillis(500))
        .addProtocol(Http1Config.builder().maxHeadersSize(8 * 1_024).build())
        .addProtocol(WsConfig.builder().maxFrameLength(4 * 1_024).build())
        .addRouting(
            HttpRouting.builder()
                .addFilter((chain, _, response) -> guard(settings, chain, response))
                .get("/health", (_, response) -> response.send("ok\n"))
                .get("/metrics", (_, response) -> response.send(shared.metrics(tables)))
                .register("/api", new Api(shared))
                .get("/api/*", (_, response) -> Api.problem(response, Status.NOT_FOUND_404, "none"))
                .get("/*", pages::handle)
                .error(
                    RuntimeException.class,
                    (request, response, e) -> {
                      LOG.error("{} failed", request.path().path(), e);
                      Api.problem(response, Status.INTERNAL_SERVER_ERROR_500, "failed");
                    }))
        .addRouting(WsRouting.builder().endpoint("/ws", () -> new Socket(shared)))
        .build();
  }

  private static void guard(Settings settings, FilterChain chain, RoutingResponse response) {
    response
        .header(HeaderNames.create("Content-Security-Policy"), CONTENT_POLICY)
        .header(HeaderNames.create("X-Content-Type-Options"), "nosniff")
        .header(HeaderNames.create("Referrer-Policy"), "no-referrer")
        .header(HeaderNames.create("Cross-Origin-Opener-Policy"), "same-origin")
        .header(HeaderNames.create("Cross-Origin-Resource-Policy"), "same-origin");
    if (settings.secure()) {
      response.header(
          HeaderNames.create("Strict-Transport-Security"), "max-age=31536000; includeSubDomains");
    }
    chain.proceed();
  }

  public int port() {
    return web.port();
  }

  /** Lets everybody know, and stops; all that was acknowledged is on disk. */
  @Override
  public void close() {
    for (Socket socket : shared.sockets().all()) {
      socket.sayClosing(BACK_IN);
    }
    shared.sockets().awaitNone(GOODBYE);
    for (Socket socket : shared.sockets().all()) {
      socket.endForRestart();
    }
    web.stop();
    tables.close();
    journal.close();
    try {
      lock.close();
    } catch (IOException e) {
      LOG.warn("The lock of the data folder stays until the program ends", e);
    }
  }

  /** What the carriers share. */
  private static final class Shared implements Socket.Carriers {
    private final TableHost host;
    private final Sessions sessions;
    private final Doors doors;
    private final InstantSource clock;
    private final Limits limits;
    private final Sockets sockets = new Sockets();
    private final AtomicLong done = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();

    Shared(TableHost host, Sessions sessions, Settings settings, InstantSource clock) {
      this.host = host;
      this.sessions = sessions;
      this.clock = clock;
      doors = new Doors(sessions, settings);
      limits = Limits.usual(clock::millis);
    }

    @Override
    public TableHost host() {
      return host;
    }

    @Override
    public Sessions sessions() {
      return sessions;
    }

    @Override
    public Doors doors() {
      return doors;
    }

    @Override
    public Limits limits() {
      return limits;
    }

    @Override
    public Sockets sockets() {
      return sockets;
    }

    @Override
    public Message.Reply submit(Me who, String table, Command command) {
      Message.Reply reply = host.submit(who.player(), table, command);
      (reply.ok() ? done : refused).incrementAndGet();
      if (reply.ok() && command instanceof Command.Sit sit) {
        sessions.rename(who.player(), sit.name());
      }
      return reply;
    }

    @Override
    public long now() {
      return clock.millis();
    }

    String metrics(Tables tables) {
      return "contessa_tables "
          + tables.count()
          + "\n"
          + "contessa_sockets "
          + sockets.all().size()
          + "\n"
          + "contessa_commands_done_total "
          + done
          + "\n"
          + "contessa_commands_refused_total "
          + refused
          + "\n";
    }
  }
}
