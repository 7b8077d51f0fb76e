package contessa.soak.sim;

import module java.base;

import contessa.bots.Budget;
import contessa.server.host.TableEnvironment;
import contessa.server.host.Tables;
import contessa.server.host.threads.SteadyClock;
import contessa.server.host.threads.TableTimer;
import contessa.table.state.ClockTimes;
import contessa.table.state.JournalRow;
import contessa.table.view.Notifier;
import org.jspecify.annotations.Nullable;

/**
 * The server as a process: its tables, its timer and its clock, from one start to the next crash.
 * Everything that it does goes through {@link #run}, which a crash or a pause stops.
 */
final class SimServer {

  private static final String AWAY = "{\"e\":\"away\"";
  private static final String TIMED_OUT = "{\"e\":\"timed-out\"";
  private static final int MAX_TABLES = 100;

  /** How far the tables' clock may be off after stalls, and after each pause. */
  private static final long INACCURACY = 3_000;

  /** How soon after a pause every table must have credited it. */
  private static final long CREDITED_WITHIN = 15_000;

  private final World world;
  private final Agenda agenda;
  private final List<Connection> connections = new ArrayList<>();
  private @Nullable Tables tables;
  private SteadyClock clock;
  private TableTimer timer;
  private Runnable afterPause = () -> {};
  private boolean alive;
  private int life;
  private long startedAt;
  private long startTime;
  private long pausedUntil;
  private long pausedMillis;
  private int pauses;

  SimServer(World world) {
    this.world = world;
    agenda = world.agenda();
    clock = steadyClock();
    timer = new TableTimer(clock);
  }

  private SteadyClock steadyClock() {
    return new SteadyClock(world.wallClock(), () -> agenda.now() * 1_000_000, 1);
  }

  /** Starts it, unless it crashes while it does. */
  void start() {
    life++;
    alive = true;
    pausedUntil = 0;
    pausedMillis = 0;
    pauses = 0;
    SimDisk disk = world.disk();
    disk.mend();
    startedAt = agenda.now();
    startTime = Math.max(world.wallClock(), latestRow(disk));
    clock = steadyClock();
    timer = new TableTimer(clock);
    Wiring wiring = world.wiring();
    Tables started =
        new Tables(
            wiring.journal(disk),
            wiring.history(world.ledger()),
            wiring.results(world.ledger()),
            Notifier.NONE,
            new TableEnvironment(
                wiring.clock(clock, world::wallClock),
                clock::advanceTo,
                wiring.timer(timer),
                task -> run(world.between(0, 3), task),
                wiring.bots(task -> run(world.between(0, 300), task)),
                Runnable::run,
                Runnable::run,
                wiring.random(new Random(world.seed() * 1_000 + life))),
            Budget.rollouts(1),
            MAX_TABLES);
    tables = started;
    afterPause = wiring.afterPause(started::afterPause);
    Map<String, Integer> playing = playingTables();
    try {
      started.resume();
    } catch (ServerCrash e) {
      return;
    }
    checkResumed(playing, "after the start");
    scheduleKill();
    schedulePause();
    scheduleJump();
  }

  private static long latestRow(SimDisk disk) {
    return disk.openTables().stream()
        .mapToLong(table -> disk.read(table).getLast().at())
        .max()
        .orElse(0);
  }

  private Map<String, Integer> playingTables() {
    Map<String, Integer> sizes = new HashMap<>();
    for (String table : world.disk().openTables()) {
      if (world.disk().isPlaying(table)) {
        sizes.put(table, world.disk().size(table));
      }
    }
    return sizes;
  }

  private void checkResumed(Map<String, Integer> playing, String when) {
    playing.forEach(
        (table, size) -> {
          if (!world.disk().broken() && !world.disk().isResumedAfter(table, size)) {
            throw world.violation("table " + table + " gave the players no more time " + when);
          }
        });
  }

  boolean alive() {
    return alive;
  }

  boolean isAwake() {
    return alive && agenda.now() >= pausedUntil;
  }

  /** The time at the tables; not to be asked in a pause. */
  long tableTime() {
    return clock.millis();
  }

  Tables tables() {
    return Objects.requireNonNull(tables);
  }

