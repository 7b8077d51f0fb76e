package contessa.server.journal;

import contessa.table.state.JournalRow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows by table and number, written once. The key (table, number) is the optimistic lock: a writer
 * that finds it taken has stale data and must read the table again.
 *
 * <p>After a failed write nobody knows what is on disk: a table must be read again before it goes
 * on. With a file, nothing is acknowledged until the server has been restarted.
 */
public interface Journal extends AutoCloseable {

  enum AppendResult {
    /** It is on disk. */
    WRITTEN,
    /** Not written: the journal already has that number of the table. */
    STALE
  }

  /**
   * Writes a row and returns when it is on disk.
   *
   * @throws JournalFailure if the row may or may not be on disk
   */
  AppendResult append(JournalRow row);

  /**
   * All rows of a table in order.
   *
   * @throws JournalFailure if one is damaged or missing
   */
  List<JournalRow> read(String table);

  /**
   * How often nothing could be written for a while.
   *
   * @throws JournalFailure if nothing can be written now
   */
  default int outages() {
    return 0;
  }

  /** Whether other processes write to the same tables. */
  default boolean isShared() {
    return false;
  }

  default long lastNumber(String table) {
    return read(table).getLast().seq();
  }

  /** The row of a table that this command caused; null if there is none. */
  @Nullable JournalRow find(String table, String command);

  /** The tables, including closed ones, whose rows contain this text. */
  List<String> tablesWith(String text);

  /** Whether there is such a table and it is not closed. */
  default boolean isOpen(String table) {
    return openTables().contains(table);
  }

  List<String> openTables();

  @Override
  void close();
}
