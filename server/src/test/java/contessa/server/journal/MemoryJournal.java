package contessa.server.journal;

import module java.base;

import contessa.table.state.JournalRow;
import org.jspecify.annotations.Nullable;

/** A journal in memory that can fail the way disks and rival writers do. */
public final class MemoryJournal implements Journal {

  private final Map<String, List<JournalRow>> tables = new TreeMap<>();
  private Runnable before = () -> {};
  private String failing = "";
  private RuntimeException failure = new IllegalStateException();
  private boolean full;
  private boolean out;
  private int outages;
  private boolean loseAnswer;
  private int failingReads;
  private int uses;

  /** Lets a rival do something just before the next row is written. */
  public void beforeNext(Runnable action) {
    before = action;
  }

  /** From now on, writing to this table fails for an unexpected reason. */
  public void failFor(String table, RuntimeException reason) {
    failing = table;
    failure = reason;
  }

  /** From now on nothing can be written. */
  public void fillDisk() {
    full = true;
  }

  /** There is room again, after a restart. */
  public void clearDisk() {
    full = false;
    out = false;
  }

  /** The next row is written, but the writer is not told. */
  public void loseNextAnswer() {
    loseAnswer = true;
  }

  /** The next so many attempts to read a table fail. */
  public void failReads(int times) {
    failingReads = times;
  }

  /** How often it was written or read. */
  public int uses() {
    return uses;
  }

  @Override
  public int outages() {
    if (out) {
      throw new JournalFailure("no space left", null);
    }
    return outages;
  }

  @Override
  public boolean isShared() {
    return true;
  }

  @Override
  public long lastNumber(String table) {
    return tables.get(table).size();
  }

  @Override
  public AppendResult append(JournalRow row) {
    uses++;
    Runnable action = before;
    before = () -> {};
    action.run();
    if (row.table().equals(failing)) {
      throw failure;
    }
    if (full) {
      outages += out ? 0 : 1;
      out = true;
      throw new JournalFailure("no space left", null);
    }
    List<JournalRow> rows = tables.computeIfAbsent(row.table(), _ -> new ArrayList<>());
    if (row.seq() != rows.size() + 1) {
      return AppendResult.STALE;
    }
    rows.add(row);
    if (loseAnswer) {
      loseAnswer = false;
      throw new JournalFailure("connection lost", null);
    }
    return AppendResult.WRITTEN;
  }

  @Override
  public List<JournalRow> read(String table) {
    uses++;
    if (failingReads > 0) {
      failingReads--;
      throw new JournalFailure("too many read at once", null);
    }
    return List.copyOf(tables.getOrDefault(table, List.of()));
  }

  @Override
  public @Nullable JournalRow find(String table, String command) {
    return tables.getOrDefault(table, List.of()).stream()
        .filter(row -> command.equals(row.command()))
        .findFirst()
        .orElse(null);
  }

  @Override
  public List<String> openTables() {
    return tables.entrySet().stream()
        .filter(entry -> !entry.getValue().getLast().last())
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
