package contessa.server.journal.postgres;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.PrivateFiles;
import contessa.server.journal.SchemaTables;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.salvage.Repair;
import contessa.server.journal.sqlite.SqliteFile;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;

/** Copies a server's data from its file to an empty PostgreSQL database, or back. */
public final class DataMove {

  private static final int PORTION = 1_000;

  private DataMove() {}

  /**
   * Copies everything, in one transaction.
   *
   * @return the number of rows
   * @throws JournalFailure if there is no such file, the database is in use or not empty, or a
   *     failure; then nothing was copied
   */
  public static long copy(Path file, String address) {
    if (!Files.exists(file)) {
      throw new JournalFailure("there is no server data: " + file + " does not exist", null);
    }
    try (SqlJournal journal = Repair.open(file);
        Database to = PostgresDatabase.connect(address, false)) {
      long rows = copy(journal.database(), to, "the database", "order by rowid");
      PrivateFiles.create(mark(file));
      return rows;
    }
  }

  /**
   * The other way: copies everything from the database to a new file, or in place of one whose data
   * was moved. The database stays.
   *
   * @return the number of rows
   * @throws JournalFailure if the file has data, the database is in use, or a failure; then nothing
   *     was copied
   */
  public static long copyBack(String address, Path file) {
    if (Files.exists(file) && !Files.exists(mark(file))) {
      throw new JournalFailure(file + " is in use; move to another folder (--data)", null);
    }
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    try {
      SqliteFile.delete(fresh);
      long rows;
      try (Database from = PostgresDatabase.connect(address, false);
          Database to = SqliteFile.open(fresh)) {
        rows = copy(from, to, "the file", "");
      }
      SqliteFile.replace(file, fresh, ".moved");
      Files.deleteIfExists(mark(file));
      return rows;
    } catch (IOException e) {
      throw new JournalFailure("cannot write " + file + ": " + e.getMessage(), e);
    }
  }

  private static long copy(Database from, Database to, String name, String order) {
    Set<String> known = to.read(SchemaTables::all);
    for (String table : from.read(SchemaTables::all)) {
      if (!known.contains(table)) {
        throw new JournalFailure(name + " has no table " + table, null);
      }
    }
    if (!to.read(DataMove::isEmpty)) {
      throw new JournalFailure(name + " has data already", null);
    }
    return to.write(sql -> copyAll(from, sql.connection(), order));
  }

  /**
   * Refuses to serve a file whose data was moved: players would go on in the past.
   *
   * @throws JournalFailure if it was
   */
  public static void refuseMoved(Path file) {
    if (Files.exists(mark(file))) {
      throw new JournalFailure(
          "the data was moved to PostgreSQL: set the database, or remove " + mark(file), null);
    }
  }

  private static Path mark(Path file) {
    return file.resolveSibling("moved");
  }

  private static boolean isEmpty(Sql sql) throws SQLException {
    for (String table : SchemaTables.all(sql)) {
      if (sql.first("select 1 from " + table + " limit 1", row -> row.getInt(1)).isPresent()) {
        return false;
      }
    }
    return true;
  }

  private static long copyAll(Database from, Connection to, String order) throws SQLException {
    long rows = 0;
    for (String table : from.read(SchemaTables::all)) {
      rows += from.read(sql -> copyTable(sql.connection(), to, table, order));
    }
    return rows;
  }

  private static long copyTable(Connection from, Connection to, String table, String order)
      throws SQLException {
    // Only then does PostgreSQL send the rows in portions.
    from.setAutoCommit(false);
    try (Statement select = from.createStatement();
        ResultSet found = found(select, table, order);
        PreparedStatement insert = to.prepareStatement(insert(table, found.getMetaData()))) {
      int columns = found.getMetaData().getColumnCount();
      long rows = 0;
      while (found.next()) {
        for (int i = 1; i <= columns; i++) {
          insert.setObject(i, found.getObject(i));
        }
        insert.addBatch();
        rows++;
        if (rows % PORTION == 0) {
          insert.executeBatch();
        }
      }
      insert.executeBatch();
      return rows;
    } finally {
      from.setAutoCommit(true);
    }
  }

  private static ResultSet found(Statement select, String table, String order) throws SQLException {
    // Only the file gives ids to its rows.
    boolean isJournal = table.equals("events");
    String columns = isJournal ? SqlJournal.COLUMNS : "*";
    String by = isJournal && order.isEmpty() ? "order by table_id, seq" : order;
    select.setFetchSize(PORTION);
    return select.executeQuery("select " + columns + " from " + table + " " + by);
  }

  private static String insert(String table, ResultSetMetaData columns) throws SQLException {
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      names.add(columns.getColumnName(i));
    }
    return "insert into %s (%s) values (%s)"
        .formatted(
            table,
            String.join(", ", names),
            String.join(", ", names.stream().map(_ -> "?").toList()));
  }
}
