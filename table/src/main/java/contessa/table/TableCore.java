package contessa.table;

import module java.base;

import contessa.table.clock.TableClock;
import contessa.table.command.CommandHandler;
import contessa.table.message.Command;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.state.ClockTimes;
import contessa.table.state.CommandStamp;
import contessa.table.state.JournalEntry;
import contessa.table.state.JournalReader;
import contessa.table.state.JournalRow;
import contessa.table.state.TableContext;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import contessa.table.view.Audience;
import contessa.table.view.Notifications;
import contessa.table.view.Transcript;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Event sourcing with idempotent commands and optimistic concurrency, without a thread of its own.
 * A command or the clock builds a transaction on a copy of the state; the log writes it; only then
 * does it take effect, get acknowledged and reach viewers. If another process has written in the
 * meantime, the table is read again and the command retried.
 *
 * <p>Not safe for several threads: its host lets one thing happen at a time.
 */
public final class TableCore {

  private static final int ATTEMPTS = 5;

  private final String id;
  private final TableLog log;
  private final TableOutlets outlets;
  private final Audience audience;
  private final TableContext context;
  private final Notifications notifications;

  private TableState state;
  private Transcript transcript = new Transcript();
  private SeenCommands seen = new SeenCommands();
  private boolean gameJustEnded;

  /** Everything that was due until then has been done; what comes later needs a timer. */
  private long checkedUntil;

  /** A table without events: {@link #open} creates it, {@link #reload} reads it. */
  public TableCore(String id, TableLog log, TableOutlets outlets) {
    this.id = id;
    this.log = log;
    this.outlets = outlets;
    audience = new Audience(now(), outlets.sink());
    context = new TableContext(audience, outlets.lags(), outlets.bots(), outlets.random());
    notifications = new Notifications(context::online, outlets.notifier());
    state = new TableState(id);
  }

  private long now() {
    return outlets.clock().millis();
  }

  /** The state after the last row. It is not modified later: each row makes a new one. */
  public TableState state() {
    return state;
  }

  /** Whether there is more to tell this viewer than they have heard: up to number n. */
  public boolean isBehind(String viewer, long n) {
    return n > transcript.number(viewer);
  }

  public boolean online(String player) {
    return context.online(player);
  }

  // ---- From the log

  public void reload() {
    checkedUntil = 0; // whatever is due has to be done again
    List<JournalRow> rows = log.read();
    seen = new SeenCommands();
    rows.forEach(row -> seen.add(row.command()));
    JournalReader reader = new JournalReader(id, rows);
    transcript = new Transcript();
    outlets.bots().reset();
    gameJustEnded = false;
    while (reader.nextRow()) {
      reader.readRow();
      transcript.add(reader.state().at(), reader.disclosures());
      outlets.bots().hear(reader.disclosures());
      gameJustEnded = endsGame(reader.events());
    }
    state = reader.state();
    outlets.listener().changed(state);
    audience.tell(state, transcript);
    outlets.bots().requestMoves(state, List.of());
  }

  /** Reads the table again if another process has written to it, and tells its viewers. */
  public void catchUp() {
    if (log.hasMoreThan(state.seq())) {
      reload();
      setAlarm();
    }
  }

  /** Resumes after a restart: all clocks where they stood, with a little more time. */
  public void resume() {
    // The clock may have been moved forward since the table was read.
    audience.open(now());
    if (gameJustEnded) {
      // A crash may have prevented what follows the end of a game.
      outlets.listener().finished(state);
    }
    shiftClocks(Math.max(0, now() - state.at()) + ClockTimes.RESTART_CREDIT);
  }

  private static boolean endsGame(List<TableEvent> events) {
    return events.stream().anyMatch(TableEvent.Ended.class::isInstance);
  }

  // ---- Commands and the clock

  /**
   * Opens the table.
   *
   * @param opening adds the first events, or says why it cannot
   * @return why it cannot be opened; null if it is open now
   */
  public @Nullable Refused open(Function<Transaction, @Nullable Refused> opening) {
    Transaction tx = transaction();
    Refused refused = opening.apply(tx);
    if (refused == null && !write(tx)) {
      throw new IllegalStateException("a table of this id is in the journal");
    }
    return refused;
  }

