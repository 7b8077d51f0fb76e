package contessa.server.journal.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import contessa.server.journal.Checksum;
import contessa.server.journal.Journal;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.SchemaScripts;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.table.state.JournalRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** Files of every earlier version are brought up to date, and newer ones are left alone. */
class SchemaTest {

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("contessa.db");
  }

  private void execute(String script) throws SQLException {
    try (Connection connection = SqliteFile.source(file()).getConnection();
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(script);
    }
  }

  private int number(String sql) throws SQLException {
    try (Connection connection = SqliteFile.source(file()).getConnection()) {
      return new Sql(connection).first(sql, row -> row.getInt(1)).orElseThrow();
    }
  }

  private static String resource(String name) throws Exception {
    try (InputStream in = SchemaTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The dump of a file that version 0.1 made with Flyway. */
  @Test
  void aFileWithFlywaysHistoryIsOpenedAndKeepsItsRows() throws Exception {
    execute(resource("/contessa/server/journals/flyway-4.sql"));
    for (int start = 0; start < 2; start++) {
      try (SqlJournal journal = SqliteFile.journal(file())) {
        assertThat(journal.openTables()).containsExactly("t-open");
        assertThat(journal.read("t-open")).hasSize(1);
        assertThat(journal.read("t-closed")).hasSize(2);
      }
      assertThat(number("pragma user_version")).isGreaterThanOrEqualTo(5);
      assertThat(number("select count(*) from sqlite_master where name like 'flyway%'")).isZero();
      assertThat(number("select count(*) from sessions where id <> '' and seen > opened"))
          .isEqualTo(1);
    }
  }

  private static int newest() {
    int version = 0;
    while (SchemaTest.class.getResource(
            "/contessa/server/journal/sqlite/%d.sql".formatted(version + 1))
        != null) {
      version++;
    }
    return version;
  }

  @Test
  void everyEarlierVersionIsBroughtUpToDate() throws Exception {
    int newest = newest();
    for (int version = 1; version < newest; version++) {
      Path old = folder.resolve(version + ".db");
      try (Connection connection = SqliteFile.source(old).getConnection();
          Statement statement = connection.createStatement()) {
        for (int step = 1; step <= version; step++) {
          statement.executeUpdate(resource("/contessa/server/journal/sqlite/" + step + ".sql"));
          if (step == 1) {
            insert(connection, new JournalRow("a", 1, "p:1", 17, false, "{}"));
            insert(connection, new JournalRow("b", 1, null, 18, false, "{}"));
            insert(connection, new JournalRow("a", 2, null, 19, false, "{}"));
          }
        }
        statement.execute("pragma user_version = " + version);
      }
      ListAppender<ILoggingEvent> log = new ListAppender<>();
      Logger logger = (Logger) LoggerFactory.getLogger(SchemaScripts.class);
      log.start();
      logger.addAppender(log);
      logger.setLevel(Level.INFO);
      try (SqlJournal journal = SqliteFile.journal(old)) {
        logger.detachAppender(log);
        logger.setLevel(null);
        assertThat(log.list)
            .extracting(ILoggingEvent::getFormattedMessage)
            .containsExactly("Migrated " + old + " from version " + version + " to " + newest);
        assertThat(journal.openTables()).containsExactly("a", "b");
        assertThat(journal.append(new JournalRow("a", 2, null, 20, false, "{}")))
            .isEqualTo(Journal.AppendResult.STALE);
        assertThat(journal.append(new JournalRow("a", 3, "p:3", 20, false, "{}")))
            .isEqualTo(Journal.AppendResult.WRITTEN);
        assertThat(journal.read("a")).extracting(JournalRow::at).containsExactly(17L, 19L, 20L);
        assertThat(journal.find("a", "p:1")).isNotNull();
        assertThat(journal.read("b")).hasSize(1);
      }
    }
  }

  private static void insert(Connection connection, JournalRow row) throws SQLException {
    new Sql(connection)
        .update(
            "insert into events (table_id, seq, command_id, at, last, crc, payload)"
                + " values (?, ?, ?, ?, ?, ?, ?)",
            row.table(),
            row.seq(),
            row.command(),
            row.at(),
            row.last(),
            Checksum.of(row),
            row.payload());
  }

  @Test
  void anUpgradeThatFailedHalfwayIsNotContinued() throws Exception {
    execute(resource("/contessa/server/journals/flyway-4.sql"));
    execute("update flyway_schema_history set success = 0 where version = '4'");
    assertThatThrownBy(() -> SqliteFile.open(file()))
        .isInstanceOf(JournalFailure.class)
        .hasMessageContaining("failed halfway");
  }

  @Test
  void aFileOfANewerVersionIsNotTouched() throws SQLException {
    SqliteFile.open(file()).close();
    execute("pragma user_version = 99");
    assertThatThrownBy(() -> SqliteFile.open(file()))
        .isInstanceOf(JournalFailure.class)
        .hasMessageContaining("newer version");
    assertThat(number("pragma user_version")).isEqualTo(99);
  }
}
