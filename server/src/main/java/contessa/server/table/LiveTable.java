package contessa.server.table;

import contessa.server.journal.Journal;
import contessa.server.journal.JournalFailure;
import contessa.server.wire.Command;
import contessa.server.wire.CreateTable;
import contessa.server.wire.Message;
import contessa.server.wire.Refused;
import contessa.server.wire.Stage;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table in memory and its serial owner: one thing at a time happens here. What is about to happen
 * is tried out on a draft, written to the journal, and only then true, acknowledged and shown. If
 * the journal answers that another has written meanwhile, the table is read anew and the command
 * tried again. Bots think elsewhere meanwhile.
 *
 * <p>If what must never happen does, the table stands still until the server starts again; the
 * others play on.
 */
public final class LiveTable {

  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

  private static final int ATTEMPTS = 5;

  private final String id;
  private final Ground ground;
  private final ReentrantLock lock = new ReentrantLock();
  private final Audience audience;
  private final Thinking bots;
  private final Surroundings around;
  private final Summoning summoning;

  private TableState state;
  private Transcript transcript = new Transcript();
  private boolean justEnded;
  private boolean standsStill;
  private volatile @Nullable Standing standing;

  private LiveTable(String id, Ground ground) {
    this.id = id;
    this.ground = ground;
    audience = new Audience(ground.clock().millis());
    bots = new Thinking(id, ground);
    around = new Around(ground, audience, bots);
    summoning = new Summoning(around::online, ground.messenger());
    state = new TableState(id);
  }

  // ---- How a table comes to be

  /** A table, or the reason why there is none. */
  public sealed interface Creation {
    record Done(LiveTable table) implements Creation {}

    record Not(Refused why) implements Creation {}
  }

  /**
   * A new table whose host sits on its first seat.
   *
   * @param filler the kind of bot that takes the free seats after a while; null for none
   */
  public static Creation create(
      String id,
      String code,
      String player,
      CreateTable request,
      @Nullable String filler,
      Ground ground) {
    LiveTable table = new LiveTable(id, ground);
    Draft draft = table.draft(null, null);
    Refused not = Starting.open(draft, code, player, request, filler);
    if (not != null) {
      return new Creation.Not(not);
    }
    table.lock.lock();
    try {
      if (!table.write(draft, null)) {
        throw new IllegalStateException("a new table has an id of its own");
      }
    } finally {
      table.unlock();
    }
    return new Creation.Done(table);
  }

  /**
   * A table from its journal.
   *
   * @throws JournalFailure if it cannot be read
   * @throws IllegalArgumentException if it was written by a newer version
   */
  public static LiveTable load(String id, Ground ground) {
    LiveTable table = new LiveTable(id, ground);
    table.reload();
    return table;
  }

  /** After a restart of the server: all clocks go on as they stood, with a little more time. */
  public void resume() {
    lock.lock();
    try {
      if (justEnded) {
        keepRecord(); // perhaps that was what the crash prevented
      }
      if (state.stage == Stage.PLAYING || state.fillsAt != null) {
        Draft draft = draft(null, null);
        draft.add(new TableEvent.Resumed(draft.now - state.at + Pace.RESTART_CREDIT));
        writeOrReload(draft);
      }
      setTimer();
    } finally {
      unlock();
    }
  }

  private void reload() {
    Past past = Past.read(id, ground.journal());
    state = past.state();
    transcript = past.transcript();
    justEnded = past.justEnded();
    bots.forget();
    bots.tell(past.shown());
    standing = state.options == null ? null : Standing.of(state);
    audience.tell(state, transcript);
    bots.wish(state);
  }

  // ---- What people and the clock do

  public String id() {
    return id;
  }

  /** Carries a command out, once; comes back when it is on disk. */
  public Message.Reply submit(String player, Command command) {
    lock.lock();
    try {
      for (int attempt = 0; attempt < ATTEMPTS && !standsStill; attempt++) {
        if (state.remembers(player, command.id())) {
          return Message.Reply.done(command.id());
        }
        Draft draft = draft(player, command.id());
        Refused not = Acts.perform(draft, player, command);
        if (not != null) {
          return Message.Reply.refused(command.id(), not);
        }
        if (write(draft, player + ":" + command.id())) {
          return Message.Reply.done(command.id());
        }
        long before = state.seq;
        reload();
        if (state.seq == before) {
          // The number was free, so it was the command that is there: long ago, and forgotten.
          return Message.Reply.done(command.id());
        }
      }
    } catch (JournalFailure e) {
      LOG.error("Table {} cannot be written or read", id, e);
    } catch (Contradiction e) {
      standStill(e);
    } catch (RuntimeException e) {
      LOG.error("A command at table {} failed: {}", id, Fault.of(e));
    } finally {
      unlock();
    }
    return Message.Reply.refused(command.id(), Refused.UNAVAILABLE);
  }

