package contessa.server.journal;

import static contessa.server.journal.Journal.AppendResult.STALE;
import static contessa.server.journal.Journal.AppendResult.WRITTEN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import contessa.server.journal.salvage.IntegrityCheck;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rows of a table are found whatever part of their places is written. */
class RowPlacesTest {

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("contessa.db");
  }

  private static JournalRow row(String table, long seq, boolean last) {
    return new JournalRow(table, seq, "p:" + seq, 17, last, "{\"n\":" + seq + "}");
  }

  private static List<JournalRow> rows(String table, int count) {
    return IntStream.rangeClosed(1, count).mapToObj(seq -> row(table, seq, false)).toList();
  }

  private static long number(Path file, String sql) throws SQLException {
    try (Connection connection = SqliteFile.source(file).getConnection()) {
      return Sql.first(connection, row -> row.getLong(1), sql).orElseThrow();
    }
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = SqliteFile.source(file()).getConnection()) {
      Sql.update(connection, sql);
    }
  }

  /** What a crash leaves: the file and its log, as they are while a server runs. */
  private Path afterACrash(int number) throws Exception {
    Path copy = folder.resolve("crashed" + number + ".db");
    Files.copy(file(), copy);
    Files.copy(folder.resolve("contessa.db-wal"), folder.resolve("crashed" + number + ".db-wal"));
    return copy;
  }

  @Test
  void everyRowIsFoundAfterACrashAtAnyPoint() throws Exception {
    Random random = new Random(5);
    int[] counts = new int[9];
    try (SqlJournal journal = SqliteFile.journal(file())) {
      for (int crash = 0; crash < 25; crash++) {
        for (int i = 0; i < 13; i++) {
          int table = random.nextInt(1 + random.nextInt(counts.length));
          assertThat(journal.append(row("t" + table, ++counts[table], false))).isEqualTo(WRITTEN);
        }
        Path crashed = afterACrash(crash);
        assertThat(IntegrityCheck.thorough(crashed).problems()).isEmpty();
        try (SqlJournal again = SqliteFile.journal(crashed)) {
          for (int table = 0; table < counts.length; table++) {
            List<JournalRow> expected = rows("t" + table, counts[table]);
            assertThat(journal.read("t" + table)).isEqualTo(expected);
            assertThat(again.read("t" + table)).isEqualTo(expected);
            assertThat(again.lastNumber("t" + table)).isEqualTo(counts[table]);
            assertThat(again.append(row("t" + table, counts[table] + 1L, false)))
                .isEqualTo(WRITTEN);
            assertThat(again.append(row("t" + table, counts[table] + 1L, false))).isEqualTo(STALE);
          }
        }
      }
    }
  }

  @Test
  void placesAreWrittenTogetherAndAllOfThemInTheEnd() throws Exception {
    try (SqlJournal journal = SqliteFile.journal(file())) {
      for (JournalRow row : rows("a", RowPlaces.TOGETHER - 1)) {
        journal.append(row);
      }
      assertThat(number(file(), "select count(*) from places")).isZero();
      journal.append(row("a", RowPlaces.TOGETHER, false));
      assertThat(number(file(), "select count(*) from places")).isEqualTo(1);
      journal.append(row("b", 1, false));
      journal.append(row("c", 1, true));
      assertThat(number(file(), "select count(*) from places where table_id = 'b'")).isZero();
      assertThat(number(file(), "select count(*) from places where table_id = 'c'")).isEqualTo(1);
    }
    assertThat(number(file(), "select count(*) from places")).isEqualTo(3);
    assertThat(number(file(), "select below from filed"))
        .isEqualTo(number(file(), "select max(id) + 1 from events"));
  }

  /** A start looks at the latest rows only, although an old table has not got many. */
  @Test
  void aTableThatIsSilentForLongDoesNotHoldUpAStart() throws Exception {
    try (SqlJournal journal = SqliteFile.journal(file())) {
      journal.append(row("silent", 1, false));
      journal.appendAll(rows("busy", RowPlaces.MOST_WAITING + 2_000));
      assertThat(number(file(), "select count(*) from places where table_id = 'silent'"))
          .isEqualTo(1);
      assertThat(number(file(), "select below from filed")).isGreaterThan(RowPlaces.MOST_WAITING);
      assertThat(journal.read("silent")).isEqualTo(rows("silent", 1));
    }
  }

  @Test
  void damagedPlacesAreFoundAndHarmOnlyTheirTable() throws Exception {
    try (SqlJournal journal = SqliteFile.journal(file())) {
      List<JournalRow> all = new ArrayList<>(rows("a", 20));
      all.addAll(rows("b", 20));
      all.forEach(journal::append);
    }
    execute("update places set ids = replace(ids, '5', '7') where table_id = 'a' and first = 1");
    try (SqlJournal journal = SqliteFile.journal(file())) {
      assertThatThrownBy(() -> journal.read("a")).isInstanceOf(JournalFailure.class);
      assertThat(journal.read("b")).isEqualTo(rows("b", 20));
    }
    assertThat(IntegrityCheck.thorough(file()).problems()).hasSize(1);
    execute("delete from places where table_id = 'b' and first > 21");
    assertThat(IntegrityCheck.thorough(file()).problems()).hasSize(2);
  }

  /** Nobody knows whose row it is, so no table may go on as if it were not there. */
  @Test
  void aLatestRowThatLostItsTableKeepsTheServerFromStarting() throws Exception {
    try (SqlJournal journal = SqliteFile.journal(file())) {
      rows("a", 3).forEach(journal::append);
      Path crashed = afterACrash(0);
      try (Connection connection = SqliteFile.source(crashed).getConnection()) {
        Sql.update(connection, "update events set table_id = 'q' where seq = 3");
      }
      assertThatThrownBy(() -> SqliteFile.journal(crashed)).isInstanceOf(JournalFailure.class);
      assertThat(IntegrityCheck.thorough(crashed).problems()).isNotEmpty();
    }
  }

  @Test
  void aNameThatNoTableCanHaveIsNoTrouble() {
    try (SqlJournal journal = SqliteFile.journal(file())) {
      assertThat(journal.read("a\"b\\c")).isEmpty();
    }
  }
}
