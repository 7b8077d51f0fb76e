package contessa.server.net;

import contessa.bots.Budget;
import contessa.server.host.SqliteRecords;
import contessa.server.host.SqliteSessions;
import contessa.server.host.Tables;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqliteJournal;
import io.helidon.webserver.WebServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: one data folder, one port, nothing else. */
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private static final String JOURNAL = "contessa.db";
  private static final long BACK_IN = 1_000;
  private static final long GOODBYE = 1_000;
  private final SqliteJournal journal;
  private final Tables tables;
  private final Carriers carriers;
  private final WebServer web;
  private final FileChannel lock;

  private Server(
      SqliteJournal journal, Tables tables, Carriers carriers, WebServer web, FileChannel lock) {
    this.lock = lock;
    this.journal = journal;
    this.tables = tables;
    this.carriers = carriers;
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
    Proxies proxies = new Proxies(settings.proxies());
    SqliteSessions sessions = new SqliteSessions(journal(settings.data()), clock);
    Carriers carriers =
        new Carriers(
            tables,
            sessions,
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
      return new Server(journal, tables, carriers, web, lock);
    } catch (RuntimeException e) {
      tables.close();
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

  Carriers carriers() {
    return carriers;
  }

  public int port() {
    return web.port();
  }

  /** Lets everybody know, and stops; all that was acknowledged is on disk. */
  @Override
  public void close() {
    carriers.lines().all().forEach(line -> line.sayClosing(BACK_IN));
    carriers.lines().awaitNone(GOODBYE);
    carriers.lines().all().forEach(Lines.Line::cut);
    web.stop();
    carriers.connections().close();
    tables.close();
    journal.close();
    try {
      lock.close();
    } catch (IOException e) {
      LOG.warn("The lock of the data folder stays until the program ends", e);
    }
  }
}
