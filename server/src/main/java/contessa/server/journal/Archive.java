package contessa.server.journal;

import module java.base;

import contessa.table.state.JournalRow;
import java.sql.Connection;
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
        database.read(
            "the closed tables",
            Sql.of("select table_id from tables where closed < ? order by closed limit ?")
                .with(time, AT_ONCE)
                .list(row -> row.getString(1)));
    for (String table : due) {
      var _ = database.write("the archive", connection -> add(connection, table));
    }
    return due.size();
  }

  private boolean add(Connection connection, String table) throws SQLException {
    List<JournalRow> rows = SqlJournal.rows(connection, table);
    if (!rows.isEmpty()) {
      put(connection, table, rows);
      Sql.of("delete from events where table_id = ?").with(table).update(connection);
    }
    return Sql.of("delete from tables where table_id = ?").with(table).update(connection) == 1;
  }

  private static void put(Connection connection, String table, List<JournalRow> rows)
      throws SQLException {
    byte[] packed = pack(rows);
    Sql.of(
            "insert into archive (table_id, closed, crc, packed) values (?, ?, ?, ?)"
                + " on conflict (table_id) do update set closed = excluded.closed, crc = excluded.crc,"
                + " packed = excluded.packed")
        .with(table, rows.getLast().at(), Checksum.of(packed), packed)
        .update(connection);
  }

  /** Replaces rows of an archived table by others with the same numbers. */
  static boolean rewrite(Connection connection, String table, List<JournalRow> changed)
      throws SQLException {
    List<JournalRow> rows = new ArrayList<>(read(connection, table));
    for (JournalRow row : changed) {
      rows.set((int) row.seq() - 1, row);
    }
    put(connection, table, rows);
    return true;
  }

  /** The rows of an archived table; none if it is not here. */
  List<JournalRow> read(String table) {
    return database.read("table " + table, connection -> read(connection, table));
  }

  public static List<JournalRow> read(Connection connection, String table) throws SQLException {
    return Sql.of("select crc, packed from archive where table_id = ?")
        .with(table)
        .first(
            connection,
            row -> {
              byte[] packed = row.getBytes(2);
              if (row.getLong(1) != Checksum.of(packed)) {
                throw new JournalFailure("table " + table + " is damaged in the archive", null);
              }
              return unpack(table, packed);
            })
        .orElse(List.of());
  }

  List<String> tablesWith(String text) {
    List<String> tables = new ArrayList<>();
    for (String table : tables()) {
      if (read(table).stream().anyMatch(row -> row.payload().contains(text))) {
        tables.add(table);
      }
    }
    return tables;
  }

  private List<String> tables() {
    return database.read(
        "the archive",
        Sql.of("select table_id from archive order by table_id").list(row -> row.getString(1)));
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
