package contessa.server.journal;

import module java.base;

import contessa.table.state.JournalRow;
import java.sql.SQLException;

/**
 * Closed tables, each compressed into one row with a checksum. They can still be read, at a tenth
 * of the size, and the part of the file that a start looks at stays small.
 */
public final class Archive {

  private static final int AT_ONCE = 50;

  private final Database database;

  Archive(Database database) {
    this.database = database;
  }

  /**
   * Moves tables that were closed before this time into the archive, each in a change of its own.
   *
   * @return the number of tables moved; the caller may ask for more
   */
  public int addClosedBefore(long time) {
    List<String> due =
        database.list(
            "select table_id from tables where closed < ? order by closed limit ?",
            row -> row.getString(1),
            time,
            AT_ONCE);
    for (String table : due) {
      var _ = database.write(sql -> add(sql, table));
    }
    return due.size();
  }

  private static int add(Sql sql, String table) throws SQLException {
    List<JournalRow> rows = SqlJournal.rows(sql, table);
    if (!rows.isEmpty()) {
      put(sql, table, rows);
      sql.update("delete from events where table_id = ?", table);
    }
    return sql.update("delete from tables where table_id = ?", table);
  }

  private static void put(Sql sql, String table, List<JournalRow> rows) throws SQLException {
    byte[] packed = pack(rows);
    sql.update(
        "insert into archive (table_id, closed, crc, packed) values (?, ?, ?, ?)"
            + " on conflict (table_id) do update set closed = excluded.closed, crc = excluded.crc,"
            + " packed = excluded.packed",
        table,
        rows.getLast().at(),
        Checksum.of(packed),
        packed);
  }

  /** Replaces rows of an archived table by others with the same numbers. */
  static void rewrite(Sql sql, String table, List<JournalRow> changed) throws SQLException {
    List<JournalRow> rows = new ArrayList<>(read(sql, table));
    for (JournalRow row : changed) {
      rows.set((int) row.seq() - 1, row);
    }
    put(sql, table, rows);
  }

  /** The rows of an archived table; none if it is not here. */
  public static List<JournalRow> read(Sql sql, String table) throws SQLException {
    return sql.first(
            "select crc, packed from archive where table_id = ?",
            row -> {
              byte[] packed = row.getBytes(2);
              if (row.getLong(1) != Checksum.of(packed)) {
                throw new JournalFailure("table " + table + " is damaged in the archive", null);
              }
              return unpack(table, packed);
            },
            table)
        .orElse(List.of());
  }

  /** The archived tables whose rows contain this text, each unpacked for that. */
  List<String> tablesWith(String text) {
    return database.list("select table_id from archive", row -> row.getString(1)).stream()
        .filter(
            table ->
                database.read(sql -> read(sql, table)).stream()
                    .anyMatch(row -> row.payload().contains(text)))
        .toList();
  }

  private static byte[] pack(List<JournalRow> rows) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(packed))) {
      out.writeInt(rows.size());
      for (JournalRow row : rows) {
        String command = row.command();
        out.writeBoolean(command != null);
        write(out, command == null ? "" : command);
        out.writeLong(row.at());
        write(out, row.payload());
      }
    } catch (IOException e) {
      throw new IllegalStateException("cannot write to memory", e);
    }
    return packed.toByteArray();
  }

  private static List<JournalRow> unpack(String table, byte[] packed) {
    List<JournalRow> rows = new ArrayList<>();
    try (DataInputStream in =
        new DataInputStream(new GZIPInputStream(new ByteArrayInputStream(packed)))) {
      int count = in.readInt();
      for (int seq = 1; seq <= count; seq++) {
        boolean byCommand = in.readBoolean();
        String command = read(in);
        long at = in.readLong();
        // Only closed tables are archived, and the last row is the one that closed it.
        rows.add(
            new JournalRow(table, seq, byCommand ? command : null, at, seq == count, read(in)));
      }
    } catch (IOException e) {
      throw new JournalFailure("table " + table + " cannot be unpacked from the archive", e);
    }
    return rows;
  }

  private static void write(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String read(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
  }
}
