package contessa.server.cluster;

import contessa.server.journal.Journal;
import contessa.server.journal.TableElsewhere;
import contessa.table.state.JournalRow;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A fencing wrapper of the journal: a node writes only its own tables. A node that does not know
 * yet that it has lost one fails by optimistic concurrency: the number of its row is taken.
 */
public final class FencedJournal implements Journal {

  private final Journal journal;
  private final LongConsumer advanceClock;
  private volatile Predicate<String> isMine = _ -> true;
  private volatile Runnable contested = () -> {};

  /**
   * A fence around a journal.
   *
   * @param advanceClock moves the clock forward to the time of a row that another node has written
   */
  public FencedJournal(Journal journal, LongConsumer advanceClock) {
    this.journal = journal;
    this.advanceClock = advanceClock;
  }

  /**
   * Sets which tables are written here.
   *
   * @param contested is called when another node has written to a table of this one
   */
  void writeOnly(Predicate<String> isMine, Runnable contested) {
    this.isMine = isMine;
    this.contested = contested;
  }

  @Override
  public AppendResult append(JournalRow row) {
    if (!isMine.test(row.table())) {
      throw new TableElsewhere();
    }
    AppendResult result = journal.append(row);
    if (result == AppendResult.STALE) {
      contested.run();
    }
    return result;
  }

  @Override
  public List<JournalRow> read(String table) {
    List<JournalRow> rows = journal.read(table);
    if (!rows.isEmpty()) {
      advanceClock.accept(rows.getLast().at());
    }
    return rows;
  }

  @Override
  public int outages() {
    return journal.outages();
  }

  @Override
  public boolean isShared() {
    return true;
  }

  @Override
  public long lastNumber(String table) {
    return journal.lastNumber(table);
  }

  @Override
  public @Nullable JournalRow find(String table, String command) {
    return journal.find(table, command);
  }

  @Override
  public List<String> tablesWith(String text) {
    return journal.tablesWith(text);
  }

  @Override
  public boolean isOpen(String table) {
    return journal.isOpen(table);
  }

  @Override
  public List<String> openTables() {
    return journal.openTables();
  }

  @Override
  public void close() {
    journal.close();
  }
}
