package contessa.server.table;

import module java.base;

import contessa.bots.Budget;
import contessa.notation.json.JsonNode;
import contessa.server.journal.MemoryJournal;
import contessa.table.command.Starting;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.FinishedGame;
import contessa.table.message.Message;
import contessa.table.message.PushNotification;
import contessa.table.message.Refused;
import contessa.table.message.TableOptions;
import contessa.table.message.TableView;
import contessa.table.message.Talk;
import contessa.table.message.WireJson;
import contessa.table.state.GameResult;
import contessa.table.state.StateDump;
import contessa.table.state.TableContext;
import org.jspecify.annotations.Nullable;

/** Tables in virtual time: one seed, one thread, and hours pass in no time. */
public final class VirtualServer {

  static final long START = 1_800_000_000_000L;

  final MemoryJournal journal;
  final Map<String, LiveTable> tables = new HashMap<>();
  final Map<String, Long> alarms = new HashMap<>();
  final Map<String, Integer> lags = new HashMap<>();
  final Map<String, FinishedGame> finished = new HashMap<>();
  final List<GameResult> played = new ArrayList<>();
  final List<Notification> notifications = new ArrayList<>();
  final Random random;
  final TableServices services;
  Executor thinking = Runnable::run;

  /** How long answers wait before the server looks at them. */
  long delay;

  /** How much later than they ask for tables are woken. */
  LongSupplier late = () -> 0;

  /** Other things that will happen, by time. */
  final TreeMap<Long, Runnable> later = new TreeMap<>();

  long now = START;
  int commands;

  VirtualServer(long seed) {
    this(seed, new MemoryJournal());
  }

  VirtualServer(long seed, MemoryJournal journal) {
    this.journal = journal;
    random = new Random(seed);
    TableContext.Lags lag =
        new TableContext.Lags() {
          @Override
          public int lag(String player) {
            return lags.getOrDefault(player, 0);
          }

          @Override
          public long serverDelay() {
            return delay;
          }
        };
    services =
        new TableServices(
            journal,
            () -> Instant.ofEpochMilli(now),
            (table, at) -> alarms.put(table, at + late.getAsLong()),
            lag,
            (player, game) -> finished.put(player + " " + game.table() + " " + game.game(), game),
            played::add,
            (player, what, until) -> notifications.add(new Notification(player, what, until)),
            task -> thinking.execute(task),
            random,
            Budget.rollouts(20));
  }

  /** A notification that was sent. */
  record Notification(String player, PushNotification what, @Nullable Long until) {}

  static TableOptions options(String game, String rules, int seats, Clock clock) {
    return new TableOptions(
        game,
        WireJson.read(rules, JsonNode.class),
        seats,
        true,
        clock,
        Talk.CHAT,
        false,
        true,
        true,
        true,
        true,
        "en",
        true,
        null,
        null);
  }

  /** The same options with one flag changed. */
  public static TableOptions but(TableOptions usual, String name, boolean value) {
    JsonNode fields = WireJson.read(WireJson.write(usual), JsonNode.class);
    return WireJson.read(fields.put(name, value).toString(), TableOptions.class);
  }

  /** The same options without chat and emotes. */
  static TableOptions silent(TableOptions usual) {
    JsonNode fields = WireJson.read(WireJson.write(usual), JsonNode.class);
    return WireJson.read(fields.put("talk", "off").toString(), TableOptions.class);
  }

  public static TableOptions coup(String edition, int seats, Clock clock) {
    return options("coup", "{\"edition\":\"" + edition + "\"}", seats, clock);
  }

  static TableOptions royal(int seats, Clock clock) {
    return options("royal", "{\"edition\":\"royal\"}", seats, clock);
  }

  /** A table hosted by player {@code p0}, with these bots. */
  LiveTable create(TableOptions options, String... bots) {
    return create(options, List.of(bots), bots.length > 0);
  }

  LiveTable create(TableOptions options, List<String> bots, boolean start) {
    String id = "table" + tables.size();
    CreateTable request = new CreateTable("Player 0", options, bots, start, null);
    LiveTable table = new LiveTable(id, services);
    Refused refused = table.open(tx -> Starting.open(tx, "CODE" + id, "p0", request, null));
    if (refused != null) {
      throw new AssertionError(refused);
    }
    tables.put(id, table);
    return table;
  }

  /** Everything that is true at a table, as text. */
  static String truth(LiveTable table) {
    return StateDump.of(table.state());
  }

  /** A table with this many people on it, all watching. */
  LiveTable people(TableOptions options, int count, Map<String, Viewer> viewers) {
    LiveTable table = create(options);
    for (int i = 1; i < count; i++) {
      ok(table.submit("p" + i, new Command.Sit(id(), "Player " + letter(i), null)));
    }
    for (int i = 0; i < count; i++) {
      viewers.put("p" + i, new Viewer(table, "p" + i));
    }
    return table;
  }

  private static String letter(int i) {
    return String.valueOf((char) ('A' + i));
  }

  String id() {
    return "c" + ++commands;
  }

  static void ok(Message.Reply reply) {
    if (!reply.ok()) {
      throw new AssertionError(reply.toString());
    }
  }

  /** Goes to the next timer or task, unless it is later than this. */
  boolean ring(long until) {
    String first = null;
    for (String table : alarms.keySet().stream().sorted().toList()) {
      if (alarms.get(table) <= until && (first == null || alarms.get(table) < alarms.get(first))) {
        first = table;
      }
    }
    if (!later.isEmpty() && later.firstKey() <= (first == null ? until : alarms.get(first))) {
      now = Math.max(now, later.firstKey());
      later.pollFirstEntry().getValue().run();
      return true;
    }
    if (first == null) {
      return false;
    }
    now = Math.max(now, alarms.remove(first));
    LiveTable table = tables.get(first);
    if (table != null) {
      table.wake();
    }
    return true;
  }

  void pass(long millis) {
    long until = now + millis;
    while (ring(until)) {}
    now = until;
  }

  /** Kills the server and starts it again after a pause, from its journal. */
  VirtualServer restart(long seed, long pause) {
    VirtualServer next = new VirtualServer(seed, journal);
    next.now = now + pause;
    next.commands = commands;
    for (String id : journal.openTables()) {
      LiveTable table = LiveTable.load(id, next.services);
      next.tables.put(id, table);
      table.resume();
    }
    return next;
  }

  /** A viewer of a table who keeps every message. */
  static final class Viewer {
    final List<Message> heard = new ArrayList<>();
    final String player;
    Runnable leave;
    TableView view;
    long n;
    String stream;

    Viewer(LiveTable table, String player) {
      this.player = player;
      leave = table.watch(player, null, 0, this::hear);
    }

    void hear(Message message) {
      heard.add(message);
      switch (message) {
        case Message.Snapshot snapshot -> {
          view = snapshot.view();
          n = snapshot.n();
          stream = snapshot.stream();
        }
        case Message.Update update -> {
          if (update.n() != n + 1) {
            throw new AssertionError(player + " heard " + update.n() + " after " + n);
          }
          view = update.view();
          n = update.n();
        }
        default -> {}
      }
    }

    String transcript() {
      StringBuilder text = new StringBuilder();
      heard.forEach(message -> text.append(WireJson.write(message)).append('\n'));
      return text.toString();
    }
  }
}
