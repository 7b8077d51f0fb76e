package contessa.server.journal.salvage;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.Sql;
import org.jspecify.annotations.Nullable;

/** Writes rows of one table in portions: few commits, and little memory. */
final class RowWriter {

  private static final int MOST_ROWS = 1_000;
  private static final long MOST_BYTES = 8 << 20;

  private final Database to;
  private final TableCarver table;
  private final List<List<@Nullable Object>> waiting = new ArrayList<>();
  private long bytes;

  RowWriter(Database to, TableCarver table) {
    this.to = to;
    this.table = table;
  }

  /** Writes a row, unless there is one with its key; at the latest with the next flush. */
  void add(List<@Nullable Object> row) {
    waiting.add(row);
    row.forEach(value -> bytes += size(value));
    if (waiting.size() >= MOST_ROWS || bytes >= MOST_BYTES) {
      flush();
    }
  }

  private static int size(@Nullable Object value) {
    return switch (value) {
      case byte[] blob -> blob.length;
      case String text -> text.length();
      case null, default -> Long.BYTES;
    };
  }

  void flush() {
    List<List<@Nullable Object>> portion = List.copyOf(waiting);
    waiting.clear();
    bytes = 0;
    var _ =
        to.write(
            table.name(),
            connection -> {
              for (List<@Nullable Object> row : portion) {
                Sql.of(table.insert()).with(row.toArray()).update(connection);
              }
              return true;
            });
  }
}
