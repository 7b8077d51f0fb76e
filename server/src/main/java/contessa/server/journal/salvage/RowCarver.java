package contessa.server.journal.salvage;

import module java.base;

import contessa.server.journal.Checksum;
import contessa.table.state.JournalRow;
import org.jspecify.annotations.Nullable;

/**
 * Finds rows of the journal in the pages of a damaged file. A row counts only if its checksum is
 * right, so rubbish does no harm.
 */
final class RowCarver {

  private static final int COLUMNS = 7;

  /** The last one is the id, which is not part of the record. Older files do not have it. */
  private static final int COLUMNS_WITH_ID = 8;

  private RowCarver() {}

  /** Puts all sound rows into a store; of several versions of a row the latest stays. */
  static void carve(SqlitePages pages, CarvedRows into) throws IOException {
    pages.forEachRecord(
        record -> {
          JournalRow row = row(record);
          if (row != null) {
            into.add(row);
          }
        });
    into.flush();
  }

  private static @Nullable JournalRow row(List<@Nullable Object> record) {
    if ((record.size() == COLUMNS || record.size() == COLUMNS_WITH_ID && record.get(7) == null)
        && record.get(0) instanceof String table
        && record.get(1) instanceof Long seq
        && (record.get(2) == null || record.get(2) instanceof String)
        && record.get(3) instanceof Long at
        && record.get(4) instanceof Long last
        && record.get(5) instanceof Long crc
        && record.get(6) instanceof String payload) {
      String command = (String) record.get(2);
      JournalRow row = new JournalRow(table, seq, command, at, last != 0, payload);
      return crc == Checksum.of(row) ? row : null;
    }
    return null;
  }
}
