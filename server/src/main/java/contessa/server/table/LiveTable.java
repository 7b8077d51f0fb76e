package contessa.server.table;

import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Seats;
import contessa.server.journal.Journal;
import contessa.server.journal.JournalFailure;
import contessa.server.wire.Command;
import contessa.server.wire.CreateTable;
import contessa.server.wire.Happening;
import contessa.server.wire.Message;
import contessa.server.wire.Refused;
import contessa.server.wire.Stage;
import contessa.server.wire.TableSummary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table in memory and its serial owner: one thing at a time happens here. What is about to happen
 * is tried out on a draft, written to the journal, and only then true, acknowledged and shown. If
 * the journal answers that another has written meanwhile, the table is read anew and the command
 * tried again.
 */
public final class LiveTable {

  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

  private static final int ATTEMPTS = 5;

  /** A connection is shown as lost only after this long, so that its flicker tells nothing. */
  private static final long OFFLINE_SHOWN_AFTER = 5_000;

  private final String id;
  private final Ground ground;
  private final Surroundings around = new Around();
  private final ReentrantLock lock = new ReentrantLock();
  private final List<Watching> watching = new ArrayList<>();
  private final Map<String, Long> lastSeen = new HashMap<>();
  private final long loadedAt;

  private TableState state;
  private Transcript transcript = new Transcript();
  private Minds minds;
  private Message.@Nullable Presence presence;
  private volatile @Nullable TableSummary summary;
  private boolean justEnded;
  private volatile boolean listed;
  private volatile List<String> players = List.of();

  private LiveTable(String id, Ground ground) {
    this.id = id;
    this.ground = ground;
    loadedAt = ground.clock().millis();
    state = new TableState(id);
    minds = new Minds(ground.budget());
  }

  // ---- How a table comes to be

  /** A table, or the reason why there is none. */
  public sealed interface Creation {
    record Done(LiveTable table) implements Creation {}

    record Not(Refused why) implements Creation {}
  }

