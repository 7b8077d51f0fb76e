package contessa.server.journal;

import contessa.table.state.JournalRow;
import java.sql.ResultSet;
import java.sql.SQLException;

/** A row of the journal as a database stores it, with a checksum. */
public final class StoredRow {

  /** The columns, in the order in which they are read. */
  public static final String COLUMNS = "table_id, seq, command_id, at, last, crc, payload";

  private StoredRow() {}

  /**
   * Reads a row.
   *
   * @throws JournalFailure if its checksum is wrong
   */
  static JournalRow read(ResultSet found) throws SQLException {
    JournalRow row = unchecked(found);
    if (!isSound(found, row)) {
      throw damaged(row.table(), row.seq());
    }
    return row;
  }

  /** Whether the checksum of a row is right. */
  private static boolean isSound(ResultSet found, JournalRow row) throws SQLException {
    return found.getLong(6) == Checksum.of(row);
  }

  private static JournalRow unchecked(ResultSet found) throws SQLException {
    return new JournalRow(
        found.getString(1),
        found.getLong(2),
        found.getString(3),
        found.getLong(4),
        found.getInt(5) != 0,
        found.getString(7));
  }

  static JournalFailure damaged(String table, long seq) {
    return new JournalFailure(
        "row " + seq + " of table " + table + " is damaged or out of place", null);
  }
}
