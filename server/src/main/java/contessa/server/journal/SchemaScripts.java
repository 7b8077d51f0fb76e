package contessa.server.journal;

import module java.base;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Schema migrations: the scripts {@code 1.sql}, {@code 2.sql} and so on next to a class each bring
 * older data one version further.
 */
public record SchemaScripts(Class<?> nextTo) {

  private static final Logger LOG = LoggerFactory.getLogger(SchemaScripts.class);

  /**
   * Runs the scripts that are still to be run, each in a transaction.
   *
   * @param version of the data so far
   * @param what has the data, for the message
   * @param transaction its text, with places for the script and for the new version
   * @throws JournalFailure if a newer version of this program wrote the data
   */
  public void run(Connection connection, int version, String what, String transaction)
      throws SQLException {
    if (version > 0 && script(version) == null) {
      throw new JournalFailure(what + " was written by a newer version of this program", null);
    }
    try (Statement statement = connection.createStatement()) {
      int next = version + 1;
      for (String script = script(next); script != null; script = script(next)) {
        statement.executeUpdate(transaction.formatted(script, next));
        next++;
      }
      if (version > 0 && next > version + 1) {
        LOG.info("Migrated {} from version {} to {}", what, version, next - 1);
      }
    }
  }

  /** The script that leads to this version; null if there is none. */
  private @Nullable String script(int version) {
    try (InputStream in = nextTo.getResourceAsStream(version + ".sql")) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