  /** A new table whose host sits on its first seat. */
  public static Creation create(
      String id, String code, String player, CreateTable request, Ground ground) {
    return create(id, code, player, request, null, ground);
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
    if (!Hosting.possible(request.options())) {
      return new Creation.Not(Refused.BAD_OPTIONS);
    }
    LiveTable table = new LiveTable(id, ground);
    Draft draft = new Draft(table.state, ground.clock().millis(), table.around, null, null);
    draft.add(new TableEvent.Created(code, player, request.options(), table.around.random(16)));
    draft.add(new TableEvent.Committed(table.around.random(Starting.SECRET)));
    Refused not = Seating.sit(draft, player, new Command.Sit("-", request.name(), 0));
    for (String bot : request.botKinds()) {
      not = not != null ? not : Seating.addBot(draft, player, new Command.AddBot("-", null, bot));
    }
    if (not == null && filler != null) {
      draft.add(new TableEvent.Filling(draft.now + Pace.FILL_AFTER, filler));
    }
    if (not == null && request.start()) {
      not = Starting.begin(draft);
    }
    if (not != null) {
      return new Creation.Not(not);
    }
    table.lock.lock();
    try {
      if (table.write(draft, null) != Journal.Fate.WRITTEN) {
        throw new IllegalStateException("a new table has an id of its own");
      }
      table.adopt(draft);
    } finally {
      table.lock.unlock();
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
        long now = ground.clock().millis();
        Draft draft = new Draft(state, now, around, null, null);
        draft.add(new TableEvent.Resumed(draft.now - state.at + Pace.RESTART_CREDIT));
        if (write(draft, null) == Journal.Fate.WRITTEN) {
          adopt(draft);
        } else {
          reload();
        }
      }
      setTimer();
    } finally {
      lock.unlock();
    }
  }

  private static boolean endsAGame(List<TableEvent> events) {
    return events.stream().anyMatch(TableEvent.Ended.class::isInstance);
  }

  private void keepRecord() {
    for (int seat = 0; seat < state.owners.size(); seat++) {
      if (!state.owners.get(seat).isEmpty()) {
        ground.chronicle().finished(state.owners.get(seat), Summaries.finished(state, seat));
      }
    }
  }

  private void reload() {
    TableState read = new TableState(id);
    transcript = new Transcript();
    minds = new Minds(ground.budget());
    for (Journal.Row row : ground.journal().read(id)) {
      List<Shown> shown = new ArrayList<>();
      String command = row.command();
      int colon = command == null ? -1 : command.indexOf(':');
      read.begin(
          row.seq(),
          row.at(),
          command == null ? null : command.substring(0, colon),
          command == null ? null : command.substring(colon + 1));
      List<TableEvent> events = Entry.of(row).events();
      events.forEach(event -> read.apply(event, shown::add));
      justEnded = endsAGame(events);
      transcript.add(row.at(), shown);
      tellMinds(shown);
    }
    state = read;
    summarise();
    for (Watching viewer : List.copyOf(watching)) {
      viewer.catchUp();
    }
  }

  // ---- What people and the clock do

  public String id() {
    return id;
  }

  /** Carries a command out, once; comes back when it is on disk. */
  public Message.Reply submit(String player, Command command) {
    lock.lock();
    try {
      for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (state.remembers(player, command.id())) {
          return Message.Reply.done(command.id());
        }
        Draft draft = new Draft(state, ground.clock().millis(), around, player, command.id());
        Refused not = Acts.perform(draft, player, command);
        if (not != null) {
          return Message.Reply.refused(command.id(), not);
        }
        if (write(draft, player + ":" + command.id()) == Journal.Fate.WRITTEN) {
          adopt(draft);
          return Message.Reply.done(command.id());
        }
        long before = state.seq;
        reload();
        if (state.seq == before) {
          // The number was free, so it was the command that is there: long ago, and forgotten.
          return Message.Reply.done(command.id());
        }
      }
      return Message.Reply.refused(command.id(), Refused.UNAVAILABLE);
    } catch (JournalFailure e) {
      LOG.error("Table {} cannot be written or read", id, e);
      return Message.Reply.refused(command.id(), Refused.UNAVAILABLE);
    } finally {
      lock.unlock();
    }
  }

  /** Those who run the server end the table. */
  public void close() {
    lock.lock();
    try {
      for (int attempt = 0; attempt < ATTEMPTS && state.stage != Stage.CLOSED; attempt++) {
        Draft draft = new Draft(state, ground.clock().millis(), around, null, null);
        draft.add(new TableEvent.Closed());
        if (write(draft, null) == Journal.Fate.WRITTEN) {
          adopt(draft);
        } else {
          reload();
        }
      }
    } finally {
      lock.unlock();
    }
  }

  /** Does what is due by now. */
  public void wake() {
    lock.lock();
    try {
      long now = ground.clock().millis();
      Draft draft = new Draft(state, now, around, null, null);
      Clockwork.tick(draft);
      if (!draft.empty()) {
        if (write(draft, null) == Journal.Fate.WRITTEN) {
          adopt(draft);
        } else {
          reload();
        }
      }
      tellPresence();
      setTimer();
    } catch (JournalFailure e) {
      LOG.error("Table {} cannot be written or read", id, e);
    } finally {
      lock.unlock();
    }
  }

  private Journal.Fate write(Draft draft, @Nullable String command) {
    return ground
        .journal()
        .append(Entry.row(id, draft.state.seq, command, draft.now, draft.events));
  }

  /** The draft is on disk, and so it is true. */
  private void adopt(Draft draft) {
    state = draft.state;
    Transcript.Batch batch = transcript.add(draft.now, draft.shown);
    tellMinds(draft.shown);
    summarise();
    if (endsAGame(draft.events)) {
      keepRecord();
    }
    if (batch != null) {
      for (Watching viewer : List.copyOf(watching)) {
        viewer.tell(batch);
      }
    }
    setTimer();
    thinkAhead(draft);
  }

  private void tellMinds(List<Shown> shown) {
    for (Shown one : shown) {
      switch (one) {
        case Shown.Open(var happening) -> {
          if (happening instanceof Happening.Started) {
            minds = new Minds(ground.budget());
          }
        }
        case Shown.InGame(var _, var told) -> minds.tell(told);
        case Shown.Talk _, Shown.Own _ -> {}
      }
    }
  }

  /**
   * Bots think when they are asked and not when their answer is due, so that how long they think
   * never shows.
   */
  private void thinkAhead(Draft draft) {
    Question question = state.question;
    boolean asked = draft.events.stream().anyMatch(TableEvent.Asked.class::isInstance);
    if (!asked || question == null || question.bots() == Seats.NONE) {
      return;
    }
    Position position = state.game().position();
    for (int seat : Seats.list(question.bots())) {
      Position own = question.sealed() ? state.customs().asked(position, seat) : position;
      around.think(Minds.kind(state.seat(seat)), question.ask(), seat, own);
    }
  }

  private void setTimer() {
    long now = ground.clock().millis();
    long next = Clockwork.next(state, around, Math.max(now, state.at));
    for (String player : players) {
      long since = around.offlineSince(player);
      long shownAt = since == Surroundings.NEVER ? since : since + OFFLINE_SHOWN_AFTER;
      next = Math.min(next, shownAt > now ? shownAt : Long.MAX_VALUE);
    }
    if (next != Long.MAX_VALUE) {
      ground.timer().wakeAt(id, Math.max(next, now));
    }
  }

  // ---- Who watches

  /** A viewer at this table. */
  private final class Watching {
    final String player;
    final Consumer<Message> viewer;
    String stream = "";
    long n;

    Watching(String player, Consumer<Message> viewer) {
      this.player = player;
      this.viewer = viewer;
    }

    /** What was missed, if it can be told; else everything. */
    void start(@Nullable String known, long after) {
      Teller teller = new Teller(state, player);
      stream = teller.stream();
      n = after;
      if (!stream.equals(known) || !sendAfter(teller)) {
        sendSnapshot(teller);
      }
    }

    void catchUp() {
      Teller teller = new Teller(state, player);
      if (!teller.stream().equals(stream) || !sendAfter(teller)) {
        sendSnapshot(teller);
      }
    }

    private boolean sendAfter(Teller teller) {
      List<Transcript.Numbered> missed = transcript.after(player, n);
      if (missed == null) {
        return false;
      }
      missed.forEach(numbered -> viewer.accept(teller.update(numbered)));
      n = transcript.number(player);
      return true;
    }

    private void sendSnapshot(Teller teller) {
      stream = teller.stream();
      n = transcript.number(player);
      viewer.accept(teller.snapshot(transcript));
    }

    void tell(Transcript.Batch batch) {
      if (!mayWatch(player)) {
        watching.remove(this);
        viewer.accept(new Message.Gone(id));
        return;
      }
      Teller teller = new Teller(state, player);
      if (!teller.stream().equals(stream)) {
        sendSnapshot(teller);
      } else if (batch.visibleTo(player)) {
        n = transcript.number(player);
        viewer.accept(teller.update(new Transcript.Numbered(n, batch)));
      }
    }
  }

  private boolean mayWatch(String player) {
    if (state.banned.contains(player)) {
      return false;
    }
    return switch (state.stage) {
      case LOBBY -> true;
      case PLAYING, OVER -> state.options().watchers() || state.seatOf(player) >= 0;
      case CLOSED -> false;
    };
  }

  /**
   * Whether there is anything at this table for that player: a seat to take, or something to see.
   */
  public boolean isOpenTo(String player) {
    lock.lock();
    try {
      boolean hasRoom = !state.locked && summary().free() > 0;
      return mayWatch(player)
          && (state.options().watchers() || state.seatOf(player) >= 0 || hasRoom);
    } finally {
      lock.unlock();
    }
  }

  /**
   * Tells a viewer of this table from now on.
   *
   * @return what ends it, or null if this player may not watch
   */
  public @Nullable Runnable watch(
      String player, @Nullable String stream, long n, Consumer<Message> viewer) {
    lock.lock();
    try {
      if (!mayWatch(player)) {
        return null;
      }
      Watching one = new Watching(player, viewer);
      one.start(stream, n);
      watching.add(one);
      tellPresence();
      Message.Presence now = presence;
      if (now != null) {
        viewer.accept(now);
      }
      setTimer();
      return () -> unwatch(one);
    } finally {
      lock.unlock();
    }
  }

  private void unwatch(Watching one) {
    lock.lock();
    try {
      if (watching.remove(one)) {
        lastSeen.put(one.player, ground.clock().millis());
        tellPresence();
        setTimer();
      }
    } finally {
      lock.unlock();
    }
  }

  private void tellPresence() {
    long now = ground.clock().millis();
    List<Integer> gone = new ArrayList<>();
    for (int seat = 0; seat < state.seats.size(); seat++) {
      String player = state.seat(seat).player();
      long since = player == null ? Surroundings.NEVER : around.offlineSince(player);
      if (since != Surroundings.NEVER && since + OFFLINE_SHOWN_AFTER <= now) {
        gone.add(seat);
      }
    }
    int watchers =
        (int)
            watching.stream()
                .map(one -> one.player)
                .distinct()
                .filter(player -> state.seatOf(player) < 0)
                .count();
    Message.Presence latest = new Message.Presence(id, gone, watchers);
    if (!latest.equals(presence)) {
      presence = latest;
      for (Watching one : List.copyOf(watching)) {
        one.viewer.accept(latest);
      }
    }
  }

  // ---- What the lobby knows

  /** The table in a few words, as of its last event. */
  public TableSummary summary() {
    TableSummary known = summary;
    if (known == null) {
      throw new IllegalStateException("the table has no events yet");
    }
    return known;
  }

  /** Whether it belongs in the public list. */
  public boolean isListed() {
    return listed;
  }

  /** The ids of those who sit there. */
  public List<String> players() {
    return players;
  }

  public String code() {
    lock.lock();
    try {
      return state.code;
    } finally {
      lock.unlock();
    }
  }

  public String host() {
    lock.lock();
    try {
      return state.host;
    } finally {
      lock.unlock();
    }
  }

  /** Whether somebody could sit down here and would soon play. */
  public boolean awaitsPlayers() {
    lock.lock();
    try {
      return listed
          && state.stage == Stage.LOBBY
          && !state.locked
          && (state.fillsAt != null || around.online(state.host));
    } finally {
      lock.unlock();
    }
  }

  public boolean isClosed() {
    TableSummary known = summary;
    return known != null && known.stage() == Stage.CLOSED;
  }

  private void summarise() {
    if (state.options == null) {
      return;
    }
    summary = Summaries.of(state);
    listed =
        state.options().open()
            && state.stage != Stage.CLOSED
            && (state.options().watchers() || state.stage == Stage.LOBBY);
    List<String> seated = new ArrayList<>();
    for (Seat seat : state.seats) {
      String player = seat.player();
      if (player != null) {
        seated.add(player);
      }
    }
    players = List.copyOf(seated);
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

  private final class Around implements Surroundings {

    @Override
    public long offlineSince(String player) {
      for (Watching one : watching) {
        if (one.player.equals(player)) {
          return NEVER;
        }
      }
      return lastSeen.getOrDefault(player, loadedAt);
    }

    @Override
    public int lag(String player) {
      return ground.lags().lag(player);
    }

    @Override
    public Move think(String kind, int ask, int seat, Position position) {
      return minds.think(state, kind, ask, seat, position);
    }

    @Override
    public String random(int bytes) {
      byte[] random = new byte[bytes];
      ground.random().nextBytes(random);
      return HexFormat.of().formatHex(random);
    }

    @Override
    public int below(int n) {
      return ground.random().nextInt(n);
    }
  }
}
