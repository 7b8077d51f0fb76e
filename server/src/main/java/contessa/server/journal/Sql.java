package contessa.server.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** A statement in one line. */
public final class Sql {

  private Sql() {}

  /** Makes something of a row. */
  @FunctionalInterface
  public interface RowMapper<T> {
    T of(ResultSet row) throws SQLException;
  }

  /** What happens as a whole, or not at all. */
  @FunctionalInterface
  public interface Work {
    void run() throws SQLException;
  }

  /** How many rows it changed. */
  public static int update(Connection connection, String sql, Object... values)
      throws SQLException {
    try (PreparedStatement statement = prepare(connection, sql, values)) {
      return statement.executeUpdate();
    }
  }

  public static <T> List<T> list(
      Connection connection, RowMapper<T> reading, String sql, Object... values)
      throws SQLException {
    try (PreparedStatement statement = prepare(connection, sql, values);
        ResultSet found = statement.executeQuery()) {
      List<T> rows = new ArrayList<>();
      while (found.next()) {
        rows.add(reading.of(found));
      }
      return rows;
    }
  }

  private static PreparedStatement prepare(Connection connection, String sql, Object... values)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }

  /** Nobody else writes meanwhile, so that what is read in it is still so when it ends. */
  public static void transaction(Connection connection, Work work) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("begin immediate");
      boolean done = false;
      try {
        work.run();
        statement.execute("commit");
        done = true;
      } finally {
        if (!done) {
          statement.execute("rollback");
        }
      }
    }
  }
}
