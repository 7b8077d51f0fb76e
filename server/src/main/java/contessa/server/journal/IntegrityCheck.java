package contessa.server.journal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Looks for damage in the file. */
public final class IntegrityCheck {

  private static final int MAX_PROBLEMS = 50;

  private IntegrityCheck() {}

  /**
   * The result of a thorough check.
   *
   * @param problems one line each; empty if all is well
   */
  public record Report(int tables, long rows, List<String> problems) {}

  /** A quick check of the file's structure: problems, one line each. */
  static List<String> quick(SqliteEngine engine) {
    try {
      return engine.read(connection -> pragma(connection, "quick_check"));
    } catch (SQLException e) {
      return List.of(reason(e));
    }
  }

  /** Checks the structure of the file and every row of every table, also while a server runs. */
  public static Report thorough(Path file) {
    if (!Files.exists(file)) {
      throw new JournalFailure("there is no server data: " + file + " does not exist", null);
    }
    List<String> problems = new ArrayList<>();
    try (Connection connection = Database.source(file).getConnection()) {
      problems.addAll(pragma(connection, "integrity_check"));
      return rows(connection, problems);
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
      return rows(connection, new ArrayList<>());
    } catch (SQLException e) {
      // Not the address: it may contain the password.
      throw new JournalFailure("cannot use the database: " + e.getMessage(), e);
    }
  }

  private static Report rows(Connection connection, List<String> problems) {
    List<String> tables = new ArrayList<>();
    long rows = 0;
    tables.addAll(ids(connection, "events", problems));
    tables.addAll(ids(connection, "archive", problems));
    for (String table : tables) {
      try {
        List<Journal.Row> found = SqlJournal.rows(connection, table);
        rows += found.isEmpty() ? Archive.read(connection, table).size() : found.size();
      } catch (SQLException | JournalFailure e) {
        problems.add(reason(e));
      }
    }
    return new Report(tables.size(), rows, problems);
  }

  private static List<String> ids(Connection connection, String from, List<String> problems) {
    try {
      return Sql.list(connection, row -> row.getString(1), "select distinct table_id from " + from);
    } catch (SQLException e) {
      problems.add("cannot list the tables in " + from + ": " + e.getMessage());
      return List.of();
    }
  }

  private static List<String> pragma(Connection connection, String name) {
    try {
      return Sql.list(
              connection, row -> row.getString(1), "pragma " + name + "(" + MAX_PROBLEMS + ")")
          .stream()
          .filter(line -> !line.equals("ok"))
          .flatMap(String::lines)
          .toList();
    } catch (SQLException e) {
      return List.of(reason(e));
    }
  }

  private static String reason(Exception e) {
    Throwable cause = e.getCause();
    return e.getMessage() + (cause == null ? "" : ": " + cause.getMessage());
  }
}
