package contessa.server;

import module java.base;

import contessa.notation.json.Words;
import contessa.server.host.TableHost;
import contessa.server.host.identity.IpNetwork;
import contessa.server.host.identity.Sessions;
import contessa.server.host.site.HostedSite;
import contessa.server.journal.SqlJournal;
import contessa.server.message.TableLine;
import contessa.server.net.http.Health;
import contessa.server.net.http.NetContext;
import contessa.server.net.limits.LiveConnections;
import contessa.table.message.TableSummary;
import org.jspecify.annotations.Nullable;

/** What an operator can ask of a running server. A refusal is an IllegalArgumentException. */
final class AdminOrders {

  private static final int LONGEST_NOTICE = 300;
  private static final Set<String> ABOUT_PLAYERS = Set.of("sign-out", "ban", "delete");

  private final TableHost tables;
  private final Supplier<? extends Map<String, String>> faults;
  private final Sessions sessions;
  private final LiveConnections live;
  private final Supplier<Health> health;
  private final HostedSite site;
  private final LongSupplier now;
  private final AuditLog audit;
  private final ModerationOrders moderation;

  /**
   * Orders to this server.
   *
   * @param faults the open tables that are left out or have stopped, and why
   * @param changed is told the id of every table whose rows have changed
   */
  AdminOrders(
      NetContext context,
      Supplier<? extends Map<String, String>> faults,
      SqlJournal journal,
      Consumer<String> changed) {
    this.faults = faults;
    tables = context.tables();
    sessions = context.sessions();
    live = context.live();
    health = context.health();
    site = context.site();
    now = context.now();
    audit = new AuditLog(journal.database(), context.now());
    moderation = new ModerationOrders(context, journal, changed);
  }

  /**
   * Carries out an order, a word and what it is about, separated by tabs.
   *
   * @param who the operator, for the audit log
   */
  AdminAnswer carryOut(String who, String order) {
    String[] words = order.split("\t", -1);
    AdminAnswer shown = shown(words);
    if (shown != null) {
      return shown;
    }
    String[] noted = words;
    if (ABOUT_PLAYERS.contains(words[0]) && !IpNetwork.isMeant(word(words, 1))) {
      // What is noted outlives the player, whose name must not, nor a reason that may have it.
      words[1] = moderation.player(word(words, 1));
      noted = Arrays.copyOf(words, Math.min(words.length, 4));
    }
    AdminAnswer done = done(words);
    audit.add(who, noted);
    return done;
  }

  /** The answer to an order that changes nothing; null if it is another. */
  private @Nullable AdminAnswer shown(String[] words) {
    return switch (words[0]) {
      case "ready" -> ready();
      case "list" -> list();
      case "players" -> moderation.players();
      case "bans" -> moderation.bans();
      case "reports" -> moderation.reports(words.length > 1);
      case "chat" -> moderation.chat(word(words, 1));
      case "audit" -> audit();
      default -> null;
    };
  }

  private AdminAnswer done(String[] words) {
    String about = word(words, 1);
    return switch (words[0]) {
      case "drain" -> drain(true);
      case "accept" -> drain(false);
      case "close" -> close(about);
      case "sign-out" -> signedOut(sessions.endAll(moderation.player(about)));
      case "sign-out-everybody" -> signedOut(sessions.endEverybodys());
      case "ban" ->
          moderation.ban(about, word(words, 2), !word(words, 3).isEmpty(), word(words, 4));
      case "lift" -> moderation.lift(about);
      case "delete" -> moderation.delete(about);
      case "announce" -> announce(about, word(words, 2), word(words, 3));
      case "handled" -> moderation.handled(about);
      case "delete-message" -> moderation.deleteMessage(about);
      default -> throw new IllegalArgumentException("unknown command");
    };
  }

  private static String word(String[] words, int i) {
    return i < words.length ? words[i] : "";
  }

  private AdminAnswer audit() {
    return AdminAnswer.rows(
        audit.latest().stream()
            .map(
                entry ->
                    AdminAnswer.row(
                        "at", AdminAnswer.at(entry.at()), "who", entry.who(), "did", entry.did()))
            .toList(),
        "entry",
        "entries");
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
    broken.forEach((id, fault) -> rows.add(AdminAnswer.row("table", id, "fault", fault)));
    return AdminAnswer.rows(rows, "table", "tables");
  }

  private static Map<String, Object> row(TableLine line, @Nullable String fault) {
    TableSummary table = line.summary();
    Map<String, Object> row =
        AdminAnswer.row(
            "table", table.table(),
            "stage", Words.kebab(table.stage()),
            "edition", table.edition(),
            "visibility", line.listed() ? "public" : "private",
            "seats", table.seats(),
            "bots", table.bots(),
            "since", AdminAnswer.at(table.since()));
    if (!line.node().isEmpty()) {
      row.put("node", line.node());
    }
    if (fault != null) {
      row.put("fault", fault);
    }
    row.put("players", table.players());
    return row;
  }

  private AdminAnswer close(String table) {
    if (!tables.close(table)) {
      throw new IllegalArgumentException("no such table");
    }
    return AdminAnswer.done("closed", table);
  }

  private AdminAnswer signedOut(List<String> ended) {
    ended.forEach(live::signOut);
    int count = ended.size();
    return new AdminAnswer(
        Map.of("ended", count), count + (count == 1 ? " session" : " sessions") + " ended\n");
  }

  /** Announces something on every page, or with an empty text nothing any more. */
  private AdminAnswer announce(String text, String begins, String duration) {
    if (text.length() > LONGEST_NOTICE) {
      throw new IllegalArgumentException("the text is longer than " + LONGEST_NOTICE);
    }
    Long at = begins.isEmpty() ? null : Long.valueOf(time(begins));
    Long until =
        duration.isEmpty()
            ? null
            : Long.valueOf(now.getAsLong() + ModerationOrders.millis(duration));
    if (text.isEmpty()) {
      site.notices().clear();
    } else {
      site.notices().announce(text, at, until);
    }
    String done = text.isEmpty() ? "nothing is announced\n" : "announced\n";
    return new AdminAnswer(Map.of("announced", text), done);
  }

  private static long time(String text) {
    try {
      return OffsetDateTime.parse(text).toInstant().toEpochMilli();
    } catch (DateTimeParseException e) {
      throw new IllegalArgumentException(
          "a time must be like 2026-11-20T22:00Z or 2026-11-20T23:00+01:00, not " + text, e);
    }
  }

  private AdminAnswer drain(boolean on) {
    tables.drain(on);
    int open = tables.local().count();
    return new AdminAnswer(
        Map.of("draining", on, "open", open),
        on ? "no new tables; " + open + " still open\n" : "new tables are accepted again\n");
  }
}
