package contessa.server.journal.salvage;

import module java.base;

import contessa.server.journal.PrivateFiles;
import contessa.server.journal.Sql;
import contessa.table.state.JournalRow;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;

/**
 * Rows found in a damaged file, put in order on disk: there may be more of them than fit into
 * memory.
 */
final class CarvedRows implements AutoCloseable {

  private static final int PORTION = 1_000;

  private static final String SELECT =
      "select command_id, at, last, payload, seq from rows where table_id = ? order by seq";

  private final Connection connection;
  private final PreparedStatement insert;
  private int waiting;

  /** A table of which rows were found. */
  record CarvedTable(String id, long lastSeq) {}

  private CarvedRows(Connection connection) throws SQLException {
    this.connection = connection;
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "create table rows (table_id text, seq integer, command_id text, at integer,"
              + " last integer, payload text, primary key (table_id, seq)) without rowid");
    }
    connection.setAutoCommit(false);
    insert = connection.prepareStatement("insert or replace into rows values (?, ?, ?, ?, ?, ?)");
  }

  /** An empty store in this file, which the caller removes. */
  static CarvedRows in(Path file) throws IOException {
    PrivateFiles.create(file);
    SQLiteConfig config = new SQLiteConfig();
    // If the machine crashes, the salvage is done again.
    config.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
    config.setJournalMode(SQLiteConfig.JournalMode.OFF);
    try {
      return new CarvedRows(config.createConnection("jdbc:sqlite:" + file));
    } catch (SQLException e) {
      throw failure(e);
    }
  }

  private static IOException failure(SQLException e) {
    return new IOException("cannot put the rows in order: " + e.getMessage(), e);
  }

  void add(JournalRow row) throws IOException {
    try {
      insert.setString(1, row.table());
      insert.setLong(2, row.seq());
      insert.setString(3, row.command());
      insert.setLong(4, row.at());
      insert.setBoolean(5, row.last());
      insert.setString(6, row.payload());
      insert.addBatch();
      if (++waiting == PORTION) {
        flush();
      }
    } catch (SQLException e) {
      throw failure(e);
    }
  }

  /** Makes all rows readable. */
  void flush() throws IOException {
    try {
      insert.executeBatch();
      connection.commit();
      waiting = 0;
    } catch (SQLException e) {
      throw failure(e);
    }
  }

  List<CarvedTable> tables() throws IOException {
    try {
      return Sql.of("select table_id, max(seq) from rows group by table_id order by table_id")
          .list(connection, row -> new CarvedTable(row.getString(1), row.getLong(2)));
    } catch (SQLException e) {
      throw failure(e);
    }
  }

  /**
   * Hands out the rows of a table in portions, up to the first that is missing.
   *
   * @return their number
   */
  long forEachPortion(String table, Consumer<List<JournalRow>> portion) throws IOException {
    List<JournalRow> rows = new ArrayList<>();
    long seq = 0;
    try (PreparedStatement select = connection.prepareStatement(SELECT)) {
      select.setString(1, table);
      try (ResultSet found = select.executeQuery()) {
        while (found.next() && found.getLong(5) == seq + 1) {
          seq++;
          rows.add(
              new JournalRow(
                  table,
                  seq,
                  found.getString(1),
                  found.getLong(2),
                  found.getBoolean(3),
                  found.getString(4)));
          if (rows.size() == PORTION) {
            portion.accept(List.copyOf(rows));
            rows.clear();
          }
        }
      }
    } catch (SQLException e) {
      throw failure(e);
    }
    portion.accept(rows);
    return seq;
  }

  @Override
  public void close() throws IOException {
    try {
      insert.close();
      connection.close();
    } catch (SQLException e) {
      throw failure(e);
    }
  }
}
