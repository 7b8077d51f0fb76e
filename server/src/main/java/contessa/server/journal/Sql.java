package contessa.server.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** SQL statements in one line. */
public final class Sql {

  private Sql() {}

  /** Makes a value of a row. */
  @FunctionalInterface
  public interface RowMapper<T> {
    T of(ResultSet row) throws SQLException;
  }

  /** Something to do with a connection. */
  @FunctionalInterface
  public interface Work<T> {
    T run(Connection connection) throws SQLException;
  }

  /** Runs a statement and returns the number of changed rows. */
  public static int update(Connection connection, String sql, @Nullable Object... values)
      throws SQLException {
    try (PreparedStatement statement = prepare(connection, sql, values)) {
      return statement.executeUpdate();
    }
  }

  public static <T> List<T> list(
      Connection connection, RowMapper<T> mapper, String sql, @Nullable Object... values)
      throws SQLException {
    try (PreparedStatement statement = prepare(connection, sql, values);
        ResultSet found = statement.executeQuery()) {
      List<T> rows = new ArrayList<>();
      while (found.next()) {
        rows.add(mapper.of(found));
      }
      return rows;
    }
  }

  public static <T> Optional<T> first(
      Connection connection, RowMapper<T> mapper, String sql, @Nullable Object... values)
      throws SQLException {
    return list(connection, mapper, sql, values).stream().findFirst();
  }

  private static PreparedStatement prepare(
      Connection connection, String sql, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) {
      // SQLite has no boolean type.
      Object value = values[i];
      statement.setObject(i + 1, value instanceof Boolean truth ? (truth ? 1 : 0) : value);
    }
    return statement;
  }
}
