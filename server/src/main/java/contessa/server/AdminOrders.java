package contessa.server;

import contessa.notation.json.Words;
import contessa.server.host.PlayerReport;
import contessa.server.host.TableHost;
import contessa.server.host.identity.Sessions;
import contessa.server.message.TableLine;
import contessa.server.net.http.Health;
import contessa.server.net.http.NetContext;
import contessa.server.net.limits.LiveConnections;
import contessa.table.message.TableSummary;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What an operator can ask of a running server. A refusal is an IllegalArgumentException. */
final class AdminOrders {

  private static final Logger LOG = LoggerFactory.getLogger(AdminOrders.class);

  private final TableHost tables;
  private final Supplier<? extends Map<String, String>> faults;
  private final Sessions sessions;
  private final LiveConnections live;
  private final Supplier<Health> health;

  AdminOrders(NetContext context, Supplier<? extends Map<String, String>> faults) {
    tables = context.tables();
    this.faults = faults;
    sessions = context.sessions();
    live = context.live();
    health = context.health();
  }

  AdminAnswer carryOut(String order) {
    String[] words = order.split(" ", 2);
    String about = words.length == 2 ? words[1] : "";
    return switch (words[0]) {
      case "ready" -> ready();
      case "list" -> list();
      case "reports" -> reports();
      case "drain" -> drain(true);
      case "accept" -> drain(false);
      case "close" -> close(about);
      case "sign-out" -> signOut(about);
      case "sign-out-everybody" -> signedOut(sessions.endEverybodys());
      default -> throw new IllegalArgumentException("unknown command");
    };
  }

  private AdminAnswer ready() {
    Health now = health.get();
    if (!now.ready()) {
      throw new IllegalArgumentException(now.text().strip());
    }
    return new AdminAnswer(Map.of("ready", true, "warnings", now.warnings()), now.text());
  }

  private AdminAnswer list() {
    Map<String, String> broken = new TreeMap<>(faults.get());
    List<Map<String, Object>> rows = new ArrayList<>();
    for (TableLine line : tables.lines()) {
      rows.add(row(line, broken.remove(line.summary().table())));
    }
    broken.forEach(
        (id, fault) -> {
          Map<String, Object> row = new LinkedHashMap<>();
          row.put("table", id);
          row.put("fault", fault);
          rows.add(row);
        });
    return AdminAnswer.rows(rows, "table", "tables");
  }

  private static Map<String, Object> row(TableLine line, @Nullable String fault) {
    TableSummary table = line.summary();
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("table", table.table());
    row.put("stage", Words.kebab(table.stage()));
    row.put("edition", table.edition());
    row.put("visibility", line.listed() ? "public" : "private");
    row.put("seats", table.seats());
    row.put("bots", table.bots());
    row.put("since", at(table.since()));
    if (!line.node().isEmpty()) {
      row.put("node", line.node());
    }
    if (fault != null) {
      row.put("fault", fault);
    }
    row.put("players", table.players());
    return row;
  }

  private static String at(long millis) {
    return Instant.ofEpochMilli(millis).truncatedTo(ChronoUnit.SECONDS).toString();
  }

  private AdminAnswer close(String table) {
    if (!tables.close(table)) {
      throw new IllegalArgumentException("no such table");
    }
    LOG.info("The operator has closed table {}", table);
    return new AdminAnswer(Map.of("closed", table), "closed " + table + "\n");
  }

  private AdminAnswer reports() {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (PlayerReport report : tables.local().reports()) {
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("at", at(report.at()));
      row.put("table", report.table());
      row.put("by", report.by());
      row.put("player", report.player());
      row.put("reason", report.reason());
      row.put("said", report.said());
      rows.add(row);
    }
    return AdminAnswer.rows(rows, "report", "reports");
  }

  private AdminAnswer signOut(String idOrName) {
    List<String> players = sessions.playersCalled(idOrName);
    return switch (players.size()) {
      case 0 -> throw new IllegalArgumentException("no such player");
      case 1 -> signedOut(sessions.endAll(players.getFirst()));
      // A guest who is signed out by mistake cannot come back.
      default ->
          throw new IllegalArgumentException(
              "several players have this name: " + String.join(", ", players));
    };
  }

  private AdminAnswer signedOut(List<String> ended) {
    ended.forEach(live::signOut);
    int count = ended.size();
    LOG.info("The operator has ended {} sessions", count);
    return new AdminAnswer(
        Map.of("ended", count), count + (count == 1 ? " session" : " sessions") + " ended\n");
  }

  private AdminAnswer drain(boolean on) {
    tables.drain(on);
    LOG.info(on ? "Draining: no new tables" : "New tables are accepted again");
    int open = tables.local().count();
    return new AdminAnswer(
        Map.of("draining", on, "open", open),
        on ? "no new tables; " + open + " still open\n" : "new tables are accepted again\n");
  }
}
