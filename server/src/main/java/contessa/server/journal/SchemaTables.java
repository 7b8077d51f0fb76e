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
    Connection in = sql.connection();
    String[] type = {"TABLE"};
    Set<String> names = names(in.getMetaData().getTables(null, in.getSchema(), "%", type));
    names.removeAll(OF_THE_PROGRAM);
    return names;
  }

  public static Set<String> withColumn(Sql sql, String column) throws SQLException {
    Connection in = sql.connection();
    Set<String> names = names(in.getMetaData().getColumns(null, in.getSchema(), "%", column));
    names.retainAll(all(sql));
    return names;
  }

  private static Set<String> names(ResultSet found) throws SQLException {
    Set<String> names = new TreeSet<>();
    try (found) {
      while (found.next()) {
        names.add(found.getString("TABLE_NAME"));
      }
    }
    return names;
  }
}
