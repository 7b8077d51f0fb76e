package contessa.server;

import module java.base;

import contessa.notation.json.Words;
import contessa.server.host.identity.IpNetwork;
import contessa.server.host.site.SiteNotices;
import contessa.server.journal.SqlJournal;
import contessa.server.message.TableLine;
import contessa.server.net.http.NetContext;
import contessa.table.message.TableSummary;
import org.jspecify.annotations.Nullable;

/** What an operator can ask of a running server. A refusal is an IllegalArgumentException. */
final class AdminOrders {

  private static final int LONGEST_NOTICE = 300;
  private static final int MOST_WORDS = 5;
  private static final Set<String> ABOUT_PLAYERS = Set.of("sign-out", "ban", "delete");
  private static final Set<String> CHANGE_NOTHING =
      Set.of("ready", "list", "players", "bans", "reports", "chat", "export", "audit");

  private final NetContext context;
  private final Settings settings;
  private final Supplier<? extends Map<String, String>> faults;
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
      Settings settings,
      Supplier<? extends Map<String, String>> faults,
      SqlJournal journal,
      Consumer<String> changed) {
    this.context = context;
    this.settings = settings;
    this.faults = faults;
    audit = new AuditLog(journal.database(), context.now());
    moderation = new ModerationOrders(context, journal, changed);
  }

  /**
   * Carries out an order, a word and what it is about, separated by tabs.
   *
   * @param who the operator, for the audit log
   */
  AdminAnswer carryOut(String who, String order) {
    String[] words = (order + "\t".repeat(MOST_WORDS)).split("\t", -1);
    String[] noted = words;
    if (ABOUT_PLAYERS.contains(words[0]) && !IpNetwork.isMeant(words[1])) {
      // What is noted outlives the player, whose name must not, nor a reason that may have it.
      words[1] = moderation.player(words[1]);
      noted = Arrays.copyOf(words, 4);
    } else if (words[0].equals("lift")) {
      words[1] = moderation.banned(words[1]);
    }
    AdminAnswer answer = answer(words);
    if (!CHANGE_NOTHING.contains(words[0])) {
      audit.add(who, noted);
    }
    return answer;
  }

  private AdminAnswer answer(String[] words) {
    String about = words[1];
    return switch (words[0]) {
      case "ready" -> ready();
      case "list" -> list();
      case "players" -> moderation.players();
      case "bans" -> moderation.bans();
      case "reports" -> moderation.reports(!about.isEmpty());
      case "chat" -> moderation.chat(about);
      case "export" -> moderation.export(about);
      case "audit" -> AdminAnswer.rows(audit.latest(), row -> row, "entry", "entries");
      case "reload" -> reload();
      case "drain" -> drain(true);
      case "accept" -> drain(false);
      case "close" -> close(about);
      case "sign-out" -> signedOut(context.sessions().endAll(moderation.player(about)));
      case "sign-out-everybody" -> signedOut(context.sessions().endEverybodys());
      case "ban" -> moderation.ban(about, words[2], !words[3].isEmpty(), words[4]);
      case "lift" -> moderation.lift(about);
      case "delete" -> moderation.delete(about);
      case "announce" -> announce(about, words[2], words[3]);
      case "handled" -> moderation.handled(about);
      case "delete-message" -> moderation.deleteMessage(about);
      default -> throw new IllegalArgumentException("unknown command");
    };
  }

  /** Reads the settings again. */
  private AdminAnswer reload() {
    List<String> live = new ArrayList<>();
    List<String> later = new ArrayList<>();
    settings.reload().forEach(one -> (one.isLive() ? live : later).add(one.word()));
    String text = "changed: " + (live.isEmpty() ? "nothing" : String.join(", ", live)) + "\n";
    return new AdminAnswer(
        Map.of("changed", live, "needsRestart", later),
        later.isEmpty() ? text : text + "needs a restart: " + String.join(", ", later) + "\n");
  }

  private AdminAnswer ready() {
    NetContext.Health now = context.health().get();
    if (!now.ready()) {
      throw new IllegalArgumentException(now.text().strip());
    }
    return new AdminAnswer(Map.of("ready", true, "warnings", now.warnings()), now.text());
  }

  private AdminAnswer list() {
    Map<String, String> broken = new TreeMap<>(faults.get());
    List<Map<String, Object>> rows = new ArrayList<>();
    for (TableLine line : context.tables().lines()) {
      rows.add(row(line, broken.remove(line.summary().table())));
    }
    broken.forEach((id, fault) -> rows.add(AdminAnswer.row("table", id, "fault", fault)));
    return AdminAnswer.rows(rows, row -> row, "table", "tables");
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
    if (!context.tables().close(table)) {
      throw new IllegalArgumentException("no such table");
    }
    return AdminAnswer.done("closed", table);
  }

  private AdminAnswer signedOut(List<String> ended) {
    ended.forEach(context.live()::signOut);
    int count = ended.size();
    return new AdminAnswer(
        Map.of("ended", count), AdminAnswer.count(count, "session", "sessions") + " ended\n");
  }

  /** Announces something on every page, or with an empty text nothing any more. */
  private AdminAnswer announce(String text, String begins, String duration) {
    if (text.length() > LONGEST_NOTICE) {
      throw new IllegalArgumentException("the text is longer than " + LONGEST_NOTICE);
    }
    SiteNotices notices = context.site().notices();
    if (text.isEmpty()) {
      notices.clear();
    } else {
      notices.announce(text, begins.isEmpty() ? null : time(begins), moderation.until(duration));
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
    context.tables().drain(on);
    int open = context.tables().local().count();
    return new AdminAnswer(
        Map.of("draining", on, "open", open),
        on ? "no new tables; " + open + " still open\n" : "new tables are accepted again\n");
  }
}
