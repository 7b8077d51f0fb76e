package contessa.server.journal.sqlite;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.Sql;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

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
    int version = version(connection, file);
    if (version > 0 && script(version) == null) {
      throw new JournalFailure(file + " was written by a newer version of this program", null);
    }
    try (Statement statement = connection.createStatement()) {
      String script = script(version + 1);
      while (script != null) {
        version++;
        statement.executeUpdate(
            "begin immediate;\n"
                + script
                + "\ndrop table if exists flyway_schema_history;\npragma user_version = "
                + version
                + ";\ncommit;");
        script = script(version + 1);
      }
    }
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

  /** The script that leads to this version; null if there is none. */
  private static @Nullable String script(int version) {
    try (InputStream in = Schema.class.getResourceAsStream(version + ".sql")) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
