package contessa.server.journal.salvage;

import module java.base;

import contessa.server.journal.Checksum;
import contessa.server.journal.Database;
import contessa.table.state.JournalRow;
import org.jspecify.annotations.Nullable;

/**
 * One table of a new file, and the rows for it from a damaged one. They are written in portions:
 * few commits, and little memory. Some are carved out of raw pages, so a row counts only if its
 * values are of the right types, and if its checksum is right where rows have one.
 */
final class RescuedTable {

  private static final int MOST_ROWS = 1_000;
  private static final long MOST_BYTES = 8 << 20;

  private record Column(String name, String type, boolean nullable) {}

  private final Database to;
  private final String name;
  private final List<Column> columns;
  private final List<List<@Nullable Object>> waiting = new ArrayList<>();
  private long bytes;

  RescuedTable(Database to, String name) {
    this.to = to;
    this.name = name;
    columns =
        to.list(
            "pragma table_info(" + name + ")",
            row -> {
              String type = row.getString("type").toLowerCase(Locale.ROOT);
              // An integer key is the row's number, which the record leaves out.
              boolean key = row.getInt("pk") > 0 && type.equals("integer");
              return new Column(row.getString("name"), type, row.getInt("notnull") == 0 || key);
            });
  }

  String name() {
    return name;
  }

  List<String> columns() {
    return columns.stream().map(Column::name).toList();
  }

  /** Adds what the pages of a file hold; of several versions of a journal row the latest stays. */
  void carve(Path file) throws IOException {
    try (SqlitePages pages = SqlitePages.of(file)) {
      pages.forEachRecord(this::add);
    }
    flush();
  }

  /** Adds a row if it may belong here; at the latest with the next flush. Whether it may. */
  boolean add(List<@Nullable Object> found) {
    List<@Nullable Object> row = new ArrayList<>(found);
    if (name.equals("events") && row.size() == columns.size() - 1) {
      row.add(null); // older files have no ids
    }
    if (!fits(row)) {
      return false;
    }
    waiting.add(row);
    row.forEach(value -> bytes += size(value));
    if (waiting.size() >= MOST_ROWS || bytes >= MOST_BYTES) {
      flush();
    }
    return true;
  }

  private static int size(@Nullable Object value) {
    return switch (value) {
      case byte[] blob -> blob.length;
      case String text -> text.length();
      case null, default -> Long.BYTES;
    };
  }

  private boolean fits(List<@Nullable Object> row) {
    if (row.size() != columns.size()) {
      return false;
    }
    for (int i = 0; i < row.size(); i++) {
      Object value = row.get(i);
      if (value == null ? !columns.get(i).nullable : !fits(value, columns.get(i).type)) {
        return false;
      }
    }
    return switch (name) {
      case "events" -> Objects.equals(row.get(5), Checksum.of(event(row)));
      case "archive" ->
          row.get(3) instanceof byte[] packed && Objects.equals(row.get(2), Checksum.of(packed));
      default -> true;
    };
  }

  private static boolean fits(Object value, String type) {
    return switch (type) {
      case "text" -> value instanceof String;
      case "blob" -> value instanceof byte[];
      case "real" -> value instanceof Double || value instanceof Long;
      case "integer", "bigint" -> value instanceof Long;
      default -> true;
    };
  }

  private static JournalRow event(List<@Nullable Object> row) {
    return new JournalRow(
        text(row, 0),
        number(row, 1),
        (String) row.get(2),
        number(row, 3),
        number(row, 4) != 0,
        text(row, 6));
  }

  private static String text(List<@Nullable Object> row, int column) {
    return (String) Objects.requireNonNull(row.get(column));
  }

  private static long number(List<@Nullable Object> row, int column) {
    return (long) Objects.requireNonNull(row.get(column));
  }

  void flush() {
    String insert =
        "insert or %s into %s (%s) values (%s)"
            .formatted(
                name.equals("events") ? "replace" : "ignore",
                name,
                String.join(", ", columns()),
                String.join(", ", Collections.nCopies(columns.size(), "?")));
    var _ =
        to.write(
            sql -> {
              for (List<@Nullable Object> row : waiting) {
                sql.update(insert, row.toArray());
              }
              return true;
            });
    waiting.clear();
    bytes = 0;
  }
}
