package contessa.soak.sim;

import module java.base;

import contessa.server.journal.Journal;
import contessa.server.journal.JournalFailure;
import contessa.table.state.JournalRow;
import org.jspecify.annotations.Nullable;

/**
 * The disk: what it has survives the server. A write takes time; it may stall, fail, or be the last
 * thing that the server does. Once a write has failed, all fail until the server starts again.
 */
final class SimDisk implements Journal {

  private static final String STARTED = "{\"e\":\"started\"";
  private static final String ENDED = "{\"e\":\"ended\"";
  private static final String RESUMED = "{\"e\":\"resumed\"";

  private static final String BY_STAND_IN = "\"by\":\"stand-in\"";
  private static final String BY_ORDER = "\"by\":\"order\"";

  private final World world;
  private final Map<String, List<JournalRow>> tables = new TreeMap<>();
  private final Map<String, JournalRow> commands = new HashMap<>();
  private final Set<String> playing = new HashSet<>();
  private boolean broken;

  SimDisk(World world) {
    this.world = world;
  }

  /** Whether a write has failed since the server was started. */
  boolean broken() {
    return broken;
  }

  /** The server starts again. */
  void mend() {
    broken = false;
  }

  @Override
  public AppendResult append(JournalRow row) {
    if (broken) {
      throw new JournalFailure("the disk has failed", null);
    }
    Faults faults = world.faults();
    boolean stalls = faults.stallWrite();
    world.server().block(stalls ? world.between(100, 2_000) : world.between(1, 5));
    if (stalls) {
      world.counts().add(Trouble.STALLED_WRITE);
    }
    if (faults.crashInWrite()) {
      world.counts().add(Trouble.CRASH_IN_A_WRITE);
      write(row, world.oneIn(2));
      throw world.server().crash();
    }
    if (faults.failWrite()) {
      world.counts().add(Trouble.FAILED_WRITE);
      broken = true;
      write(row, world.oneIn(2));
      world.server().endSoon();
      throw new JournalFailure("the write has failed", null);
    }
    return write(row, true);
  }

  private AppendResult write(JournalRow row, boolean really) {
    List<JournalRow> rows = tables.computeIfAbsent(row.table(), _ -> new ArrayList<>());
    if (row.seq() != rows.size() + 1) {
      return AppendResult.STALE;
    }
    if (!really) {
      return AppendResult.WRITTEN;
    }
    world.server().checkTime(row, rows.isEmpty() ? 0 : rows.getLast().at());
    rows.add(row);
    if (row.command() != null && commands.put(row.table() + " " + row.command(), row) != null) {
      throw world.violation("carried out twice: " + row.command());
    }
    if (row.payload().contains(ENDED)) {
      playing.remove(row.table());
    } else if (row.payload().contains(STARTED)) {
      playing.add(row.table());
    }
    world.wrote(row);
    world.trace().add(row.at());
    world.trace().add(row.payload());
    world.counts().rows++;
    if (row.payload().contains(BY_STAND_IN)) {
      world.counts().add(Trouble.MOVE_OF_A_STAND_IN);
    }
    if (row.payload().contains(BY_ORDER)) {
      world.counts().add(Trouble.MOVE_BY_STANDING_ORDER);
    }
    return AppendResult.WRITTEN;
  }

  @Override
  public List<JournalRow> read(String table) {
    return List.copyOf(tables.getOrDefault(table, List.of()));
  }

  int size(String table) {
    return tables.getOrDefault(table, List.of()).size();
  }

  /** Whether a game is in progress there. */
  boolean isPlaying(String table) {
    return playing.contains(table);
  }

  /** Whether a row after this number gave the players more time, or ended their game. */
  boolean isResumedAfter(String table, int number) {
    List<JournalRow> rows = read(table);
    return rows.subList(Math.min(number, rows.size()), rows.size()).stream()
        .map(JournalRow::payload)
        .anyMatch(text -> text.contains(RESUMED) || text.contains(ENDED));
  }

  /** The latest rows of all tables, a line each. */
  List<String> latest(int count) {
    return tables.values().stream()
        .flatMap(List::stream)
        .sorted(Comparator.comparingLong(JournalRow::at))
        .map(row -> row.at() + " " + row.table() + " " + row.seq() + " " + row.payload())
        .toList()
        .reversed()
        .stream()
        .limit(count)
        .toList()
        .reversed();
  }

  @Override
  public @Nullable JournalRow find(String table, String command) {
    return commands.get(table + " " + command);
  }

  @Override
  public List<String> openTables() {
    return tables.entrySet().stream()
        .filter(entry -> !entry.getValue().isEmpty() && !entry.getValue().getLast().last())
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public List<String> tablesWith(String text) {
    return tables.entrySet().stream()
        .filter(entry -> entry.getValue().stream().anyMatch(row -> row.payload().contains(text)))
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public void close() {}
}
