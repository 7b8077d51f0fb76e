package contessa.server.journal;

import module java.base;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * Reads the tables from the database's own catalog, so that a new one is copied, rescued and erased
 * without being named anywhere; only exceptions are.
 */
public final class SchemaTables {

  /** The version of the schema, and what is written to find out whether it can be. */
  private static final Set<String> OF_THE_PROGRAM =
      Set.of("contessa", "flyway_schema_history", "probe", "places", "filed");

  private SchemaTables() {}

  /** All tables with data, in the order of their names. */
  public static Set<String> all(Sql sql) throws SQLException {
    Connection connection = sql.connection();
    Set<String> names = new TreeSet<>();
    try (ResultSet found =
        connection
            .getMetaData()
            .getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
      while (found.next()) {
        names.add(found.getString("TABLE_NAME"));
      }
    }
    names.removeAll(OF_THE_PROGRAM);
    return names;
  }

  public static Set<String> withColumn(Sql sql, String column) throws SQLException {
    Connection connection = sql.connection();
    Set<String> names = new TreeSet<>();
    try (ResultSet found =
        connection.getMetaData().getColumns(null, connection.getSchema(), "%", column)) {
      while (found.next()) {
        names.add(found.getString("TABLE_NAME"));
      }
    }
    names.retainAll(all(sql));
    return names;
  }
}
