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
    new SchemaScripts(Schema.class)
        .run(
            connection,
            version(new Sql(connection), file),
            file.toString(),
            "begin immediate;\n%s\ndrop table if exists flyway_schema_history;\n"
                + "pragma user_version = %d;\ncommit;");
  }

  private static int version(Sql sql, Path file) throws SQLException {
    int version = number(sql, "pragma user_version");
    String flyway = "select count(*) from sqlite_master where name = 'flyway_schema_history'";
    if (version > 0 || number(sql, flyway) == 0) {
      return version;
    }
    if (number(sql, "select count(*) from flyway_schema_history where success = 0") > 0) {
      throw new JournalFailure("an earlier upgrade of " + file + " failed halfway", null);
    }
    return number(
        sql, "select coalesce(max(cast(version as integer)), 0) from flyway_schema_history");
  }

  private static int number(Sql sql, String question) throws SQLException {
    return sql.first(question, row -> row.getInt(1)).orElse(0);
  }
}
