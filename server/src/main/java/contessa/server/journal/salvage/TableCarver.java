package contessa.server.journal.salvage;

import module java.base;

import contessa.server.journal.Checksum;
import contessa.server.journal.Sql;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * Finds rows of a table other than the journal in the pages of a damaged file, by the types of its
 * columns. Such rows have no checksum, so this is only for what SQL can no longer reach.
 *
 * @param types the declared types of the columns, in lower case
 * @param nullable whether each may be null
 */
record TableCarver(String name, List<String> columns, List<String> types, List<Boolean> nullable) {

  /** The columns of this table in a sound file. */
  static TableCarver of(Connection sound, String name) throws SQLException {
    List<String> columns = new ArrayList<>();
    List<String> types = new ArrayList<>();
    List<Boolean> nullable = new ArrayList<>();
    Sql.of("pragma table_info(" + name + ")")
        .list(
            sound,
            row -> {
              columns.add(row.getString("name"));
              String type = row.getString("type").toLowerCase(Locale.ROOT);
              types.add(type);
              // An integer key is the row's number, which the record leaves out.
              boolean key = row.getInt("pk") > 0 && type.equals("integer");
              return nullable.add(row.getInt("notnull") == 0 || key);
            });
    return new TableCarver(name, columns, types, nullable);
  }

  /** Inserts a row, unless there is one with its key. */
  String insert() {
    return "insert or ignore into %s (%s) values (%s)"
        .formatted(
            name,
            String.join(", ", columns),
            String.join(", ", columns.stream().map(_ -> "?").toList()));
  }

  /** Whether a row may belong here. An archived table has a checksum, which must be right, too. */
  boolean fits(List<@Nullable Object> record) {
    if (record.size() != columns.size()) {
      return false;
    }
    for (int i = 0; i < record.size(); i++) {
      Object value = record.get(i);
      if (value == null ? !nullable.get(i) : !fits(value, types.get(i))) {
        return false;
      }
    }
    return !name.equals("archive")
        || record.get(3) instanceof byte[] packed && record.get(2).equals(Checksum.of(packed));
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
}
