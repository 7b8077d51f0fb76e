package contessa.server.host;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.bots.Budget;
import contessa.server.journal.Journal;
import contessa.server.table.LiveTable;
import contessa.server.table.TableServices;
import contessa.server.table.command.Starting;
import contessa.server.table.state.Transaction;
import contessa.server.table.view.Notifier;
import contessa.server.table.view.Reports;
import contessa.server.table.view.TableAccess;
import contessa.server.wire.Command;
import contessa.server.wire.CreateTable;
import contessa.server.wire.Message;
import contessa.server.wire.QuickMatch;
import contessa.server.wire.Refused;
import contessa.server.wire.TableCreated;
import contessa.server.wire.TableFilter;
import contessa.server.wire.TableSummary;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All tables of one server, in memory and in one journal. This is what {@code net} talks to. Calls
 * block until their effect is on disk, which is cheap on virtual threads, and may come from any
 * thread.
 */
public final class Tables implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  private static final int MAX_OPEN_PER_PLAYER = 20;
  private static final int MOST_LISTED = 200;
  private static final int MAX_LAGS = 100_000;

  private final TableDirectory tables = new TableDirectory();
  private final Cache<String, Integer> lags =
      Caffeine.newBuilder().maximumSize(MAX_LAGS).expireAfterAccess(Duration.ofHours(1)).build();
  private final TableServices services;
  private final ReplayCache replays;
  private final FinishedGames finishedGames;
  private final List<AutoCloseable> owned = new ArrayList<>();
  private final Object matching = new Object();
  private final int maxTables;
  private volatile boolean draining;
  private final LongConsumer advanceClock;
  private final Executor wakers;

  /** The result of asking for a table. */
  public sealed interface Creation {
    record Created(TableCreated table) implements Creation {}

    record NotCreated(Refused why) implements Creation {}
  }

  /** Receives a table's messages to one viewer, in order. Must not block; queue instead. */
  public interface Viewer {
    void tell(Message message);
  }

  /** A viewer's subscription to a table. A player without one is offline there. */
  public interface Subscription extends AutoCloseable {
    @Override
    void close();
  }

  /** Tables in an environment that stays the caller's. */
  public Tables(
      Journal journal,
      GameHistory history,
      TableServices.ResultListener results,
      Notifier notifier,
      TableEnvironment environment,
      Budget budget,
      int maxTables) {
    this.maxTables = maxTables;
    advanceClock = environment.advanceClock();
    wakers = environment.wakers();
    replays = new ReplayCache(journal, environment.replays());
    finishedGames = new FinishedGames(journal, history, replays, environment.analyses());
    services =
        new TableServices(
            journal,
            environment.clock(),
            environment.timer(),
            player -> lags.get(player, _ -> 0),
            history::add,
            results,
            notifier,
            environment.bots(),
            environment.random(),
            budget);
  }

  /** Tables with their own timer and bot threads, as a server runs them. */
  public static Tables open(
      Journal journal,
      GameHistory history,
      TableServices.ResultListener results,
      Notifier notifier,
      SteadyClock clock,
      Budget budget,
      int maxTables) {
    TableTimer timer = new TableTimer(clock);
    ExecutorService bots = BoundedExecutors.bots();
    ExecutorService replays = BoundedExecutors.replays();
    ExecutorService analyses = BoundedExecutors.analyses();
    Executor wakers = task -> Thread.ofVirtual().name("wake ", 0).start(task);
    Tables tables =
        new Tables(
            journal,
            history,
            results,
            notifier,
            new TableEnvironment(
                clock,
                clock::advanceTo,
                timer,
                wakers,
                bots,
                replays,
                analyses,
                TableServices.secureRandom()),
            budget,
            maxTables);
    tables.owned.add(bots::shutdownNow);
    tables.owned.add(replays::shutdownNow);
    tables.owned.add(analyses::shutdownNow);
    tables.owned.add(timer);
    timer.start(id -> wakers.execute(() -> tables.wake(id)), tables::afterPause);
    return tables;
  }

  /**
   * Loads every open table and resumes it. A table that cannot be read is logged and left out; the
   * others play on.
   *
   * @return the number of open tables
   */
  public int resume() {
    for (String id : services.journal().openTables()) {
      try {
        tables.add(LiveTable.load(id, services));
      } catch (RuntimeException e) {
        LOG.error("Table {} cannot be read and is left out", id, e);
      }
    }
    // The wall clock may have been set back since the last row was written.
    advanceClock.accept(tables.all().stream().mapToLong(LiveTable::lastRowAt).max().orElse(0));
    tables.all().forEach(Tables::resume);
    return tables.size();
  }

  /**
   * The server was stopped or asleep for a while. The clock left that out; players get a bit more.
   */
  public void afterPause() {
    LOG.warn("The server was paused; every clock gets some more time");
    for (LiveTable table : tables.all()) {
      wakers.execute(table::creditPause);
    }
  }

  /** The journal could not be written for a while, and nobody could play. */
  public void afterOutage() {
    for (LiveTable table : tables.all()) {
      wakers.execute(() -> resume(table));
    }
  }

  private static void resume(LiveTable table) {
    try {
      table.resume();
    } catch (RuntimeException e) {
      LOG.error("Table {} cannot be resumed", table.id(), e);
    }
  }

  /** The number of open tables. */
  public int count() {
    return tables.size();
  }

  /** Does everything that is due at a table. */
  public void wake(String id) {
    LiveTable table = tables.get(id);
    if (table != null) {
      table.wake();
      tables.removeIfClosed(table);
    }
  }

  public Creation create(String player, CreateTable request) {
    return create(player, request, null);
  }

  /**
   * A seat at a table that plays soon: an open public one, or a new one that bots will fill.
   * Requests are served one at a time, so that two players who ask together meet.
   */
  public Creation quick(String player, QuickMatch wish) {
    QuickMatchPlan plan = QuickMatchPlan.of(wish);
    if (plan == null) {
      return new Creation.NotCreated(Refused.BAD_OPTIONS);
    }
    synchronized (matching) {
      for (TableSummary summary :
          tables.summaries(table -> table.lobbyEntry().listed()).reversed()) {
        LiveTable table = plan.filter().matches(summary) ? tables.get(summary.table()) : null;
        if (table != null && table.awaitsPlayers() && takeSeat(player, wish.name(), table)) {
          return new Creation.Created(new TableCreated(table.id(), table.lobbyEntry().code()));
        }
      }
      return create(player, plan.request(), plan.filler());
    }
  }

  private boolean takeSeat(String player, String name, LiveTable table) {
    String id = TableCodes.id(services.random());
    return table.lobbyEntry().players().contains(player)
        || table.submit(player, new Command.Sit(id, name, null)).ok();
  }

  private Creation create(String player, CreateTable request, @Nullable String filler) {
    return open(player, (tx, code) -> Starting.open(tx, code, player, request, filler));
  }

  /** Opens a table; the opening gets its code. */
  Creation open(String player, BiFunction<Transaction, String, @Nullable Refused> opening) {
    boolean tooMany = tables.size() >= maxTables || tables.openedBy(player) >= MAX_OPEN_PER_PLAYER;
    if (draining || tooMany) {
      return new Creation.NotCreated(Refused.TOO_MANY_TABLES);
    }
    String id = TableCodes.id(services.random());
    String code = TableCodes.code(services.random());
    while (tables.hasCode(code)) {
      code = TableCodes.code(services.random());
    }
    LiveTable table = new LiveTable(id, services);
    String free = code;
    Refused refused = table.open(tx -> opening.apply(tx, free));
    if (refused != null) {
      return new Creation.NotCreated(refused);
    }
    tables.add(table);
    // The timer may have tried to wake it before it was known here.
    table.wake();
    return new Creation.Created(new TableCreated(id, code));
  }

  /**
   * Carries out a command exactly once, however often it is sent. An unknown table is refused like
   * a closed one.
   *
   * @param player the id of the session's player, see {@link Sessions}
   */
  public Message.Reply submit(String player, String table, Command command) {
    LiveTable found = tables.get(table);
    if (found == null) {
      return Message.Reply.refused(command.id(), Refused.NO_TABLE);
    }
    Message.Reply reply = found.submit(player, command);
    tables.removeIfClosed(found);
    return reply;
  }

  /**
   * Subscribes a viewer to a table: first the updates it missed since number {@code n} of its
   * stream, or a snapshot; then every update. The player's seat decides what the viewer sees.
   *
   * @return empty if there is no such table or it admits no spectators
   */
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

  /** Whether the player has a seat at that table. */
  public boolean hasSeat(String player, String table) {
    LiveTable found = tables.get(table);
    return found != null && found.lobbyEntry().players().contains(player);
  }

  /** Whether the host kicked this player, who therefore may not watch. */
  public boolean wasKicked(String player, String table) {
    LiveTable found = tables.get(table);
    return found != null && found.kicked(player);
  }

  /** The public tables that match the filter, newest first, at most 200. */
  public List<TableSummary> tables(TableFilter wanted) {
    List<TableSummary> found =
        tables.summaries(
            table -> table.lobbyEntry().listed() && wanted.matches(table.lobbyEntry().summary()));
    return found.subList(0, Math.min(MOST_LISTED, found.size()));
  }

  /** The tables at which the player has a seat, newest first. */
  public List<TableSummary> tablesOf(String player) {
    return tables.summaries(table -> table.lobbyEntry().players().contains(player));
  }

  /** An open table, public or not, for somebody who has its link. */
  public Optional<TableSummary> summary(String table) {
    return Optional.ofNullable(tables.get(table)).map(found -> found.lobbyEntry().summary());
  }

  /** All tables, public or not, newest first. */
  public List<TableSummary> all() {
    return tables.summaries(_ -> true);
  }

  /**
   * The table with this spoken code, in any case and with spaces or dashes; empty if there is none,
   * or none that this player may enter.
   */
  public Optional<String> tableByCode(String player, String code) {
    LiveTable table = tables.withCode(TableCodes.normalize(code));
    TableAccess access = table == null ? TableAccess.NO_TABLE : table.lobbyEntry().access();
    return table != null && access.isOpenTo(player) ? Optional.of(table.id()) : Optional.empty();
  }

  /**
   * Does something that takes long on a thread where it delays no table, and waits for it.
   *
   * @throws java.util.concurrent.RejectedExecutionException if too many others are waiting
   */
  public <T> T runInBackground(Supplier<T> work) {
    return replays.later(work).orElseThrow();
  }

  /** Finished games, open to those who may see them. */
  public FinishedGames finishedGames() {
    return finishedGames;
  }

  /** Tables at which finished games go on. */
  public Explorations explorations() {
    return new Explorations(this, replays, services.random());
  }

  /** Player reports, oldest first. */
  public List<PlayerReport> reports() {
    return Reports.of(services.journal()).stream().map(PlayerReport::of).toList();
  }

  /** Stops accepting new tables, or accepts them again. */
  public void drain(boolean draining) {
    this.draining = draining;
  }

  /** Closes a table at any stage; whether there was one. */
  public boolean close(String table) {
    LiveTable found = tables.get(table);
    if (found == null) {
      return false;
    }
    found.close();
    tables.removeIfClosed(found);
    return true;
  }

  /** Records the delay of a player's connection, in milliseconds; up to 500 are credited. */
  public void lag(String player, int millis) {
    lags.put(player, millis);
  }

  /** Stops waking tables; the journal stays open for its owner. */
  @Override
  public void close() {
    for (AutoCloseable one : owned) {
      try {
        one.close();
      } catch (Exception e) {
        LOG.warn("The tables did not stop cleanly", e);
      }
    }
  }
}