  /**
   * Carries out a command, once; returns when it is in the log.
   *
   * @param arrivedAt when the command arrived; its player is not late by what it has waited since
   */
  public Message.Reply submit(CommandStamp stamp, Command command, long arrivedAt) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      JournalRow row = seen.mayContain(stamp.key()) ? log.find(stamp.key()) : null;
      if (row != null) {
        return stamp.replyAfter(row);
      }
      Transaction tx = new Transaction(state, now(), context, stamp, arrivedAt);
      Refused refused = CommandHandler.perform(tx, stamp.player(), command);
      if (refused == null && write(tx)) {
        return Message.Reply.done(command.id());
      }
      if (refused != null && !log.hasMoreThan(state.seq())) {
        return Message.Reply.refused(command.id(), refused);
      }
      reload();
    }
    return Message.Reply.refused(command.id(), Refused.UNAVAILABLE);
  }

  public void wake() {
    Transaction tx = transaction();
    TableClock.tick(tx);
    checkedUntil = tx.now();
    if (tx.events().isEmpty()) {
      outlets.bots().requestMoves(state, tx.missingMoves());
    } else {
      writeOrReload(tx);
    }
    audience.tellPresence(state, now());
    setAlarm();
  }

  public void shiftClocks(long shift) {
    insist(new TableEvent.Resumed(shift), () -> TableClock.runs(state));
    setAlarm();
  }

  public void close() {
    insist(new TableEvent.Closed(), () -> state.stage() != Stage.CLOSED);
  }

  /** The operator deletes what was said at this seat at this time. */
  public void deleteMessage(int seat, long at) {
    insist(new TableEvent.MessageDeleted(seat, at), () -> true);
  }

  /** Writes an event, on top of what others may write first. */
  private void insist(TableEvent event, BooleanSupplier applies) {
    boolean written = false;
    for (int attempt = 0; attempt < ATTEMPTS && !written && applies.getAsBoolean(); attempt++) {
      Transaction tx = transaction();
      tx.add(event);
      written = writeOrReload(tx);
    }
  }

  /**
   * When the table must be woken next: for its clocks, and to show who is offline. Writing takes
   * time, so the next thing may be due already: it counts from the last time that everything due
   * was done, not from now.
   */
  private void setAlarm() {
    long now = now();
    long next =
        Math.min(
            TableClock.next(state, context, checkedUntil), audience.nextShownOffline(state, now));
    if (next != Long.MAX_VALUE) {
      outlets.timer().accept(Math.max(next, now));
    }
  }

  private Transaction transaction() {
    return new Transaction(state, now(), context, null);
  }

  private boolean writeOrReload(Transaction tx) {
    boolean written = write(tx);
    if (!written) {
      reload();
    }
    return written;
  }

  /** Writes the transaction, which makes it true; false if its row's number is taken. */
  private boolean write(Transaction tx) {
    JournalRow row = JournalEntry.row(tx);
    if (!log.append(row)) {
      return false;
    }
    seen.add(row.command());
    state = tx.state();
    transcript.add(tx.now(), tx.disclosures());
    outlets.bots().hear(tx.disclosures());
    outlets.listener().changed(state);
    if (endsGame(tx.events())) {
      outlets.listener().finished(state);
    }
    audience.tell(state, transcript);
    outlets.bots().requestMoves(state, tx.missingMoves());
    notifications.send(state, tx.events());
    setAlarm();
    return true;
  }

  // ---- Viewers

  /**
   * Tells a viewer about this table from now on.
   *
   * @param n what they have heard of this stream
   * @return the viewer; null if this player may not watch
   */
  public Audience.@Nullable Member watch(
      String player, @Nullable String stream, long n, Consumer<Message> listener) {
    if (!Audience.mayWatch(state, player)) {
      return null;
    }
    long now = now();
    notifications.playerCame(player);
    Audience.Member viewer = audience.enter(state, transcript, player, stream, n, listener, now);
    setAlarm();
    return viewer;
  }

  public void unwatch(Audience.Member viewer) {
    if (audience.leave(viewer, state, now())) {
      setAlarm();
    }
  }

  /**
   * Idempotency filter: hashes of all commands in a table's log, four bytes each. It may be wrong
   * about a command it has not seen, never about one it has; the log decides.
   */
  private static final class SeenCommands {

    private int[] hashes = new int[16];
    private int size;

    void add(@Nullable String command) {
      if (command == null) {
        return;
      }
      if (size == hashes.length) {
        hashes = Arrays.copyOf(hashes, 2 * size);
      }
      hashes[size++] = command.hashCode();
    }

    boolean mayContain(String command) {
      int wanted = command.hashCode();
      for (int i = 0; i < size; i++) {
        if (hashes[i] == wanted) {
          return true;
        }
      }
      return false;
    }
  }
}
