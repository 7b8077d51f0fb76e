package contessa.server.journal.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.journal.Journal.AppendResult;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqlJournal;
import contessa.table.state.JournalRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteJournalTest {

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("contessa.db");
  }

  private static JournalRow row(String table, long seq, String command) {
    return new JournalRow(table, seq, command, 17, false, "{\"n\":" + seq + "}");
  }

  @Test
  void rowsSurviveReopening() {
    List<JournalRow> rows = List.of(row("a", 1, "p:1"), row("a", 2, null), row("b", 1, "p:1"));
    try (SqlJournal journal = SqliteFile.journal(file())) {
      for (JournalRow row : rows) {
        assertThat(journal.append(row)).isEqualTo(AppendResult.WRITTEN);
      }
    }
    try (SqlJournal journal = SqliteFile.journal(file())) {
      assertThat(journal.read("a")).isEqualTo(rows.subList(0, 2));
      assertThat(journal.read("b")).isEqualTo(rows.subList(2, 3));
      assertThat(journal.read("c")).isEmpty();
      assertThat(journal.openTables()).containsExactly("a", "b");
      journal.append(new JournalRow("b", 2, null, 18, true, "{}"));
      assertThat(journal.openTables()).containsExactly("a");
    }
  }

  @Test
  void aTakenNumberIsStaleAndChangesNothing() {
    try (SqlJournal journal = SqliteFile.journal(file())) {
      journal.append(row("a", 1, "p:1"));
      assertThat(journal.append(row("a", 1, "p:2"))).isEqualTo(AppendResult.STALE);
      assertThat(journal.append(row("a", 2, "p:2"))).isEqualTo(AppendResult.WRITTEN);
      assertThat(journal.read("a")).containsExactly(row("a", 1, "p:1"), row("a", 2, "p:2"));
    }
  }

  @Test
  void rivalWritersLeaveOneRowForEachNumber() throws Exception {
    try (SqlJournal one = SqliteFile.journal(file());
        SqlJournal other = SqliteFile.journal(file());
        ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Integer>> written = new ArrayList<>();
      for (int writer = 0; writer < 8; writer++) {
        SqlJournal journal = writer % 2 == 0 ? one : other;
        String name = "w" + writer + ":";
        written.add(
            writers.submit(
                () -> {
                  int count = 0;
                  for (int seq = 1; seq <= 50; seq++) {
                    count +=
                        journal.append(row("a", seq, name + seq)) == AppendResult.WRITTEN ? 1 : 0;
                  }
                  return count;
                }));
      }
      int sum = 0;
      for (Future<Integer> count : written) {
        sum += count.get();
      }
      assertThat(sum).isEqualTo(50);
      assertThat(one.read("a")).hasSize(50);
    }
  }

  @Test
  void damageAndGapsAreFound() throws SQLException {
    try (SqlJournal journal = SqliteFile.journal(file())) {
      for (int seq = 1; seq <= 3; seq++) {
        journal.append(row("a", seq, null));
        journal.append(row("b", seq, null));
        journal.append(row("c", seq, null));
      }
      execute("update events set payload = '{\"n\":7}' where table_id = 'a' and seq = 2");
      execute("delete from events where table_id = 'b' and seq = 2");
      assertThatThrownBy(() -> journal.read("a")).isInstanceOf(JournalFailure.class);
      assertThatThrownBy(() -> journal.read("b")).isInstanceOf(JournalFailure.class);
      assertThat(journal.read("c")).hasSize(3);
    }
  }

  @Test
  void afterAFailedWriteNothingIsAcknowledged() throws SQLException {
    try (SqlJournal journal = SqliteFile.journal(file())) {
      journal.append(row("a", 1, null));
      execute("drop table events");
      assertThatThrownBy(() -> journal.append(row("a", 2, null)))
          .isInstanceOf(JournalFailure.class);
      assertThatThrownBy(() -> journal.append(row("b", 1, null)))
          .isInstanceOf(JournalFailure.class);
    }
  }

  @Test
  void aBackupTakenWhileOthersWriteHasAllThatWasAcknowledgedAndGoesOnElsewhere() throws Exception {
    Path copy = folder.resolve("copy.db");
    List<String> tables = List.of("a", "b", "c");
    try (SqlJournal journal = SqliteFile.journal(file())) {
      AtomicIntegerArray acknowledged = new AtomicIntegerArray(tables.size());
      List<Thread> writers = new ArrayList<>();
      for (int table = 0; table < tables.size(); table++) {
        int number = table;
        writers.add(
            Thread.ofVirtual()
                .start(() -> write(journal, tables.get(number), number, acknowledged)));
      }
      while (acknowledged.get(0) < 20) {
        LockSupport.parkNanos(1_000_000);
      }
      List<Integer> before = new ArrayList<>();
      for (int table = 0; table < tables.size(); table++) {
        before.add(acknowledged.get(table));
      }
      Backup.copy(file(), copy);
      for (Thread writer : writers) {
        writer.join();
      }
      try (SqlJournal restored = SqliteFile.journal(copy)) {
        for (int table = 0; table < tables.size(); table++) {
          String name = tables.get(table);
          List<JournalRow> rows = restored.read(name);
          assertThat(rows).hasSizeGreaterThanOrEqualTo(before.get(table));
          assertThat(journal.read(name).subList(0, rows.size())).isEqualTo(rows);
          assertThat(restored.append(row(name, rows.size() + 1L, "p:next")))
              .isEqualTo(AppendResult.WRITTEN);
        }
      }
      assertThatThrownBy(() -> Backup.copy(file(), copy)).isInstanceOf(JournalFailure.class);
    }
  }

  private static void write(
      SqlJournal journal, String table, int number, AtomicIntegerArray acknowledged) {
    for (int seq = 1; seq <= 150; seq++) {
      journal.append(row(table, seq, "p:" + seq));
      acknowledged.set(number, seq);
    }
  }

  @Test
  void aCommandIsFoundWhoeverHasWrittenIt() {
    try (SqlJournal journal = SqliteFile.journal(file());
        SqlJournal rival = SqliteFile.journal(file())) {
      for (int seq = 1; seq <= 100; seq++) {
        journal.append(row("a", seq, "p:" + seq));
      }
      assertThat(rival.append(row("a", 101, "p:new"))).isEqualTo(AppendResult.WRITTEN);
      assertThat(journal.append(row("a", 101, "p:101"))).isEqualTo(AppendResult.STALE);
      assertThat(journal.find("a", "p:7")).isEqualTo(row("a", 7, "p:7"));
      assertThat(journal.find("a", "p:new")).isEqualTo(row("a", 101, "p:new"));
      assertThat(journal.find("a", "p:101")).isNull();
      assertThat(journal.find("b", "p:7")).isNull();
    }
  }

  @Test
  void aJournalOfANewerVersionIsNotTouched() throws SQLException {
    SqliteFile.journal(file()).close();
    execute("pragma user_version = 99");
    assertThatThrownBy(() -> SqliteFile.journal(file())).isInstanceOf(JournalFailure.class);
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = SqliteFile.source(file()).getConnection();
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }
}
