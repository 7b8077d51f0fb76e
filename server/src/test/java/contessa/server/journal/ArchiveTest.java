package contessa.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.journal.salvage.IntegrityCheck;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import java.sql.Connection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveTest {

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("contessa.db");
  }

  private static List<JournalRow> play(SqlJournal journal, String table, long closedAt) {
    List<JournalRow> rows =
        List.of(
            new JournalRow(table, 1, "p:1", 1, false, "{\"name\":\"Zoë\"}"),
            new JournalRow(table, 2, null, 2, false, "{\"reported\":true}"),
            new JournalRow(table, 3, "p:2", closedAt, closedAt > 0, "{}"));
    rows.forEach(journal::append);
    return rows;
  }

  @Test
  void aTableClosedLongAgoIsCompressedAndCanStillBeRead() {
    try (SqlJournal journal = SqliteFile.journal(file())) {
      final List<JournalRow> old = play(journal, "old", 100);
      final List<JournalRow> recent = play(journal, "recent", 300);
      final List<JournalRow> open = play(journal, "open", 0);
      assertThat(journal.archive().addClosedBefore(200)).isEqualTo(1);
      assertThat(journal.archive().addClosedBefore(200)).isZero();
      assertThat(journal.read("old")).isEqualTo(old);
      assertThat(journal.read("recent")).isEqualTo(recent);
      assertThat(journal.read("open")).isEqualTo(open);
      assertThat(journal.openTables()).containsExactly("open");
      assertThat(journal.tablesWith("\"reported\"")).containsExactly("old", "open", "recent");
      int rows =
          journal
              .database()
              .first("select count(*) from events", row -> row.getInt(1))
              .orElseThrow();
      assertThat(rows).isEqualTo(6);
    }
    assertThat(IntegrityCheck.thorough(file()).problems()).isEmpty();
  }

  @Test
  void damageInTheArchiveIsFound() throws Exception {
    try (SqlJournal journal = SqliteFile.journal(file())) {
      play(journal, "old", 100);
      journal.archive().addClosedBefore(200);
      try (Connection disk = SqliteFile.source(file()).getConnection()) {
        new Sql(disk).update("update archive set crc = crc + 1");
      }
      assertThatThrownBy(() -> journal.read("old")).isInstanceOf(JournalFailure.class);
    }
    assertThat(IntegrityCheck.thorough(file()).problems()).hasSize(1);
  }
}
