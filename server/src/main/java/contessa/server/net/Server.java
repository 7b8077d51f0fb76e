package contessa.server.net;

import contessa.bots.Budget;
import contessa.server.host.SqliteRecords;
import contessa.server.host.SqliteSessions;
import contessa.server.host.Tables;
import contessa.server.host.Tempo;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqliteJournal;
import contessa.server.push.Courier;
import contessa.server.push.PushServices;
import contessa.server.rating.Ratings;
import contessa.server.rating.SqliteRatings;
import contessa.server.table.Ground;
import io.helidon.webserver.WebServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: one data folder, one port, nothing else. */
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private static final String JOURNAL = "contessa.db";
  private static final long BACK_IN = 1_000;
  private static final long GOODBYE = 1_000;
  private final Folder folder;
  private final SqliteJournal journal;
  private final Tables tables;
  private final Carriers carriers;
  private final WebServer web;
  private final @Nullable AdminSocket admin;

  private Server(
      Folder folder,
      SqliteJournal journal,
      Tables tables,
      Carriers carriers,
      WebServer web,
      @Nullable AdminSocket admin) {
    this.folder = folder;
    this.journal = journal;
    this.tables = tables;
    this.carriers = carriers;
    this.web = web;
    this.admin = admin;
  }

  /** A server cannot start, in words for who wants to start it. */
  public static final class CannotStart extends Exception {
    private static final long serialVersionUID = 1L;

    CannotStart(String message, @Nullable Throwable cause) {
      super(message, cause);
    }
  }

  /** The file with everything in it, of a data folder. */
  public static Path journal(Path data) {
    return data.resolve(JOURNAL);
  }

  /** Starts; tables that were open go on. */
  public static Server start(Settings settings) throws CannotStart {
    return start(settings, Tempo.REAL);
  }

  /** Starts, in another time. */
  static Server start(Settings settings, Tempo tempo) throws CannotStart {
    List<String> services = new ArrayList<>(PushServices.OF_BROWSERS);
    services.addAll(settings.pushServices());
    return start(settings, tempo, new PushServices(services));
  }

  /** Starts, with other push services. */
  static Server start(Settings settings, Tempo tempo, Predicate<String> services)
      throws CannotStart {
    Folder folder = Folder.take(settings.data());
    try {
      probe(settings);
      SqliteJournal journal = SqliteJournal.open(journal(settings.data()));
      Courier courier =
          settings.push() ? new Courier(journal(settings.data()), services, tempo.clock()) : null;
      return start(settings, tempo, folder, journal, courier);
    } catch (JournalFailure e) {
      folder.close();
      throw new CannotStart(String.valueOf(e.getMessage()), e);
    } catch (CannotStart e) {
      folder.close();
      throw e;
    }
  }

  private static Server start(
      Settings settings,
      Tempo tempo,
      Folder folder,
      SqliteJournal journal,
      @Nullable Courier courier)
      throws CannotStart {
    InstantSource clock = tempo.clock();
    Ratings ratings = new SqliteRatings(journal(settings.data()), clock);
    Tables tables =
        Tables.open(
            journal,
            new SqliteRecords(journal(settings.data())),
            ratings::count,
            courier == null ? Ground.Messenger.NONE : courier,
            tempo,
            Budget.millis(settings.millis()),
            settings.tables());
    Proxies proxies = new Proxies(settings.proxies());
    SqliteSessions sessions = new SqliteSessions(journal(settings.data()), clock);
    Carriers carriers =
        new Carriers(
            tables,
            sessions,
            ratings,
            courier,
            new Doors(sessions, settings, proxies),
            Limits.usual(clock::millis),
            new Connections(proxies, 2 * settings.sockets()),
            new Lines(settings.sockets()),
            new Meters(),
            clock::millis);
    show(carriers, tables);
    WebServer web = Web.of(settings, carriers);
    try {
      int found = tables.resume();
      web.start();
      if (!web.isRunning()) {
        throw new IllegalStateException("it did not start");
      }
      LOG.info("Serving {} tables on port {}", found, web.port());
      return new Server(
          folder, journal, tables, carriers, web, AdminSocket.open(settings.data(), tables));
    } catch (RuntimeException e) {
      carriers.connections().close();
      tables.close();
      close(courier);
      journal.close();
      throw new CannotStart(
          "cannot listen on " + settings.host() + ":" + settings.port() + ": is the port taken?",
          e);
    }
  }

  private static void show(Carriers carriers, Tables tables) {
    Meters meters = carriers.meters();
    meters.show("tables", "Open tables", tables::count);
    meters.show("lines", "Sockets and streams", carriers.lines()::count);
    meters.show("connections", "TCP connections", carriers.connections()::count);
    meters.show("waiting.bytes", "What waits to be sent", carriers.lines()::waiting);
    Courier courier = carriers.courier();
    if (courier != null) {
      meters.show("calls.delivered", "Calls that push services took", courier::delivered);
      meters.show("calls.dropped", "Calls that nobody took", courier::failed);
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

  Carriers carriers() {
    return carriers;
  }

  public int port() {
    return web.port();
  }

  /**
   * Done, with the reason, once the journal cannot be written: nothing is acknowledged any more,
   * and the program must end.
   */
  public CompletableFuture<Throwable> broken() {
    return journal.broken();
  }

  /** Lets everybody know, and stops; all that was acknowledged is on disk. */
  @Override
  public void close() {
    if (admin != null) {
      admin.close();
    }
    carriers.lines().all().forEach(line -> line.sayClosing(BACK_IN));
    carriers.lines().awaitNone(GOODBYE);
    carriers.lines().all().forEach(Lines.Line::cut);
    web.stop();
    carriers.connections().close();
    tables.close();
    close(carriers.courier());
    journal.close();
    folder.close();
  }

  private static void close(@Nullable Courier courier) {
    if (courier != null) {
      courier.close();
    }
  }
}
