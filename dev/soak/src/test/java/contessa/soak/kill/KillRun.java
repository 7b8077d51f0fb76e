package contessa.soak.kill;

import module java.base;

import contessa.bots.Budget;
import contessa.server.journal.Journal;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.server.table.LiveTable;
import contessa.server.table.TableServices;
import contessa.table.state.JournalRow;
import contessa.table.view.Notifier;
import contessa.testkit.ChildProcess;

/**
 * A process with tables is killed while it works, or its disk fills up. Then no acknowledged
 * command may be lost or carried out twice, and nothing that was on disk may have changed, deals
 * included.
 */
final class KillRun {

  /** In units of 512 bytes: room for the library that SQLite unpacks, and a little more. */
  private static final int SMALL_DISK = 2_800;

  /** Milliseconds after which it mostly works already. */
  private static final int LONGEST_START = 1_500;

  private final Path data;
  private final Random random;
  private final Set<String> tried = new LinkedHashSet<>();
  private final Set<String> acknowledged = new HashSet<>();
  private final Map<String, List<JournalRow>> seen = new HashMap<>();
  private int starts;

  /** A run in this folder, which is empty or missing. */
  KillRun(Path data, long seed) {
    this.data = data;
    random = new Random(seed);
  }

  /** How many commands were acknowledged so far. */
  int acknowledged() {
    return acknowledged.size();
  }

  /**
   * Starts the process, kills it while it works, and looks at what it has left.
   *
   * @throws IllegalStateException if a promise was broken
   */
  void kill() throws IOException, InterruptedException {
    try (ChildProcess victim = start("")) {
      hear(victim, 20 + random.nextInt(200));
      victim.kill();
      hear(victim, Integer.MAX_VALUE);
      victim.status();
    }
    inspect();
  }

  /**
   * Starts the process and kills it while it starts, loads its tables or begins to work.
   *
   * @throws IllegalStateException if a promise was broken
   */
  void killSoon() throws IOException, InterruptedException {
    try (ChildProcess victim = start("")) {
      Thread.sleep(random.nextInt(LONGEST_START));
      victim.kill();
      hear(victim, Integer.MAX_VALUE);
      victim.status();
    }
    inspect();
  }

  /**
   * Lets the process work until its disk is full; it must end by itself.
   *
   * @throws IllegalStateException if a promise was broken
   */
  void fillDisk() throws IOException, InterruptedException {
    try (ChildProcess victim = start("ulimit -f " + SMALL_DISK + ";")) {
      hear(victim, Integer.MAX_VALUE);
      check(victim.status() == VictimProgram.BROKEN, "it did not end on the full disk");
    }
    inspect();
  }

  private ChildProcess start(String shell) throws IOException {
    starts++;
    List<String> arguments = new ArrayList<>(List.of(data.toString(), "run" + starts));
    Set<String> open = new LinkedHashSet<>(tried);
    open.removeAll(acknowledged);
    arguments.addAll(open);
    tried.clear();
    return ChildProcess.start(
        ChildProcess.inShell(shell), List.of(), VictimProgram.class, arguments, null);
  }

  /** Reads until this many more commands are acknowledged, or the output ends. */
  private void hear(ChildProcess program, int more) throws IOException {
    long until = (long) acknowledged.size() + more;
    while (acknowledged.size() < until) {
      String line = program.line();
      if (line == null) {
        return;
      }
      String[] words = line.split(" ", -1);
      if (words.length == 4) { // the last line may be cut off
        String command = words[1] + ":" + words[2];
        (words[0].equals("A") ? acknowledged : tried).add(command);
      }
    }
  }

  /** The journal has every acknowledged command once, and all that it had before. */
  private void inspect() {
    Set<String> commands = new HashSet<>();
    try (SqlJournal journal = SqliteFile.journal(data.resolve("contessa.db"))) {
      List<String> tables = journal.openTables();
      check(tables.size() <= VictimProgram.PEOPLE, "there are too many tables");
      check(tables.containsAll(seen.keySet()), "a table is lost");
      for (String table : tables) {
        List<JournalRow> rows = journal.read(table);
        List<JournalRow> before = seen.getOrDefault(table, List.of());
        check(
            rows.size() >= before.size() && rows.subList(0, before.size()).equals(before),
            "table " + table + " has changed");
        seen.put(table, rows);
        for (JournalRow row : rows) {
          check(row.command() == null || commands.add(row.command()), "a command happened twice");
        }
        // Folding plays every move again and compares the number of each draw.
        check(!LiveTable.load(table, services(journal)).lobbyEntry().closed(), "a table is closed");
      }
    }
    check(commands.containsAll(acknowledged), "an acknowledged command is lost");
  }

  private static TableServices services(Journal journal) {
    return new TableServices(
        journal,
        InstantSource.system(),
        (_, _) -> {},
        _ -> 0,
        (_, _) -> {},
        _ -> {},
        Notifier.NONE,
        _ -> {},
        new Random(1),
        Budget.rollouts(1));
  }

  private void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalStateException("start " + starts + " in " + data + ": " + otherwise);
    }
  }
}
