package contessa.soak.sim;

import module java.base;

import contessa.server.host.Tables;
import contessa.table.message.ClientMessage;
import contessa.table.message.Message;
import contessa.table.state.JournalRow;

/**
 * One run: a server, a few tables with people and bots, and everything that goes wrong. At first
 * there are faults; after a while they stop, and then every table must finish its games.
 */
public final class World {

  private static final long EPOCH = 1_800_000_000_000L;

  /** How long faults go on, at most. */
  private static final int MOST_FAULTS = 600_000;

  /** How long the last games may take once nothing goes wrong. */
  private static final long PATIENCE = 3 * 3_600_000L;

  /** How long it takes until everybody is connected again and knows everything. */
  private static final long SETTLING = 180_000;

  /** How many rows a violation shows. */
  private static final int STORY = 25;

  private final long seed;
  private final Wiring wiring;
  private final Random random;
  private final Faults faults;
  private final Agenda agenda = new Agenda();
  private final Trace trace = new Trace();
  private final RunCounts counts = new RunCounts();
  private final Ledger ledger = new Ledger(this);
  private final SimDisk disk = new SimDisk(this);
  private final SimServer server;
  private final List<PlacedTable> tables = new ArrayList<>();
  private final List<SimPerson> people = new ArrayList<>();
  private long wallClockOffset = EPOCH;
  private boolean done;

  private World(long seed, Wiring wiring) {
    this.seed = seed;
    this.wiring = wiring;
    // Numbers that follow each other would make similar generators: thousands of runs in a row
    // would all lack the same fault.
    SplittableRandom seeds = new SplittableRandom(seed);
    random = new Random(seeds.nextLong());
    faults = new Faults(new Random(seeds.nextLong()));
    server = new SimServer(this);
  }

  /**
   * Runs to the end. The same seed always gives the same run.
   *
   * @throws Violation if the server breaks a promise
   */
  public static RunOutcome run(long seed, Wiring wiring) {
    return new World(seed, wiring).run();
  }

  private RunOutcome run() {
    ErrorLog.clear();
    try {
      server.start();
      open();
      agenda.in(between(60_000, MOST_FAULTS), faults::stop);
      agenda.in(1_000, this::look);
      while (!done) {
        step();
      }
      new FinalCheck(this).check();
    } catch (RuntimeException e) {
      throw new Violation("seed " + seed + ": " + e, disk.latest(STORY), e);
    }
    int games = 0;
    int royal = 0;
    for (PlacedTable table : tables) {
      games += ledger.games(table.id());
      royal += table.isRoyal() ? ledger.games(table.id()) : 0;
    }
    return counts.outcome(seed, games, royal, agenda.now(), trace.hash());
  }

  private void step() {
    agenda.advanceTo(Math.min(agenda.next(), server.nextTick()));
    server.tick();
    while (agenda.runNext()) {
      // Whatever is due.
    }
    String error = ErrorLog.first();
    if (error != null) {
      if (!disk.broken() && server.alive()) {
        throw violation("an error was logged: " + error);
      }
      ErrorLog.clear();
    }
  }

  /** Opens the tables. Their people come one by one. */
  private void open() {
    int count = 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      SimTable plan = SimTable.random(random);
      String prefix = "t" + i + "p";
      faults.hold(true);
      Tables.Creation creation = server.tables().create(prefix + 0, plan.request("Player A"));
      faults.hold(false);
      String id = ((Tables.Creation.Created) creation).table().table();
      PlacedTable table = new PlacedTable(id, plan);
      tables.add(table);
      for (int p = 0; p < plan.people(); p++) {
        people.add(new SimPerson(this, table, prefix + p, "Player " + (char) ('A' + p), true));
      }
      if (oneIn(3)) {
        people.add(new SimPerson(this, table, "t" + i + "s", "", false));
      }
    }
    people.forEach(person -> agenda.in(between(0, 3_000), person::connect));
  }

  /** Now and then: are the games over, or has one got stuck? */
  private void look() {
    boolean over = tables.stream().allMatch(table -> ledger.games(table.id()) >= table.games());
    if (over) {
      faults.stop();
      agenda.in(SETTLING, () -> done = true);
      return;
    }
    if (agenda.now() > MOST_FAULTS + PATIENCE) {
      throw violation("a game does not end");
    }
    for (PlacedTable table : tables) {
      if (!disk.isPlaying(table.id()) || !server.isAwake()) {
        table.excuse(agenda.now());
      } else if (table.isOverdue(agenda.now(), server.tableTime())) {
        throw violation("table " + table.id() + " stands still");
      }
    }
    agenda.in(1_000, this::look);
  }

  Message.Reply submit(String player, ClientMessage.Submit submit) {
    Wiring.Submission way = wiring.submission(server.tables()::submit);
    Message.Reply reply = way.submit(player, submit.table(), submit.command());
    ledger.replied(player, submit.table(), submit.command(), reply);
    return reply;
  }

  /** The journal has a new row. */
  void wrote(JournalRow row) {
    for (PlacedTable table : tables) {
      if (table.id().equals(row.table())) {
        table.wrote(row, agenda.now());
      }
    }
  }

  Violation violation(String what) {
    String when = String.format(Locale.ROOT, "seed %d, %.3f s: ", seed, agenda.now() / 1_000.0);
    return new Violation(when + what, disk.latest(STORY), null);
  }

  // ---- Chance

  /** A random number in this range, its end excluded. */
  int between(int from, int to) {
    return from + random.nextInt(to - from);
  }

  boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  Random random() {
    return random;
  }

  // ---- Parts

  long seed() {
    return seed;
  }

  long wallClock() {
    return wallClockOffset + agenda.now();
  }

  void jumpWallClock() {
    long jump = faults.wallClockJump();
    wallClockOffset += jump;
    if (jump != 0) {
      counts.add(jump > 0 ? Trouble.CLOCK_SET_AHEAD : Trouble.CLOCK_SET_BACK);
    }
  }

  Wiring wiring() {
    return wiring;
  }

  Agenda agenda() {
    return agenda;
  }

  Faults faults() {
    return faults;
  }

  Trace trace() {
    return trace;
  }

  RunCounts counts() {
    return counts;
  }

  Ledger ledger() {
    return ledger;
  }

  SimDisk disk() {
    return disk;
  }

  SimServer server() {
    return server;
  }

  List<PlacedTable> tables() {
    return tables;
  }

  List<SimPerson> people() {
    return people;
  }
}
