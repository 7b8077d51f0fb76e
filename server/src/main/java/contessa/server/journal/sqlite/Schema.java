package contessa.server.journal.sqlite;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.SchemaScripts;
import contessa.server.journal.Sql;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * The schema of the file. Its version is SQLite's {@code user_version}; the scripts {@code 1.sql},
 * {@code 2.sql} and so on bring an older file up to date. Files of the first releases have a
 * history table of Flyway instead.
 */
public final class Schema {

  private Schema() {}

  /**
   * Brings the file up to date.
   *
   * @throws JournalFailure if a newer version of this program wrote it
   */
  public static void migrate(Connection connection, Path file) throws SQLException {
    SchemaScripts.of(Schema.class)
        .run(
            connection,
            version(connection, file),
            file.toString(),
            "begin immediate;\n%s\ndrop table if exists flyway_schema_history;\n"
                + "pragma user_version = %d;\ncommit;");
  }

  private static int version(Connection connection, Path file) throws SQLException {
    int version = number(connection, "pragma user_version");
    boolean flyway =
        number(
                connection,
                "select count(*) from sqlite_master where name = 'flyway_schema_history'")
            > 0;
    if (version > 0 || !flyway) {
      return version;
    }
    if (number(connection, "select count(*) from flyway_schema_history where success = 0") > 0) {
      throw new JournalFailure("an earlier upgrade of " + file + " failed halfway", null);
    }
    return number(
        connection, "select coalesce(max(cast(version as integer)), 0) from flyway_schema_history");
  }

  private static int number(Connection connection, String sql) throws SQLException {
    return Sql.of(sql).first(connection, row -> row.getInt(1)).orElse(0);
  }
}
