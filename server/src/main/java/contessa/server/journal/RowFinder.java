package contessa.server.journal;

import java.sql.Connection;
import java.sql.SQLException;

/** How a database finds the rows of one table. */
public interface RowFinder {

  /** By the key of the rows. */
  RowFinder BY_KEY =
      new RowFinder() {
        @Override
        public String condition() {
          return "table_id = ?";
        }

        @Override
        public String value(Connection connection, String table) {
          return table;
        }
      };

  /** The condition in SQL that rows of a table meet; it has one parameter. */
  String condition();

  /** The value of that parameter. */
  String value(Connection connection, String table) throws SQLException;

  /** Deletes the rows of a table. */
  default void delete(Connection connection, String table) throws SQLException {
    Sql.update(connection, "delete from events where " + condition(), value(connection, table));
  }
}
