package contessa.server.journal;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds rows of the journal in the pages of a damaged file. A row counts only if its checksum is
 * right, so rubbish and old pages do no harm.
 */
final class RowCarver {

  private static final int COLUMNS = 7;

  private RowCarver() {}

  /** All sound rows, by table and number. */
  static Map<String, SortedMap<Long, Journal.Row>> carve(Pages pages) {
    Map<String, SortedMap<Long, Journal.Row>> tables = new TreeMap<>();
    pages.forEachRecord(
        record -> {
          Journal.Row row = row(record);
          if (row != null) {
            tables.computeIfAbsent(row.table(), _ -> new TreeMap<>()).put(row.seq(), row);
          }
        });
    return tables;
  }

  private static Journal.@Nullable Row row(List<@Nullable Object> record) {
    if (record.size() == COLUMNS
        && record.get(0) instanceof String table
        && record.get(1) instanceof Long seq
        && (record.get(2) == null || record.get(2) instanceof String)
        && record.get(3) instanceof Long at
        && record.get(4) instanceof Long last
        && record.get(5) instanceof Long crc
        && record.get(6) instanceof String payload) {
      String command = (String) record.get(2);
      Journal.Row row = new Journal.Row(table, seq, command, at, last != 0, payload);
      return crc == Checksum.of(row) ? row : null;
    }
    return null;
  }
}
