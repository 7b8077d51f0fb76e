package contessa.server.table;

import contessa.notation.record.ShortHash;
import contessa.server.journal.JournalFailure;
import contessa.table.clock.TableClock;
import contessa.table.command.CommandHandler;
import contessa.table.game.Contradiction;
import contessa.table.game.RedactedTrace;
import contessa.table.message.Command;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.state.ClockTimes;
import contessa.table.state.CommandStamp;
import contessa.table.state.TableContext;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import contessa.table.view.Audience;
import contessa.table.view.LobbyEntry;
import contessa.table.view.Notifications;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table in memory, and its serial owner: one thing happens here at a time. A command or the clock
 * builds a transaction on a copy of the state; the journal writes it; only then does it take
 * effect, get acknowledged and reach viewers. If the journal answers that someone else has written
 * in the meantime, the table is read again and the command tried again. Bots think on other
 * threads.
 *
 * <p>If something impossible happens, the table stops until the server starts again; the other
 * tables play on.
 */
public final class LiveTable {

  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

  private static final int ATTEMPTS = 5;

  private final String id;
  private final TableServices services;
  private final ReentrantLock lock = new ReentrantLock();
  private final Deliveries deliveries = new Deliveries();
  private final Audience audience;
  private final TableBots bots;
  private final TableContext context;
  private final Notifications notifications;
  private final TableAlarm alarm;
  private final TableLedger ledger;

  /** After a failure of the program; it waits for the next start. */
  private volatile boolean stopped;

  /** Another process has it, or the server ends. */
  private boolean letGo;

  /** A table without events: {@link #open} creates it, {@link #load} reads it. */
  public LiveTable(String id, TableServices services) {
    this.id = id;
    this.services = services;
    audience = new Audience(services.clock().millis(), deliveries::add);
    bots = new TableBots(id, services.budget(), services.clock(), services.botExecutor());
    context = new TableContext(audience, services.lags(), bots, services.random());
    notifications = new Notifications(context::online, services.notifier());
    alarm = new TableAlarm(id, services.clock(), services.timer(), context, audience);
    ledger = new TableLedger(id, services, bots);
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
      Transaction tx = transaction(null);
      Refused refused = opening.apply(tx);
      if (refused == null && !write(tx)) {
        throw new IllegalStateException("a table of this id is in the journal");
      }
      return refused;
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
    table.reload();
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
      reload();
    }
    // The clock may have been moved forward since the table was read.
    audience.open(services.clock().millis());
    ledger.finishAgain();
    long since = Math.max(0, services.clock().millis() - state().at());
    shiftClocks(since + ClockTimes.RESTART_CREDIT);
    ledger.goOnAfter(outages);
  }

  /** After a pause of the server, which its clock left out: all clocks get a little more time. */
  public void creditPause() {
    attempt(() -> shiftClocks(ClockTimes.RESTART_CREDIT));
  }

  private void shiftClocks(long shift) {
    boolean shifted = false;
    for (int attempt = 0; attempt < ATTEMPTS && !shifted && TableClock.runs(state()); attempt++) {
      Transaction tx = transaction(null);
      tx.add(new TableEvent.Resumed(shift));
      shifted = write(tx);
      if (!shifted) {
        reload();
      }
    }
    alarm.set(state());
  }

  private void reload() {
    alarm.reset();
    ledger.read();
    audience.tell(state(), ledger.transcript());
    bots.requestMoves(state());
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

  /** Carries out a command, once; returns when it is on disk. */
  public Message.Reply submit(String player, Command command) {
    CommandStamp stamp = CommandStamp.of(player, command, ShortHash::of);
    lock.lock();
    try {
      noticeOutage();
      for (int attempt = 0; attempt < ATTEMPTS && isActive(); attempt++) {
        String earlier = state().digestOf(stamp);
        if (earlier != null) {
          return stamp.replyAfter(earlier);
        }
        Transaction tx = transaction(stamp);
        Refused refused = CommandHandler.perform(tx, player, command);
        if (refused == null && write(tx)) {
          return Message.Reply.done(command.id());
        }
        Message.Reply reply = ledger.earlierReply(stamp);
        if (reply != null) {
          return reply;
        }
        if (refused != null && !ledger.mayBeOvertaken()) {
          return Message.Reply.refused(command.id(), refused);
        }
        reload();
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

  /** The operator closes the table. */
  public void close() {
    serially(
        () -> {
          for (int attempt = 0; attempt < ATTEMPTS && state().stage() != Stage.CLOSED; attempt++) {
            Transaction tx = transaction(null);
            tx.add(new TableEvent.Closed());
            writeOrReload(tx);
          }
        });
  }

  /**
   * Reads what another process has written, if this viewer has heard of it: number n. A failure is
   * the caller's: a viewer must not be shown the past.
   */
  public void catchUp(String viewer, long n) {
    if (locked(() -> n > ledger.transcript().number(viewer))) {
      serially(this::readNews);
    }
  }

  /** Reads the table again if another process went on with it; its viewers hear of it now. */
  public void catchUp() {
    attempt(this::readNews);
  }

  private void readNews() {
    if (isActive() && ledger.isBehind()) {
      reload();
      alarm.set(state());
    }
  }

  /** Does everything that is due. */
  public void wake() {
    attempt(
        () -> {
          Transaction tx = transaction(null);
          TableClock.tick(tx);
          alarm.checked(tx.now());
          if (tx.isEmpty()) {
            bots.requestMoves(state(), tx.missingMoves());
          } else {
            writeOrReload(tx);
          }
          audience.tellPresence(state(), services.clock().millis());
          alarm.set(state());
        });
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

  private Transaction transaction(@Nullable CommandStamp command) {
    return new Transaction(state(), services.clock().millis(), context, command);
  }

  private void writeOrReload(Transaction tx) {
    if (!write(tx)) {
      reload();
    }
  }

  /** Writes the transaction, which makes it true; false if its row's number is taken. */
  private boolean write(Transaction tx) {
    if (!ledger.write(tx)) {
      return false;
    }
    TableState state = tx.state();
    audience.tell(state, ledger.transcript());
    bots.requestMoves(state);
    bots.requestMoves(state, tx.missingMoves());
    notifications.send(state, tx.events());
    alarm.set(state);
    return true;
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
      if (!Audience.mayWatch(state(), player)) {
        return null;
      }
      long now = services.clock().millis();
      notifications.playerCame(player);
      Audience.Member viewer =
          audience.enter(state(), ledger.transcript(), player, stream, n, listener, now);
      alarm.set(state());
      return () -> unwatch(viewer);
    } finally {
      unlock();
    }
  }

  public boolean kicked(String player) {
    return Audience.kicked(state(), player);
  }

  private void unwatch(Audience.Member viewer) {
    serially(
        () -> {
          if (audience.leave(viewer, state(), services.clock().millis())) {
            alarm.set(state());
          }
        });
  }

  /** What the lobby knows. */
  public LobbyEntry lobbyEntry() {
    return ledger.lobbyEntry().get();
  }

  public boolean isClosed() {
    return ledger.lobbyEntry().isOfAClosedTable();
  }

  /** Whether a player could take a seat here and would soon play. */
  public boolean awaitsPlayers() {
    return locked(
        () ->
            lobbyEntry().listed()
                && state().stage() == Stage.LOBBY
                && !state().locked()
                && (state().fillsAt() != null || context.online(state().host())));
  }

  /** The current state. It is not modified later: each row makes a new one. */
  TableState state() {
    return locked(ledger::state);
  }
}
