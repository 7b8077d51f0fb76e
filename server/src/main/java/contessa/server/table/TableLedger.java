package contessa.server.table;

import contessa.server.journal.Journal;
import contessa.server.journal.JournalFailure;
import contessa.table.TableLog;
import contessa.table.state.JournalRow;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A table's rows in the journal, and whether that could be written. Under the table's lock. */
final class TableLedger implements TableLog {

  private static final Logger LOG = LoggerFactory.getLogger(TableLedger.class);

  private final String id;
  private final Journal journal;

  /** Whether a row may be in the journal that is not in the table's state. */
  private boolean uncertain;

  /** The outages of the journal after which the table has gone on. */
  private int outages;

  TableLedger(String id, Journal journal) {
    this.id = id;
    this.journal = journal;
    outages = journal.outages();
  }

  boolean isUncertain() {
    return uncertain;
  }

  /**
   * How often the journal could not be written for a while since the table went on.
   *
   * @throws JournalFailure if it cannot be now
   */
  int outages() {
    return journal.outages() - outages;
  }

  /** Counts outages that the table has resumed after. */
  void goOnAfter(int more) {
    outages += more;
  }

  @Override
  public boolean append(JournalRow row) {
    uncertain = true;
    uncertain = journal.append(row) != Journal.AppendResult.WRITTEN;
    return !uncertain;
  }

  @Override
  public List<JournalRow> read() {
    List<JournalRow> rows = journal.read(id);
    uncertain = false;
    return rows;
  }

  @Override
  public @Nullable JournalRow find(String command) {
    return journal.find(id, command);
  }

  @Override
  public boolean hasMoreThan(long seq) {
    return journal.isShared() && journal.lastNumber(id) > seq;
  }

  /** Logs that something could not be written or read. */
  void report(JournalFailure e) {
    if (e instanceof JournalFailure.Elsewhere) {
      LOG.debug("Table {} has moved", id);
    } else if (!e.isOutage()) {
      LOG.error("Table {} cannot be written or read: {}", id, e.getMessage());
    }
  }
}
