package contessa.pocket;

import module java.base;

import contessa.bots.Budget;
import contessa.game.ProgramFiles;
import contessa.notation.json.Words;
import contessa.table.bots.BotList;
import contessa.table.clock.TableClock;
import contessa.table.command.Starting;
import contessa.table.game.RedactedTrace;
import contessa.table.game.ResumePoint;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.message.TableCreated;
import contessa.table.message.TableOptions;
import contessa.table.message.TableSummary;
import contessa.table.player.TableCodes;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import contessa.table.view.LobbyEntry;
import contessa.table.view.Summaries;
import org.jspecify.annotations.Nullable;

/** The tables of the device. Each is read when somebody first asks for it; until then it waits. */
final class LocalTables {

  /** How the ids of tables on a device begin; pages tell by it who has a table. */
  static final String PREFIX = "local-";

  /** Counted, not measured in time, so that the same game is played on every device. */
  static final Budget BUDGET = Budget.QUICK;

  private final LocalStore store;
  private final LocalHost host;
  private final LocalClock clock;
  private final LocalFiles files;
  private final RandomGenerator random;
  private final Map<String, LocalTable> tables = new LinkedHashMap<>();

  /** What is known of tables that nobody has asked for. */
  private final Map<String, LobbyEntry> resting = new HashMap<>();

  /** Tables that could not be read, and tables whose bots wait for a file. */
  private final Set<String> unreadable = new HashSet<>();

  private final Set<String> waiting = new HashSet<>();

  LocalTables(
      LocalStore store,
      LocalHost host,
      LocalClock clock,
      LocalFiles files,
      RandomGenerator random) {
    this.store = store;
    this.host = host;
    this.clock = clock;
    this.files = files;
    this.random = random;
  }

  /** An open table; null if there is none. */
  @Nullable LocalTable find(String id) {
    LocalTable known = tables.get(id);
    LocalLog log = store.log(id);
    if (known != null || log == null || log.isClosed() || unreadable.contains(id)) {
      return known;
    }
    LocalTable table = table(id, log);
    try {
      table.resume();
    } catch (RuntimeException e) {
      leaveOut(id, e);
      return null;
    }
    tables.put(id, table);
    resting.remove(id);
    return table;
  }

  private LocalTable table(String id, LocalLog log) {
    return new LocalTable(id, log, clock, random, this::finished);
  }

  private void finished(TableState state) {
    if (!state.countsForNothing()) {
      Summaries.finished(state).forEach(store::add);
    }
    trim();
  }

  /** Games that are played do not give way. */
  private void trim() {
    store.trim(id -> !tables.containsKey(id) || tables.get(id).state().stage() != Stage.PLAYING);
    tables.keySet().removeIf(id -> store.log(id) == null);
  }

  /** Carries out a command. Whoever sits down is known by that name from now on. */
  Message.Reply submit(String viewer, String id, Command command) {
    LocalTable table = find(id);
    if (table == null) {
      return Message.Reply.refused(command.id(), Refused.NO_TABLE);
    }
    Message.Reply reply = table.submit(viewer, command);
    if (reply.ok() && command instanceof Command.Sit sit) {
      store.rename(viewer, sit.name());
    }
    return reply;
  }

  // ---- New tables

  TableCreated create(String player, CreateTable request) {
    return open((tx, code) -> Starting.open(tx, code, player, request, null));
  }

  TableCreated explore(String player, String name, TableOptions options, ResumePoint opening) {
    String bot = BotList.STRONGEST;
    return open((tx, code) -> Starting.explore(tx, code, player, name, options, opening, bot));
  }

  private TableCreated open(BiFunction<Transaction, String, @Nullable Refused> opening) {
    String id = PREFIX + TableCodes.id(random);
    String code = TableCodes.code(random);
    LocalLog log = new LocalLog(id, host);
    LocalTable table = table(id, log);
    Refused refused = table.open(tx -> opening.apply(tx, code));
    if (refused != null) {
      throw new ApiRefusal(409, Words.kebab(refused));
    }
    tables.put(id, table);
    store.add(id, log);
    trim();
    return new TableCreated(id, code);
  }

  /** The open tables at which the player has a seat, newest first. */
  List<TableSummary> of(String player) {
    List<TableSummary> found = new ArrayList<>();
    for (String id : List.copyOf(store.tables())) {
      LobbyEntry entry = entry(id);
      if (entry != null && entry.players().contains(player)) {
        found.add(entry.summary());
      }
    }
    found.sort(TableSummary.NEWEST_FIRST);
    return found;
  }

  /** A look at a table that does not wake it; null if it is closed. */
  private @Nullable LobbyEntry entry(String id) {
    LocalTable table = tables.get(id);
    if (table != null) {
      return LobbyEntry.of(table.state());
    }
    LocalLog log = store.log(id);
    if (log == null || log.isClosed() || unreadable.contains(id)) {
      return null;
    }
    LobbyEntry known = resting.get(id);
    if (known == null) {
      known = read(id, log);
    }
    if (known != null) {
      resting.put(id, known);
    }
    return known;
  }

  /** Tables without a game close when nobody has come for long, as on a server. */
  private @Nullable LobbyEntry read(String id, LocalLog log) {
    try {
      LocalTable table = table(id, log);
      if (table.read() != Stage.PLAYING && clock.millis() - log.lastRowAt() > TableClock.IDLE) {
        table.close();
        return null;
      }
      return LobbyEntry.of(table.state());
    } catch (RuntimeException e) {
      leaveOut(id, e);
      return null;
    }
  }

  private void leaveOut(String id, RuntimeException e) {
    unreadable.add(id);
    System.err.println("Table " + id + " cannot be read: " + RedactedTrace.of(e));
  }

  // ---- Time

  void wake() {
    for (LocalTable table : List.copyOf(tables.values())) {
      if (table.wakeAt() <= clock.millis()) {
        table.wake();
      }
    }
  }

  void afterPause(long pause) {
    tables.values().forEach(table -> table.afterPause(pause));
  }

  /** When something is due next. Forgets tables that have closed. */
  long nextWake() {
    tables.values().removeIf(LocalTable::isClosed);
    return tables.values().stream().mapToLong(LocalTable::wakeAt).min().orElse(LocalTable.NEVER);
  }

  // ---- Bots

  /** Lets one bot make one decision; false if none has to. */
  boolean think() {
    LocalTable table = thinker();
    if (table == null) {
      return false;
    }
    try {
      table.think(BUDGET);
    } catch (ProgramFiles.Missing e) {
      waiting.add(table.id());
      files.fetch(e);
    }
    return true;
  }

  boolean hasToThink() {
    return thinker() != null;
  }

  private @Nullable LocalTable thinker() {
    return tables.values().stream()
        .filter(table -> table.hasToThink() && !waiting.contains(table.id()))
        .findFirst()
        .orElse(null);
  }

  /** A file has arrived: bots that waited for one try again. */
  void fileArrived() {
    waiting.clear();
  }
}
