package contessa.server.journal.salvage;

import module java.base;

import contessa.server.journal.Archive;
import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteException;

/** Looks for damage in the file. */
public final class IntegrityCheck {

  private IntegrityCheck() {}

  /**
   * The result of a check or a rescue.
   *
   * @param tables the number of tables
   * @param rows the number of sound rows
   * @param problems one line each; empty if all is well
   */
  public record Report(int tables, long rows, List<String> problems) {}

  /** Checks the structure of the file and every row of every table, also while a server runs. */
  public static Report thorough(Path file) {
    if (!Files.exists(file)) {
      throw new JournalFailure("there is no server data: " + file + " does not exist", null);
    }
    List<String> problems = new ArrayList<>();
    try (Connection connection = SqliteFile.source(file).getConnection()) {
      Sql sql = new Sql(connection);
      problems.addAll(structure(sql));
      return rows(sql, problems);
    } catch (SQLException e) {
      problems.add("cannot open " + file + ": " + e.getMessage());
      return new Report(0, 0, problems);
    }
  }

  /**
   * Checks every row of every table in a PostgreSQL database, also while servers run.
   *
   * @throws JournalFailure if it cannot be read
   */
  public static Report thorough(String address) {
    try (Connection connection = DriverManager.getConnection(address)) {
      connection.setReadOnly(true);
      return rows(new Sql(connection), new ArrayList<>());
    } catch (SQLException e) {
      throw Database.unusable(address, e);
    }
  }

  /** Checks every row of every table while the server goes on: problems, one line each. */
  public static List<String> rows(Database database) {
    List<String> problems = new ArrayList<>();
    Map<String, Long> tables = database.read(sql -> counts(sql, problems));
    return rows(tables, database::read, problems).problems();
  }

  private static Report rows(Sql sql, List<String> problems) throws SQLException {
    return rows(counts(sql, problems), sql::read, problems);
  }

  private static Report rows(
      Map<String, Long> tables, ToIntFunction<Sql.Work<Integer>> reading, List<String> problems) {
    long rows = 0;
    for (Map.Entry<String, Long> table : tables.entrySet()) {
      try {
        rows += reading.applyAsInt(sql -> check(sql, table.getKey(), table.getValue(), problems));
      } catch (JournalFailure e) {
        if (!isDamage(e.getCause())) {
          throw e;
        }
        problems.add("table " + table.getKey() + ": " + e.getMessage());
      }
    }
    return new Report(tables.size(), rows, problems);
  }

  /** Not a database that is out of reach, nor a file that the server has closed. */
  private static boolean isDamage(@Nullable Throwable cause) {
    return cause instanceof SQLiteException
        || (cause instanceof SQLException failure
            && String.valueOf(failure.getSQLState()).startsWith("XX"));
  }

  /** How many sound rows a table has. */
  private static int check(Sql sql, String table, long atLeast, List<String> problems)
      throws SQLException {
    try {
      List<JournalRow> found = SqlJournal.rows(sql, table);
      if (found.isEmpty()) {
        found = Archive.read(sql, table);
      }
      if (found.size() < atLeast) {
        problems.add("rows of table " + table + " are missing in the index");
      }
      return found.size();
    } catch (JournalFailure e) {
      problems.add(reason(e));
      return 0;
    }
  }

  /**
   * The fewest rows of each table, not counting those in the archive; a running server may add
   * some.
   */
  private static Map<String, Long> counts(Sql sql, List<String> problems) throws SQLException {
    Map<String, Long> counts = new TreeMap<>();
    for (String from : List.of("count(*) from events", "0 from archive")) {
      try {
        sql.list(
            "select table_id, " + from + " group by table_id",
            row -> counts.put(row.getString(1), row.getLong(2)));
      } catch (SQLException e) {
        if (!isDamage(e)) {
          throw e;
        }
        problems.add("cannot list the tables: " + from + ": " + e.getMessage());
      }
    }
    return counts;
  }

  private static List<String> structure(Sql sql) {
    try {
      return SqliteFile.check(sql, "integrity_check");
    } catch (SQLException e) {
      return List.of(reason(e));
    }
  }

  private static String reason(Exception e) {
    Throwable cause = e.getCause();
    return e.getMessage() + (cause == null ? "" : ": " + cause.getMessage());
  }
}
