package contessa.server;

import contessa.notation.json.Words;
import contessa.server.host.PlayerReport;
import contessa.server.host.TableHost;
import contessa.server.host.identity.Sessions;
import contessa.server.net.http.Health;
import contessa.server.net.http.NetContext;
import contessa.server.net.limits.LiveConnections;
import contessa.table.message.TableSummary;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The operator's control socket: a Unix socket in the data folder, readable only by its owner. Each
 * connection carries one command line; the answer is {@code ok} or an error on the first line, then
 * the result.
 */
final class AdminSocket implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(AdminSocket.class);

  private final Path file;
  private final ServerSocketChannel channel;
  private final TableHost tables;
  private final Supplier<? extends Map<String, String>> faults;
  private final Sessions sessions;
  private final LiveConnections live;
  private final Supplier<Health> health;

  private AdminSocket(
      Path file,
      ServerSocketChannel channel,
      NetContext context,
      Supplier<? extends Map<String, String>> faults) {
    this.file = file;
    this.channel = channel;
    tables = context.tables();
    this.faults = faults;
    sessions = context.sessions();
    live = context.live();
    health = context.health();
    Thread.ofVirtual().name("admin").start(this::listen);
  }

  static Path file(Path data) {
    return data.resolve("admin");
  }

  /** Starts listening; null if the system has no such sockets or the path is too long for one. */
  static @Nullable AdminSocket open(
      Path data, NetContext context, Supplier<? extends Map<String, String>> faults) {
    Path file = file(data);
    try {
      Files.deleteIfExists(file);
      ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
      channel.bind(UnixDomainSocketAddress.of(file));
      if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
      }
      return new AdminSocket(file, channel, context, faults);
    } catch (IOException | UnsupportedOperationException e) {
      LOG.warn(
          "No admin socket, so the admin command cannot reach this server: {}", e.getMessage());
      return null;
    }
  }

  private void listen() {
    try {
      while (true) {
        SocketChannel client = channel.accept();
        Thread.ofVirtual().name("order").start(() -> serve(client));
      }
    } catch (IOException e) {
      // The server stops.
    }
  }

  private void serve(SocketChannel client) {
    try (client;
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(Channels.newInputStream(client), StandardCharsets.UTF_8));
        OutputStream out = Channels.newOutputStream(client)) {
      String order = in.readLine();
      if (order != null) {
        out.write(answer(order).getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      LOG.warn("An admin command failed: {}", e.getMessage());
    }
  }

  private String answer(String order) {
    String[] words = order.split(" ", 2);
    return switch (words[0]) {
      case "ready" -> (health.get().ready() ? "ok\n" : "") + health.get().text();
      case "list" -> "ok\n" + list();
      case "reports" -> "ok\n" + reports();
      case "drain" -> drain(true);
      case "accept" -> drain(false);
      case "close" -> words.length == 2 ? close(words[1]) : "no such table\n";
      case "sign-out" -> words.length == 2 ? signOut(words[1]) : "no such player\n";
      case "sign-out-everybody" -> signedOut(sessions.endEverybodys());
      default -> "unknown command\n";
    };
  }

  private String list() {
    StringBuilder lines = new StringBuilder();
    List<TableSummary> all = tables.all();
    for (TableSummary table : all) {
      lines.append(
          "%s  %-8s %-12s %d of %d seats, %d bots, since %s%n"
              .formatted(
                  table.table(),
                  Words.kebab(table.stage()),
                  table.edition(),
                  table.seats() - table.free(),
                  table.seats(),
                  table.bots(),
                  Instant.ofEpochMilli(table.since())));
    }
    faults.get().forEach((id, fault) -> lines.append("%s  %s%n".formatted(id, fault)));
    return lines.append(all.size()).append(all.size() == 1 ? " table\n" : " tables\n").toString();
  }

  private String close(String table) {
    if (!tables.close(table)) {
      return "no such table\n";
    }
    LOG.info("The operator has closed table {}", table);
    return "ok\nclosed " + table + "\n";
  }

  private String reports() {
    StringBuilder lines = new StringBuilder();
    for (PlayerReport report : tables.local().reports()) {
      lines.append(
          "%s  %s  %s reports %s: %s%n"
              .formatted(
                  Instant.ofEpochMilli(report.at()),
                  report.table(),
                  report.by(),
                  report.player(),
                  report.reason()));
      report
          .said()
          .forEach(text -> lines.append("    %s said: %s%n".formatted(report.player(), text)));
    }
    return lines.isEmpty() ? "no reports\n" : lines.toString();
  }

  private String signOut(String idOrName) {
    List<String> players = sessions.playersCalled(idOrName);
    return switch (players.size()) {
      case 0 -> "no such player\n";
      case 1 -> signedOut(sessions.endAll(players.getFirst()));
      // A guest who is signed out by mistake cannot come back.
      default -> "several players have this name: " + String.join(", ", players) + "\n";
    };
  }

  private String signedOut(List<String> ended) {
    ended.forEach(live::signOut);
    LOG.info("The operator has ended {} sessions", ended.size());
    return "ok\n" + ended.size() + (ended.size() == 1 ? " session ended\n" : " sessions ended\n");
  }

  private String drain(boolean on) {
    tables.drain(on);
    LOG.info(on ? "Draining: no new tables" : "New tables are accepted again");
    return "ok\n"
        + (on
            ? "no new tables; " + tables.local().count() + " still open\n"
            : "new tables are accepted again\n");
  }

  @Override
  public void close() {
    try {
      channel.close();
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.warn("The admin socket could not be removed: {}", e.getMessage());
    }
  }
}
