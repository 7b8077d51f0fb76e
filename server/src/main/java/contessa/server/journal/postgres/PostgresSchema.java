package contessa.server.journal.postgres;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.Sql;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/**
 * The schema in PostgreSQL. Its version is in a table; the scripts {@code postgres/1.sql} and so on
 * bring an older database up to date, each in a transaction.
 */
final class PostgresSchema {

  private PostgresSchema() {}

  /**
   * Brings the database up to date.
   *
   * @throws JournalFailure if a newer version of this program wrote it
   */
  static void migrate(Connection connection) throws SQLException {
    Sql.of("create table if not exists contessa (version integer not null)").update(connection);
    int version =
        Sql.of("select version from contessa").first(connection, row -> row.getInt(1)).orElse(0);
    if (version > 0 && script(version) == null) {
      throw new JournalFailure("the database was written by a newer version of this program", null);
    }
    try (Statement statement = connection.createStatement()) {
      String script = script(version + 1);
      while (script != null) {
        version++;
        statement.execute(
            "begin;\n"
                + script
                + "\ndelete from contessa;\ninsert into contessa (version) values ("
                + version
                + ");\ncommit;");
        script = script(version + 1);
      }
    }
  }

  /** The script that leads to this version; null if there is none. */
  private static @Nullable String script(int version) {
    try (InputStream in = PostgresSchema.class.getResourceAsStream(version + ".sql")) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