  /** Those who run the server end the table. */
  public void close() {
    lock.lock();
    try {
      for (int attempt = 0; attempt < ATTEMPTS && state.stage != Stage.CLOSED; attempt++) {
        Draft draft = draft(null, null);
        draft.add(new TableEvent.Closed());
        writeOrReload(draft);
      }
    } finally {
      unlock();
    }
  }

  /** Does what is due by now. */
  public void wake() {
    lock.lock();
    try {
      if (standsStill) {
        return;
      }
      Draft draft = draft(null, null);
      Clockwork.tick(draft);
      if (!draft.empty()) {
        writeOrReload(draft);
      }
      audience.tellPresence(state, ground.clock().millis());
      setTimer();
    } catch (JournalFailure e) {
      LOG.error("Table {} cannot be written or read", id, e);
    } catch (RuntimeException e) {
      standStill(e);
    } finally {
      unlock();
    }
  }

  private void standStill(RuntimeException e) {
    standsStill = true;
    LOG.error("Table {} stands still until the server starts again: {}", id, Fault.of(e));
  }

  private Draft draft(@Nullable String player, @Nullable String command) {
    return new Draft(state, ground.clock().millis(), around, player, command);
  }

  private void writeOrReload(Draft draft) {
    if (!write(draft, null)) {
      reload();
    }
  }

  /** Once the draft is on disk it is true; whether it is. */
  private boolean write(Draft draft, @Nullable String command) {
    Journal.Row row = Entry.row(id, draft.state.seq, command, draft.now, draft.events);
    if (ground.journal().append(row) != Journal.AppendResult.WRITTEN) {
      return false;
    }
    state = draft.state;
    transcript.add(draft.now, draft.shown);
    bots.tell(draft.shown);
    standing = Standing.of(state);
    if (Past.endsAGame(draft.events)) {
      keepRecord();
    }
    audience.tell(state, transcript);
    bots.wish(state);
    summoning.call(state, draft.events);
    setTimer();
    return true;
  }

  private void keepRecord() {
    for (int seat = 0; seat < state.owners.size(); seat++) {
      if (!state.owners.get(seat).isEmpty()) {
        ground.chronicle().finished(state.owners.get(seat), Summaries.finished(state, seat));
      }
    }
    ground.scores().count(PlayedGame.of(state));
  }

  private void setTimer() {
    long now = ground.clock().millis();
    long next = Clockwork.next(state, around, Math.max(now, state.at));
    Standing known = standing;
    if (known != null) {
      next = Math.min(next, audience.nextShownGone(known.players(), now));
    }
    if (next != Long.MAX_VALUE) {
      ground.timer().wakeAt(id, Math.max(next, now));
    }
  }

  /** Gives the table free; what bots have to think about they do now, outside. */
  private void unlock() {
    lock.unlock();
    bots.begin(this::wake);
  }

  // ---- Who watches, and what the lobby knows

  /**
   * Tells a viewer of this table from now on.
   *
   * @return what ends it, or null if this player may not watch
   */
  public @Nullable Runnable watch(
      String player, @Nullable String stream, long n, Consumer<Message> viewer) {
    lock.lock();
    try {
      if (!Audience.mayWatch(state, player)) {
        return null;
      }
      long now = ground.clock().millis();
      summoning.came(player);
      Audience.Viewer one = audience.enter(state, transcript, player, stream, n, viewer, now);
      setTimer();
      return () -> unwatch(one);
    } finally {
      lock.unlock();
    }
  }

  /** Whether the host has sent this player away. */
  public boolean sentAway(String player) {
    lock.lock();
    try {
      return Audience.sentAway(state, player);
    } finally {
      lock.unlock();
    }
  }

  private void unwatch(Audience.Viewer one) {
    lock.lock();
    try {
      if (audience.leave(one, state, ground.clock().millis())) {
        setTimer();
      }
    } finally {
      lock.unlock();
    }
  }

  /** What the lobby knows. */
  public Standing standing() {
    Standing known = standing;
    if (known == null) {
      throw new IllegalStateException("the table has no events yet");
    }
    return known;
  }

  /** Whether somebody could sit down here and would soon play. */
  public boolean awaitsPlayers() {
    lock.lock();
    try {
      return standing().listed()
          && state.stage == Stage.LOBBY
          && !state.locked
          && (state.fillsAt != null || around.online(state.host));
    } finally {
      lock.unlock();
    }
  }

  /** Everything that is true here, for tests to compare; no viewer ever sees it. */
  String truth() {
    lock.lock();
    try {
      return Summaries.truth(state);
    } finally {
      lock.unlock();
    }
  }

  /** A copy of all that is true here, for tests. */
  TableState state() {
    lock.lock();
    try {
      return state.copy();
    } finally {
      lock.unlock();
    }
  }
}
