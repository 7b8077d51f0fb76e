package contessa.server.journal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows by table and number, written once and never changed. The key (table, number) is the fence:
 * whoever finds it taken is stale, must read the table anew and think again.
 *
 * <p>A write that fails is the end of writing: nothing is acknowledged after it, since nobody knows
 * what is on disk, until the server has been started again.
 */
public interface Journal extends AutoCloseable {

  /**
   * One row: everything that one command, or one stroke of the clock, brought about.
   *
   * @param seq from 1, without gaps
   * @param command whose command it was, unique at its table; null for the clock's
   * @param at milliseconds since 1970
   * @param last whether the table is closed by it
   */
  record Row(
      String table, long seq, @Nullable String command, long at, boolean last, String payload) {}

  /** What became of a row. */
  enum AppendResult {
    /** On disk for good. */
    WRITTEN,
    /** Not written: that number of that table, or that command, is in the journal already. */
    STALE
  }

  /**
   * Writes a row and comes back when it is on disk.
   *
   * @throws JournalFailure if it may or may not be there
   */
  AppendResult append(Row row);

  /**
   * All rows of a table in order.
   *
   * @throws JournalFailure if one is damaged or missing
   */
  List<Row> read(String table);

  /** The tables, closed ones too, in whose rows this text occurs. */
  List<String> tablesWith(String text);

  /** The tables that are not closed. */
  List<String> openTables();

  @Override
  void close();
}
