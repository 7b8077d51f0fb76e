package contessa.server.host;

import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.notation.GameNotation;
import contessa.notation.registry.Notations;
import contessa.server.journal.Journal;
import contessa.server.table.Door;
import contessa.server.table.Ground;
import contessa.server.table.LiveTable;
import contessa.server.table.Replays;
import contessa.server.table.Reports;
import contessa.server.table.Standing;
import contessa.server.wire.BotInfo;
import contessa.server.wire.Command;
import contessa.server.wire.CreateTable;
import contessa.server.wire.FinishedGame;
import contessa.server.wire.Message;
import contessa.server.wire.QuickMatch;
import contessa.server.wire.Refused;
import contessa.server.wire.Replay;
import contessa.server.wire.TableCreated;
import contessa.server.wire.TableFilter;
import contessa.server.wire.TableSummary;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables of one server, in memory and in one journal. */
public final class Tables implements TableHost, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  private static final int MOST_OF_ONE_PLAYER = 20;

  private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();
  private final Map<String, String> codes = new ConcurrentHashMap<>();
  private final Map<String, Integer> opened = new ConcurrentHashMap<>();
  private final Map<String, Integer> lags = new ConcurrentHashMap<>();
  private final Ground ground;
  private final Records records;
  private final Object matching = new Object();
  private final int mostTables;
  private volatile boolean draining;

  /**
   * Tables on this ground.
   *
   * @param timer makes the timer from what wakes a table
   */
  public Tables(
      Journal journal,
      Records records,
      Ground.Scores scores,
      Ground.Messenger messenger,
      InstantSource clock,
      Function<Consumer<String>, Ground.Timer> timer,
      Executor thinking,
      RandomGenerator random,
      Budget budget,
      int mostTables) {
    this.mostTables = mostTables;
    this.records = records;
    ground =
        new Ground(
            journal,
            clock,
            timer.apply(this::wake),
            player -> lags.getOrDefault(player, 0),
            records::add,
            scores,
            messenger,
            thinking,
            random,
            budget);
  }

  /** Tables as people meet them. */
  public static Tables open(
      Journal journal,
      Records records,
      Ground.Scores scores,
      Ground.Messenger messenger,
      Tempo tempo,
      Budget budget,
      int mostTables) {
    return new Tables(
        journal,
        records,
        scores,
        messenger,
        tempo.clock(),
        wake -> new Alarms(wake, tempo),
        thinkers(),
        Ground.secureRandom(),
        budget,
        mostTables);
  }

  /** As many bots think at a time as there are processors; the others wait, and no table does. */
  private static Executor thinkers() {
    int threads = Runtime.getRuntime().availableProcessors();
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        Thread.ofPlatform().daemon().name("thinker ", 0).factory(),
        new ThreadPoolExecutor.DiscardPolicy());
  }

  /**
   * Reads every open table and lets it go on. One that cannot be read is left out, loudly, and the
   * others play.
   *
   * @return how many there are
   */
  public int resume() {
    for (String id : ground.journal().openTables()) {
      try {
        LiveTable table = LiveTable.load(id, ground);
        add(table);
        table.resume();
      } catch (RuntimeException e) {
        LOG.error("Table {} cannot be read and is left out", id, e);
      }
    }
    return tables.size();
  }

  /** How many tables there are. */
  public int count() {
    return tables.size();
  }

  private void add(LiveTable table) {
    tables.put(table.id(), table);
    codes.put(table.standing().code(), table.id());
    opened.merge(table.standing().opener(), 1, Integer::sum);
  }

  private void wake(String id) {
    LiveTable table = tables.get(id);
    if (table != null) {
      table.wake();
      forgetIfClosed(table);
    }
  }

  private void forgetIfClosed(LiveTable table) {
    Standing standing = table.standing();
    if (standing.closed() && tables.remove(table.id()) != null) {
      codes.remove(standing.code());
      opened.computeIfPresent(standing.opener(), (_, count) -> count == 1 ? null : count - 1);
    }
  }

  @Override
  public Creation create(String player, CreateTable request) {
    return create(player, request, null);
  }

  /** One at a time, so that two who come together find each other. */
  @Override
  public Creation quick(String player, QuickMatch wish) {
    QuickTable wanted = QuickTable.of(wish);
    if (wanted == null) {
      return new Creation.Not(Refused.BAD_OPTIONS);
    }
    synchronized (matching) {
      for (TableSummary summary : summaries(table -> table.standing().listed()).reversed()) {
        LiveTable table = wanted.filter().matches(summary) ? tables.get(summary.table()) : null;
        if (table != null && table.awaitsPlayers() && sits(player, wish.name(), table)) {
          return new Creation.Done(new TableCreated(table.id(), table.standing().code()));
        }
      }
      return create(player, wanted.request(), wanted.filler());
    }
  }

  private boolean sits(String player, String name, LiveTable table) {
    String id = Codes.id(ground.random());
    return table.standing().players().contains(player)
        || table.submit(player, new Command.Sit(id, name, null)).ok();
  }

  private Creation create(String player, CreateTable request, @Nullable String filler) {
    boolean tooMany =
        tables.size() >= mostTables || opened.getOrDefault(player, 0) >= MOST_OF_ONE_PLAYER;
    if (draining || tooMany) {
      return new Creation.Not(Refused.TOO_MANY_TABLES);
    }
    String id = Codes.id(ground.random());
    String code = Codes.code(ground.random());
    while (codes.containsKey(code)) {
      code = Codes.code(ground.random());
    }
    return switch (LiveTable.create(id, code, player, request, filler, ground)) {
      case LiveTable.Creation.Not(Refused why) -> new Creation.Not(why);
      case LiveTable.Creation.Done(LiveTable table) -> {
        add(table);
        // Its first alarm may have rung before the table was known here.
        table.wake();
        yield new Creation.Done(new TableCreated(id, code));
      }
    };
  }

  @Override
  public Message.Reply submit(String player, String table, Command command) {
    LiveTable found = tables.get(table);
    if (found == null) {
      return Message.Reply.refused(command.id(), Refused.NO_TABLE);
    }
    Message.Reply reply = found.submit(player, command);
    forgetIfClosed(found);
    return reply;
  }

  @Override
  public Optional<Subscription> watch(
      String player, String table, @Nullable String stream, long n, Viewer viewer) {
    LiveTable found = tables.get(table);
    Runnable end = found == null ? null : found.watch(player, stream, n, viewer::tell);
    if (end == null) {
      return Optional.empty();
    }
    AtomicBoolean ended = new AtomicBoolean();
    return Optional.of(
        () -> {
          if (!ended.getAndSet(true)) {
            end.run();
          }
        });
  }

  @Override
  public boolean sentAway(String player, String table) {
    LiveTable found = tables.get(table);
    return found != null && found.sentAway(player);
  }

  @Override
  public List<TableSummary> tables(TableFilter wanted) {
    return summaries(
        table -> table.standing().listed() && wanted.matches(table.standing().summary()));
  }

  @Override
  public List<FinishedGame> gamesOf(String player) {
    return records.of(player);
  }

  @Override
  public List<TableSummary> tablesOf(String player) {
    return summaries(table -> table.standing().players().contains(player));
  }

  /** All tables, public or not, newest first. */
  public List<TableSummary> all() {
    return summaries(_ -> true);
  }

  private List<TableSummary> summaries(Predicate<LiveTable> which) {
    return tables.values().stream()
        .filter(which)
        .map(table -> table.standing().summary())
        .sorted(
            Comparator.comparingLong(TableSummary::since)
                .reversed()
                .thenComparing(TableSummary::table))
        .toList();
  }

  @Override
  public Optional<String> tableByCode(String player, String code) {
    String id = codes.getOrDefault(Codes.read(code), "");
    LiveTable table = tables.get(id);
    Door door = table == null ? Door.WALL : table.standing().door();
    return door.isOpenTo(player) ? Optional.of(id) : Optional.empty();
  }

  @Override
  public List<BotInfo> bots() {
    List<String> games = Notations.ALL.stream().map(GameNotation::game).toList();
    return Roster.all().stream()
        .map(
            kind ->
                new BotInfo(kind.name(), kind.about(), games.stream().filter(kind::plays).toList()))
        .toList();
  }

  @Override
  public Optional<Replay> replay(String player, String table, int game, Replays.From from) {
    return Optional.ofNullable(Replays.of(ground.journal(), table, game, player, from));
  }

  /** What players have reported, the latest last. */
  public List<Reports.Report> reports() {
    return Reports.of(ground.journal());
  }

  /** From now on no new tables, or again. */
  public void drain(boolean draining) {
    this.draining = draining;
  }

  /** Ends a table whatever goes on there; whether there was one. */
  public boolean close(String table) {
    LiveTable found = tables.get(table);
    if (found == null) {
      return false;
    }
    found.close();
    forgetIfClosed(found);
    return true;
  }

  @Override
  public void lag(String player, int millis) {
    lags.put(player, millis);
  }

  /** Stops waking tables; the journal stays open for whoever opened it. */
  @Override
  public void close() {
    if (ground.thinking() instanceof ExecutorService thinkers) {
      thinkers.shutdownNow();
    }
    if (ground.timer() instanceof AutoCloseable timer) {
      try {
        timer.close();
      } catch (Exception e) {
        LOG.warn("The alarms did not stop well", e);
      }
    }
  }
}
