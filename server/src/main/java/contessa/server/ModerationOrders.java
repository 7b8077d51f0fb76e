package contessa.server;

import module java.base;

import contessa.server.host.identity.Bans;
import contessa.server.host.identity.IpNetwork;
import contessa.server.journal.Database;
import contessa.server.journal.SqlJournal;
import contessa.server.message.ServerJson;
import contessa.server.net.http.NetContext;
import contessa.server.table.Reports;
import contessa.table.message.Me;
import org.jspecify.annotations.Nullable;

/** What an operator does about players: bans, reports and messages. */
final class ModerationOrders {

  private static final Pattern DURATION = Pattern.compile("[1-9][0-9]{0,4}[mhd]");

  private final NetContext context;
  private final Database database;
  private final ChatMessages chat;

  /**
   * Orders about the players of this server.
   *
   * @param changed is told the id of every table whose rows have changed
   */
  ModerationOrders(NetContext context, SqlJournal journal, Consumer<String> changed) {
    this.context = context;
    database = journal.database();
    chat = new ChatMessages(journal, context.tables(), changed);
  }

  /** The one player with this id or name. */
  String player(String idOrName) {
    List<String> players = context.sessions().playersCalled(idOrName);
    return switch (players.size()) {
      case 0 -> {
        if (context.personalData().has(idOrName)) {
          yield idOrName; // signed out
        }
        throw new IllegalArgumentException("no such player");
      }
      case 1 -> players.getFirst();
      // A guest who is signed out or banned by mistake cannot come back.
      default ->
          throw new IllegalArgumentException(
              "several players have this name: " + String.join(", ", players));
    };
  }

  AdminAnswer ban(String whom, String duration, boolean alsoAddress, String reason) {
    Long until = until(duration);
    List<String> banned = new ArrayList<>();
    if (IpNetwork.isMeant(whom)) {
      banned.add(network(whom));
    } else {
      String player = player(whom);
      banned.add(player);
      if (alsoAddress) {
        banned.add(addressOf(player));
      }
      context.sessions().endPrograms(player).forEach(context.live()::signOut);
    }
    banned.forEach(one -> context.bans().add(one, until, reason));
    context.live().end(context.bans()::areBanned);
    return new AdminAnswer(Map.of("banned", banned), "banned " + String.join(", ", banned) + "\n");
  }

  private String addressOf(String player) {
    String address = context.sessions().addresses().of(player);
    if (address == null) {
      throw new IllegalArgumentException("the player was not seen for a day");
    }
    return IpNetwork.ofKey(address).toString();
  }

  private static String network(String text) {
    try {
      return IpNetwork.of(text).asCounted().toString();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("no address or network: " + text, e);
    }
  }

  /** The end of a time that begins now and is given like 12h; null if it is empty. */
  @Nullable Long until(String duration) {
    if (duration.isEmpty()) {
      return null;
    }
    if (!DURATION.matcher(duration).matches()) {
      throw new IllegalArgumentException("a time must be like 30m, 12h or 7d, not " + duration);
    }
    String iso = (duration.endsWith("d") ? "P" : "PT") + duration.toUpperCase(Locale.ROOT);
    return context.now().getAsLong() + Duration.parse(iso).toMillis();
  }

  /** Deletes everything about a player, as players can do themselves. */
  AdminAnswer delete(String idOrName) {
    String player = player(idOrName);
    context.delete(player);
    return AdminAnswer.done("deleted", player);
  }

  /** Everything that is stored about a player, as players can download it themselves. */
  AdminAnswer export(String idOrName) {
    String player = player(idOrName);
    Object stored = context.personalData().export(new Me(player, context.sessions().name(player)));
    return new AdminAnswer(stored, ServerJson.CODEC.json(stored) + "\n");
  }

  /** How {@link #bans} shows whom an operator means by an address, an id or a name. */
  String banned(String whom) {
    if (IpNetwork.isMeant(whom)) {
      return network(whom);
    }
    List<String> players = context.sessions().playersCalled(whom);
    return players.size() == 1 ? players.getFirst() : whom;
  }

  AdminAnswer lift(String banned) {
    if (!context.bans().lift(banned)) {
      throw new IllegalArgumentException("no such ban; see admin bans");
    }
    return AdminAnswer.done("lifted", banned);
  }

  AdminAnswer bans() {
    return AdminAnswer.rows(context.bans().all(), ModerationOrders::row, "ban", "bans");
  }

  private static Map<String, Object> row(Bans.Ban ban) {
    Long until = ban.until();
    return AdminAnswer.row(
        "whom", ban.whom(),
        "since", AdminAnswer.at(ban.at()),
        "until", until == null ? "" : AdminAnswer.at(until),
        "reason", ban.reason());
  }

  /** Who was here in the last day. */
  AdminAnswer players() {
    Set<String> online = context.live().playerIds();
    return AdminAnswer.rows(
        context.sessions().addresses().all().entrySet(),
        seen ->
            AdminAnswer.row(
                "player", seen.getKey(),
                "address", IpNetwork.ofKey(seen.getValue()).toString(),
                "online", online.contains(seen.getKey()),
                "name", context.sessions().name(seen.getKey())),
        "player",
        "players");
  }

  // ---- Reports and messages

  AdminAnswer reports(boolean all) {
    Set<String> handled = all ? Set.of() : handled();
    List<Reports.Report> shown = new ArrayList<>(context.tables().local().reports());
    shown.removeIf(report -> handled.contains(report.id()));
    return AdminAnswer.rows(shown, ModerationOrders::row, "report", "reports");
  }

  private static Map<String, Object> row(Reports.Report report) {
    return AdminAnswer.row(
        "report", report.id(),
        "at", AdminAnswer.at(report.at()),
        "by", report.by(),
        "player", report.player(),
        "name", report.name(),
        "reason", report.reason(),
        "said", report.said());
  }

  private Set<String> handled() {
    return new HashSet<>(
        database.list(
            "select table_id, seq from handled_reports",
            row -> row.getString(1) + "." + row.getLong(2)));
  }

  AdminAnswer handled(String id) {
    Reports.Report report =
        context.tables().local().reports().stream()
            .filter(one -> one.id().equals(id))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no such report"));
    database.update(
        "insert into handled_reports (table_id, seq) values (?, ?) on conflict do nothing",
        report.table(),
        report.seq());
    return AdminAnswer.done("handled", id);
  }

  AdminAnswer chat(String table) {
    return AdminAnswer.rows(chat.at(table), ModerationOrders::row, "message", "messages");
  }

  private static Map<String, Object> row(ChatMessages.Said said) {
    return AdminAnswer.row(
        "message", said.id(),
        "at", AdminAnswer.at(said.at()),
        "player", Objects.requireNonNullElse(said.player(), ""),
        "name", said.name(),
        "text", said.text());
  }

  AdminAnswer deleteMessage(String id) {
    chat.delete(id);
    return AdminAnswer.done("deleted", id);
  }
}
