package contessa.server.table;

import module java.base;

import contessa.server.journal.JournalFailure;
import contessa.table.TableCore;
import contessa.table.TableOutlets;
import contessa.table.game.Contradiction;
import contessa.table.game.RedactedTrace;
import contessa.table.message.Command;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.state.ClockTimes;
import contessa.table.state.CommandStamp;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import contessa.table.view.Audience;
import contessa.table.view.LobbyEntry;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table in memory, and its serial owner: a {@link TableCore} behind a lock, so that one thing
 * happens here at a time. Messages are delivered and bots think when it is free again.
 *
 * <p>If something impossible happens, the table stops until the server starts again; the other
 * tables play on.
 */
public final class LiveTable {

  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

  private final String id;
  private final InstantSource clock;
  private final ReentrantLock lock = new ReentrantLock();
  private final Deliveries deliveries = new Deliveries();
  private final TableBots bots;
  private final TableLedger ledger;
  private final TableCore core;

  /** Any thread may ask what the lobby knows. */
  private volatile @Nullable LateLobbyEntry lobbyEntry;

  /** After a failure of the program; it waits for the next start. */
  private volatile boolean stopped;

  /** Another process has it, or the server ends. */
  private boolean letGo;

  /** What the lobby knows of a state, made when it asks: after most changes it does not. */
  private static final class LateLobbyEntry {
    private final TableState state;
    private volatile @Nullable LobbyEntry entry;

    LateLobbyEntry(TableState state) {
      this.state = state;
    }

    /** Two threads may both make it, to the same. */
    LobbyEntry get() {
      LobbyEntry known = entry;
      if (known == null) {
        known = LobbyEntry.of(state);
        entry = known;
      }
      return known;
    }
  }

  /** A table without events: {@link #open} creates it, {@link #load} reads it. */
  public LiveTable(String id, TableServices services) {
    this.id = id;
    clock = services.clock();
    bots = new TableBots(id, services.budget(), services.clock(), services.botExecutor());
    ledger = new TableLedger(id, services.journal());
    TableOutlets.Listener listener =
        new TableOutlets.Listener() {
          @Override
          public void changed(TableState state) {
            lobbyEntry = state.created() ? new LateLobbyEntry(state) : null;
          }

          @Override
          public void finished(TableState state) {
            services.finished(state);
          }
        };
    core =
        new TableCore(
            id,
            ledger,
            new TableOutlets(
                services.clock(),
                services.random(),
                services.lags(),
                bots,
                deliveries::add,
                services.notifier(),
                at -> services.timer().wakeAt(id, at),
                listener));
  }

  /**
   * Opens the table.
   *
   * @param opening adds the first events, or says why it cannot
   * @return why it cannot be opened; null if it is open now
   */
  public @Nullable Refused open(Function<Transaction, @Nullable Refused> opening) {
    lock.lock();
    try {
      return core.open(opening);
    } finally {
      unlock();
    }
  }

  /**
   * Reads a table from its journal.
   *
   * @throws JournalFailure if it cannot be read
   * @throws IllegalArgumentException if a newer version wrote it
   */
  public static LiveTable load(String id, TableServices services) {
    LiveTable table = new LiveTable(id, services);
    table.core.reload();
    return table;
  }

  /** After a restart of the server: all clocks go on where they stood, with a little more time. */
  public void resume() {
    serially(this::goOn);
  }

  /** The same after an outage of the journal, unless the table has noticed that by itself. */
  public void afterOutage() {
    serially(this::noticeOutage);
  }

  /**
   * Comes before anything that looks at the time. Nobody could answer during an outage, so nothing
   * that has become due in it is due, and no decision is too late.
   */
  private void noticeOutage() {
    if (isActive() && ledger.outages() > 0) {
      goOn();
    }
  }

  private void goOn() {
    int outages = ledger.outages();
    if (ledger.isUncertain()) {
      core.reload();
    }
    core.resume();
    ledger.goOnAfter(outages);
  }

  /** After a pause of the server, which its clock left out: all clocks get a little more time. */
  public void creditPause() {
    attempt(() -> core.shiftClocks(ClockTimes.RESTART_CREDIT));
  }

  // ---- Commands and the clock

  public String id() {
    return id;
  }

  /** The time of the last journal row. */
  public long lastRowAt() {
    return state().at();
  }

  private <T> T locked(Supplier<T> question) {
    lock.lock();
    try {
      return question.get();
    } finally {
      lock.unlock();
    }
  }

