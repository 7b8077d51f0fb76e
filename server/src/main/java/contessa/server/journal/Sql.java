package contessa.server.journal;

import module java.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** A connection on which statements are run, each call one with its parameters. */
public record Sql(Connection connection) {

  @FunctionalInterface
  public interface RowMapper<T> {
    T of(ResultSet row) throws SQLException;
  }

  /** Something to do with a connection. */
  @FunctionalInterface
  public interface Work<T> {
    T run(Sql sql) throws SQLException;
  }

  /** Does something with it; a failure is one of the journal. */
  public <T> T read(Work<T> work) {
    try {
      return work.run(this);
    } catch (SQLException e) {
      throw new JournalFailure("cannot read: " + e.getMessage(), e);
    }
  }

  /** Runs a statement and returns the number of changed rows. */
  public int update(String text, @Nullable Object... values) throws SQLException {
    try (PreparedStatement statement = prepare(text, values)) {
      return statement.executeUpdate();
    }
  }

  public <T> List<T> list(String text, RowMapper<T> mapper, @Nullable Object... values)
      throws SQLException {
    try (PreparedStatement statement = prepare(text, values);
        ResultSet found = statement.executeQuery()) {
      List<T> rows = new ArrayList<>();
      while (found.next()) {
        rows.add(mapper.of(found));
      }
      return rows;
    }
  }

  public <T> Optional<T> first(String text, RowMapper<T> mapper, @Nullable Object... values)
      throws SQLException {
    return list(text, mapper, values).stream().findFirst();
  }

  private PreparedStatement prepare(String text, @Nullable Object[] values) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(text);
    for (int i = 0; i < values.length; i++) {
      // SQLite has no boolean type.
      Object value = values[i];
      statement.setObject(i + 1, value instanceof Boolean truth ? (truth ? 1 : 0) : value);
    }
    return statement;
  }
}
