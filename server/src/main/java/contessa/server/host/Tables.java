package contessa.server.host;

import module java.base;

import contessa.bots.Budget;
import contessa.server.host.games.FinishedGames;
import contessa.server.host.games.GameHistory;
import contessa.server.host.games.ReplayCache;
import contessa.server.host.threads.SteadyClock;
import contessa.server.journal.Journal;
import contessa.server.journal.JournalFailure;
import contessa.server.message.QuickMatch;
import contessa.server.message.TableFilter;
import contessa.server.message.TableLine;
import contessa.server.table.LiveTable;
import contessa.server.table.Reports;
import contessa.server.table.TableServices;
import contessa.table.game.ResumePoint;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.EncodedMessage;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.message.TableCreated;
import contessa.table.message.TableOptions;
import contessa.table.message.TableSummary;
import contessa.table.player.TableCodes;
import contessa.table.state.GameResult;
import contessa.table.view.LobbyEntry.Access;
import contessa.table.view.Notifier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables of one process, in memory and in a journal. */
public final class Tables implements TableHost, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  private static final int ATTEMPTS = 10;

  private final TableDirectory tables = new TableDirectory();
  private final PlayerLags lags = new PlayerLags();
  private final TableServices services;
  private final ReplayCache replays;
  private final FinishedGames finishedGames;
  private @Nullable ServerThreads threads;
  private final TableOpener opener;
  private final LongConsumer advanceClock;
  private final Executor wakers;
  private final TableShare share;
  private final ShortCodes shortCodes;

  /** The result of asking for a table. */
  public sealed interface Creation {
    record Created(TableCreated table) implements Creation {}

    record NotCreated(Refused why) implements Creation {}
  }

  /** Receives a table's messages to one viewer, in order. Must not block; queue instead. */
  @FunctionalInterface
  public interface Viewer {
    void tell(Message message);

    /** Receives a message that another node has encoded. Without a cluster there is none. */
    default void tellEncoded(EncodedMessage message) {
      throw new UnsupportedOperationException("this viewer is not on a network");
    }
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
      Consumer<GameResult> results,
      Notifier notifier,
      TableEnvironment environment,
      Budget budget,
      int maxTables) {
    advanceClock = environment.advanceClock();
    wakers = environment.wakers();
    shortCodes = new ShortCodes(environment.clock(), environment.random());
    replays = new ReplayCache(journal, environment.replays());
    finishedGames =
        new FinishedGames(journal, history, replays, environment.analyses(), environment.random());
    services =
        new TableServices(
            journal,
            environment.clock(),
            environment.timer(),
            lags,
            history::add,
            results,
            notifier,
            environment.bots(),
            environment.random(),
            budget);
    share = new TableShare(tables, services, advanceClock);
    opener = new TableOpener(tables, share, services, maxTables);
  }

  /** Tables with their own timer and bot threads, as a server runs them. */
  public static Tables open(
      Journal journal,
      GameHistory history,
      Consumer<GameResult> results,
      Notifier notifier,
      SteadyClock clock,
      Budget budget,
      int maxTables) {
    ServerThreads threads = new ServerThreads(clock);
    Tables tables =
        new Tables(journal, history, results, notifier, threads.environment(), budget, maxTables);
    tables.threads = threads;
    threads.start(tables);
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
        share.leaveOut(id, e);
      }
    }
    // The wall clock may have been set back since the last row was written.
    advanceClock.accept(tables.all().stream().mapToLong(LiveTable::lastRowAt).max().orElse(0));
    tables.all().forEach(table -> resume(table.id(), table::resume, 1));
    return tables.size();
  }

  /** The tables of this process as a share of a cluster's. */
  public TableShare share() {
    return share;
  }

  public Set<String> unreadable() {
    return share.unreadable();
  }

  /** The tables that stopped after a failure of the program. */
  public Set<String> stopped() {
    return tables.all().stream()
        .filter(LiveTable::hasStopped)
        .map(LiveTable::id)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The tables of this process that are not played, with the reason. */
  public SortedMap<String, String> faults() {
    SortedMap<String, String> faults = new TreeMap<>();
    unreadable().forEach(id -> faults.put(id, "left out: it cannot be read"));
    stopped().forEach(id -> faults.put(id, "stopped after an error, until the next start"));
    return faults;
  }

  /** The delays that players get time for. */
  public PlayerLags lags() {
    return lags;
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
      wakers.execute(() -> resume(table.id(), table::afterOutage, ATTEMPTS));
    }
  }

  private void resume(String id, Runnable task, int attempts) {
    try {
      task.run();
    } catch (RuntimeException e) {
      // When all tables read the database together, some time out.
      if (e instanceof JournalFailure && attempts > 1) {
        wakers.execute(() -> resume(id, task, attempts - 1));
      } else {
        LOG.error("Table {} cannot be resumed", id, e);
      }
    }
  }

  @Override
  public Tables local() {
    return this;
  }

  public int count() {
    return tables.size();
  }

  public void wake(String id) {
    LiveTable table = tables.get(id);
    if (table != null) {
      table.wake();
      tables.removeIfClosed(table);
    }
  }

  @Override
  public Creation create(String player, CreateTable request) {
    return opener.create(player, request);
  }

  @Override
  public Creation quick(String player, QuickMatch wish) {
    return opener.quick(player, wish);
  }

  /** A seat at an open public table here that suits this wish; empty if there is none. */
  public Optional<TableCreated> seat(String player, QuickMatch wish) {
    return opener.seat(player, wish);
  }

  @Override
  public Message.Reply submit(String player, String table, Command command, long waited) {
    LiveTable found = tables.get(table);
    if (found == null) {
      return Message.Reply.refused(command.id(), Refused.NO_TABLE);
    }
    Message.Reply reply = found.submit(player, command, waited);
    tables.removeIfClosed(found);
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
  public boolean onlyWatches(String player, String table) {
    LiveTable found = tables.get(table);
    return found != null
        && found.lobbyEntry().summary().stage() == Stage.PLAYING
        && !found.lobbyEntry().players().contains(player);
  }

  @Override
  public boolean wasKicked(String player, String table) {
    LiveTable found = tables.get(table);
    return found != null && found.kicked(player);
  }

  @Override
  public List<TableSummary> tables(TableFilter wanted) {
    List<TableSummary> found =
        tables.summaries(
            table -> table.lobbyEntry().listed() && wanted.matches(table.lobbyEntry().summary()));
    return found.subList(0, Math.min(MOST_LISTED, found.size()));
  }

  @Override
  public List<TableSummary> tablesOf(String player) {
    return tables.summaries(table -> table.lobbyEntry().players().contains(player));
  }

  @Override
  public Optional<TableSummary> summary(String table) {
    return Optional.ofNullable(tables.get(table)).map(found -> found.lobbyEntry().summary());
  }

  @Override
  public List<TableLine> lines() {
    return tables.entries(_ -> true).stream()
        .map(entry -> new TableLine(entry.summary(), entry.listed(), ""))
        .toList();
  }

  @Override
  public Optional<String> tableByCode(String player, String code) {
    String tidy = TableCodes.normalize(code);
    LiveTable party = tables.get(shortCodes.table(tidy));
    LiveTable spoken = tables.withCode(tidy);
    LiveTable table = party == null ? spoken : party;
    Access access = table == null ? Access.NO_TABLE : table.lobbyEntry().access();
    return table != null && access.isOpenTo(player) ? Optional.of(table.id()) : Optional.empty();
  }

  @Override
  public Optional<String> shortCode(String player, String table) {
    LiveTable found = tables.get(table);
    return found != null && found.lobbyEntry().access().isOpenTo(player)
        ? shortCodes.of(table)
        : Optional.empty();
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

  @Override
  public Creation explore(String player, String name, TableOptions options, ResumePoint opening) {
    return opener.explore(player, name, options, opening);
  }

  /** Player reports, oldest first. */
  public List<Reports.Report> reports() {
    return Reports.of(services.journal());
  }

  @Override
  public void drain(boolean draining) {
    opener.drain(draining);
  }

  @Override
  public boolean deleteMessage(String table, int seat, long at) {
    LiveTable found = tables.get(table);
    if (found != null) {
      found.deleteMessage(seat, at);
    }
    return found != null;
  }

  @Override
  public boolean close(String table) {
    LiveTable found = tables.get(table);
    if (found == null) {
      return false;
    }
    found.close();
    tables.removeIfClosed(found);
    return true;
  }

  /** Ends what happens at tables; the journal stays open for its owner. */
  @Override
  public void close() {
    if (threads != null) {
      threads.close();
    }
    tables.all().forEach(LiveTable::letGo);
  }
}