  private void serially(Runnable task) {
    lock.lock();
    try {
      task.run();
    } finally {
      unlock();
    }
  }

  /** Carries out a command that has just arrived. */
  public Message.Reply submit(String player, Command command) {
    return submit(player, command, 0);
  }

  /**
   * Carries out a command, once; returns when it is on disk.
   *
   * @param waited how many milliseconds ago it arrived
   */
  public Message.Reply submit(String player, Command command, long waited) {
    long arrivedAt = clock.millis() - waited; // before it waits for the lock
    CommandStamp stamp = CommandStamp.of(player, command);
    lock.lock();
    try {
      noticeOutage();
      if (isActive()) {
        return core.submit(stamp, command, arrivedAt);
      }
    } catch (JournalFailure e) {
      ledger.report(e);
    } catch (Contradiction e) {
      stop(e);
    } catch (RuntimeException e) {
      LOG.error("A command at table {} failed: {}", id, RedactedTrace.of(e));
    } finally {
      unlock();
    }
    return Message.Reply.refused(command.id(), Refused.UNAVAILABLE);
  }

  /** Another process has the table, or the server stops: nothing is written here any more. */
  public void letGo() {
    var _ = locked(() -> letGo = true);
  }

  /** The operator deletes what was said at this seat at this time. */
  public void deleteMessage(int seat, long at) {
    serially(() -> core.deleteMessage(seat, at));
  }

  /** The operator closes the table. */
  public void close() {
    serially(core::close);
  }

  /**
   * Reads what another process has written, if this viewer has heard of it: number n. A failure is
   * the caller's: a viewer must not be shown the past.
   */
  public void catchUp(String viewer, long n) {
    if (locked(() -> core.isBehind(viewer, n))) {
      serially(
          () -> {
            if (isActive()) {
              core.catchUp();
            }
          });
    }
  }

  /** Reads the table again if another process went on with it; its viewers hear of it now. */
  public void catchUp() {
    attempt(core::catchUp);
  }

  /** Does everything that is due. */
  public void wake() {
    attempt(core::wake);
  }

  /** Does something that nobody waits for. */
  private void attempt(Runnable task) {
    serially(
        () -> {
          try {
            if (isActive()) {
              noticeOutage();
              task.run();
            }
          } catch (JournalFailure e) {
            ledger.report(e);
          } catch (RuntimeException e) {
            stop(e);
          }
        });
  }

  private boolean isActive() {
    return !stopped && !letGo;
  }

  /** Whether it stopped after a failure of the program. */
  public boolean hasStopped() {
    return stopped;
  }

  private void stop(RuntimeException e) {
    stopped = true;
    LOG.error("Table {} stops until the server starts again: {}", id, RedactedTrace.of(e));
  }

  /** Releases the table; then viewers get their messages, and bots with requests begin to think. */
  private void unlock() {
    lock.unlock();
    try {
      deliveries.send();
    } catch (RuntimeException e) {
      LOG.error("Viewers of table {} were not told: {}", id, RedactedTrace.of(e));
    }
    bots.start(this::wake);
  }

  // ---- Viewers and the lobby

  /**
   * Tells a viewer about this table from now on.
   *
   * @return what ends it, or null if this player may not watch
   */
  public @Nullable Runnable watch(
      String player, @Nullable String stream, long n, Consumer<Message> listener) {
    lock.lock();
    try {
      Audience.Member viewer = core.watch(player, stream, n, listener);
      return viewer == null ? null : () -> serially(() -> core.unwatch(viewer));
    } finally {
      unlock();
    }
  }

  public boolean kicked(String player) {
    return Audience.kicked(state(), player);
  }

  public LobbyEntry lobbyEntry() {
    return known().get();
  }

  public boolean isClosed() {
    return known().state.stage() == Stage.CLOSED;
  }

  private LateLobbyEntry known() {
    return Objects.requireNonNull(lobbyEntry, "the table has no events yet");
  }

  /** Whether a player could take a seat here and would soon play. */
  public boolean awaitsPlayers() {
    return locked(
        () ->
            lobbyEntry().listed()
                && state().stage() == Stage.LOBBY
                && !state().locked()
                && (state().fillsAt() != null || core.online(state().host())));
  }

  /** The current state. It is not modified later: each row makes a new one. */
  TableState state() {
    return locked(core::state);
  }
}
