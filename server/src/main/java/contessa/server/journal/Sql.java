package contessa.server.journal;

import module java.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** A statement with its parameters, run on a connection or as {@link Work} for one. */
public final class Sql {

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

  private static final @Nullable Object[] NONE = {};

  private final String text;
  private final @Nullable Object[] values;

  private Sql(String text, @Nullable Object[] values) {
    this.text = text;
    this.values = values;
  }

  public static Sql of(String text) {
    return new Sql(text, NONE);
  }

  /** The same with these for its question marks. */
  public Sql with(@Nullable Object... parameters) {
    return new Sql(text, parameters);
  }

  /** Runs it and returns the number of changed rows. */
  public int update(Connection connection) throws SQLException {
    try (PreparedStatement statement = prepare(connection)) {
      return statement.executeUpdate();
    }
  }

  public Work<Integer> update() {
    return this::update;
  }

  public <T> List<T> list(Connection connection, RowMapper<T> mapper) throws SQLException {
    try (PreparedStatement statement = prepare(connection);
        ResultSet found = statement.executeQuery()) {
      List<T> rows = new ArrayList<>();
      while (found.next()) {
        rows.add(mapper.of(found));
      }
      return rows;
    }
  }

  public <T> Work<List<T>> list(RowMapper<T> mapper) {
    return connection -> list(connection, mapper);
  }

  public <T> Optional<T> first(Connection connection, RowMapper<T> mapper) throws SQLException {
    return list(connection, mapper).stream().findFirst();
  }

  public <T> Work<Optional<T>> first(RowMapper<T> mapper) {
    return connection -> first(connection, mapper);
  }

  private PreparedStatement prepare(Connection connection) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(text);
    for (int i = 0; i < values.length; i++) {
      // SQLite has no boolean type.
      Object value = values[i];
      statement.setObject(i + 1, value instanceof Boolean truth ? (truth ? 1 : 0) : value);
    }
    return statement;
  }
}
