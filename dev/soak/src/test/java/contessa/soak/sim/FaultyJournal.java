package contessa.soak.sim;

import contessa.server.journal.Journal;
import contessa.table.state.JournalRow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A journal that now and then writes wrongly. */
class FaultyJournal implements Journal {

  final Journal disk;
  private final int often;
  private int rows;

  /**
   * A faulty journal.
   *
   * @param often how many rows until one is wrong; 0 for never
   */
  FaultyJournal(Journal disk, int often) {
    this.disk = disk;
    this.often = often;
  }

  /** Writes a row in the wrong way. */
  AppendResult wrong(JournalRow row) {
    return disk.append(row);
  }

  static JournalRow changed(
      JournalRow row, long seq, @Nullable String command, long at, String payload) {
    return new JournalRow(row.table(), seq, command, at, row.last(), payload);
  }

  @Override
  public AppendResult append(JournalRow row) {
    rows++;
    return often > 0 && rows % often == 0 ? wrong(row) : disk.append(row);
  }

  @Override
  public List<JournalRow> read(String table) {
    return disk.read(table);
  }

  @Override
  public @Nullable JournalRow find(String table, String command) {
    return disk.find(table, command);
  }

  @Override
  public List<String> tablesWith(String text) {
    return disk.tablesWith(text);
  }

  @Override
  public List<String> openTables() {
    return disk.openTables();
  }

  @Override
  public void close() {
    disk.close();
  }
}