  void connected(Connection connection) {
    connections.add(connection);
  }

  void disconnected(Connection connection) {
    connections.remove(connection);
  }

  // ---- Time

  /** When the timer has something to do. */
  long nextTick() {
    if (!alive) {
      return Long.MAX_VALUE;
    }
    // Asking the timer would read the clock, which must not happen in a pause.
    return agenda.now() < pausedUntil ? pausedUntil : agenda.now() + timer.millisToWait();
  }

  /** What the timer's thread does. */
  void tick() {
    if (!alive || agenda.now() < pausedUntil) {
      return;
    }
    for (String due = timer.poll(afterPause); due != null; due = timer.poll(afterPause)) {
      String table = due;
      run(world.between(0, 3), () -> tables().wake(table));
    }
  }

  /** Does something in the server's life: after a pause, and never after a crash. */
  void run(long delay, Runnable task) {
    int then = life;
    agenda.in(delay, () -> runIn(then, task));
  }

  private void runIn(int then, Runnable task) {
    if (!alive || life != then) {
      return;
    }
    if (agenda.now() < pausedUntil) {
      agenda.at(pausedUntil, () -> runIn(then, task));
      return;
    }
    try {
      task.run();
    } catch (ServerCrash e) {
      // It is already dead.
    }
  }

  /** The server waits, while its timer goes on reading the clock. */
  void block(long millis) {
    long until = agenda.now() + millis;
    while (agenda.now() < until) {
      agenda.advanceTo(Math.min(until, agenda.now() + 500));
      clock.millis();
    }
  }

  /** A row must have the time that has passed while the server was awake. */
  void checkTime(JournalRow row, long before) {
    if (row.at() < before) {
      throw world.violation("time at table " + row.table() + " runs back");
    }
    boolean absent = row.payload().contains(AWAY) && !row.payload().contains(TIMED_OUT);
    if (row.command() == null && absent && row.at() < startTime + ClockTimes.AWAY_AFTER) {
      throw world.violation("stand-ins at table " + row.table() + " just after the start");
    }
    long right = Math.max(before, startTime + agenda.now() - startedAt - pausedMillis);
    if (row.at() > right + INACCURACY || row.at() < right - INACCURACY * (1 + pauses)) {
      throw world.violation(
          "the clock of table " + row.table() + " is off by " + (row.at() - right) + " ms");
    }
  }

  private void schedulePause() {
    long delay = world.faults().nextPause();
    if (delay >= 0) {
      run(delay, this::pause);
    }
  }

  /** The process is stopped for a while, or the machine sleeps. */
  private void pause() {
    if (!world.faults().over()) {
      long millis = world.between(3_000, 20_000);
      pausedUntil = agenda.now() + millis;
      pausedMillis += millis;
      pauses++;
      world.counts().add(Trouble.PAUSED_SERVER);
      world.trace().add(millis);
      Map<String, Integer> playing = playingTables();
      run(millis + CREDITED_WITHIN, () -> checkResumed(playing, "after a pause"));
      run(millis, this::schedulePause);
    }
  }

  /** The wall clock is set while the server runs. */
  private void scheduleJump() {
    long delay = world.faults().nextJump();
    if (delay >= 0) {
      run(
          delay,
          () -> {
            world.jumpWallClock();
            scheduleJump();
          });
    }
  }

  // ---- The end

  private void scheduleKill() {
    long delay = world.faults().nextKill();
    if (delay >= 0) {
      run(delay, this::kill);
    }
  }

  private void kill() {
    if (!world.faults().over()) {
      crash();
    }
  }

  /** After a failed write the program ends itself. */
  void endSoon() {
    run(world.between(0, 20), this::crash);
  }

  /** Kills it now, and starts it again after a while; throw the result. */
  ServerCrash crash() {
    if (alive) {
      alive = false;
      world.counts().add(Trouble.KILLED_SERVER);
      world.trace().add(agenda.now());
      List.copyOf(connections).forEach(Connection::serverDied);
      connections.clear();
      world.jumpWallClock();
      agenda.in(
          world.oneIn(4) ? world.between(10_000, 90_000) : world.between(100, 4_000), this::start);
    }
    return new ServerCrash();
  }
}
