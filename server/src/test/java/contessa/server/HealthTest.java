package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.Backup;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is wrong with the data while the server runs, an operator can see it. */
class HealthTest {

  private static final Duration LIMIT = Duration.ofHours(1);

  @TempDir Path folder;

  private Path data() {
    return folder.resolve("data");
  }

  private void damageRows(String which) throws SQLException {
    try (Connection connection = SqliteFile.source(Server.journal(data())).getConnection()) {
      assertThat(new Sql(connection).update("update events set crc = crc + 1 where " + which))
          .isPositive();
    }
  }

  @Test
  void aTableThatIsLeftOutIsSeen() throws Exception {
    String table;
    try (TestServer running = new TestServer(data());
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      table = guest.table(guest.cookie(), true, true)[0];
      assertThat(guest.get("/ready").body()).isEqualTo("ready\n");
    }
    damageRows("table_id = '" + table + "' and seq = 1");
    try (TestServer running = new TestServer(data());
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      assertThat(running.server.problems().join()).hasSize(1);
      assertThat(guest.get("/ready").statusCode()).isEqualTo(200);
      assertThat(guest.get("/ready").body())
          .startsWith("ready\n")
          .contains("warning: 1 table left out: unreadable", "warning: no backups")
          .doesNotContain(table);
      assertThat(running.server.context().metrics().text())
          .contains("contessa_tables_unreadable 1.0", "contessa_journal_problems 1.0");
      assertThat(AdminClient.order(data(), "list")).containsPattern(table + " +left out");
      assertThat(AdminClient.order(data(), "ready")).contains("warning: 1 table");
    }
  }

  @Test
  void aDamagedRowOfAClosedTableIsSeen() throws Exception {
    new TestServer(data()).close();
    try (SqlJournal journal = SqliteFile.journal(Server.journal(data()))) {
      journal.append(new JournalRow("old", 1, null, 17, true, "{}"));
    }
    damageRows("table_id = 'old'");
    try (TestServer running = new TestServer(data())) {
      assertThat(running.server.problems().join()).hasSize(1);
    }
  }

  @Test
  void noBackupReplacesAGoodOneWhileDamageIsKnown() {
    Path file = Server.journal(folder);
    try (SqlJournal journal = SqliteFile.journal(file)) {
      Settings settings = Settings.of(folder, Map.of(), Map.of());
      BackgroundCheck check = new BackgroundCheck();
      check.start(journal.database());
      assertThat(check.problems().join()).isEmpty();
      new Backups(settings, check, () -> false, LIMIT).makeIfDue();
      assertThat(Backup.in(folder.resolve("backups"))).isEmpty();
      new Backups(settings, check, () -> true, LIMIT).makeIfDue();
      assertThat(Backup.in(folder.resolve("backups"))).hasSize(1);
    }
  }

  /** A copy on the same disk does not outlive the disk. */
  @Test
  void aCopyElsewhereThatFailsIsSeen() throws Exception {
    Path command =
        Files.writeString(folder.resolve("copy"), "#!/bin/sh\n[ ! -e $0.off ] && cp $1 $0.d\n");
    command.toFile().setExecutable(true);
    Path file = Server.journal(folder);
    try (SqlJournal journal = SqliteFile.journal(file)) {
      Settings settings =
          Settings.of(folder, Map.of("backup-command", command.toString()), Map.of());
      BackgroundCheck check = new BackgroundCheck();
      check.start(journal.database());
      check.problems().join();
      Backups backups = new Backups(settings, check, () -> true, LIMIT);
      backups.makeIfDue();
      backups.copyElsewhere();
      assertThat(backups.warning()).isEmpty();
      assertThat(folder.resolve("copy.d"))
          .hasSameBinaryContentAs(Backup.in(folder.resolve("backups")).getFirst());
      Files.delete(Backup.in(folder.resolve("backups")).getFirst());
      Files.createFile(folder.resolve("copy.off"));
      backups.makeIfDue();
      backups.copyElsewhere();
      assertThat(backups.warning()).contains("backup-command failed");
      assertThat(backups.hasNoCopy()).isTrue();
      Files.delete(folder.resolve("copy.off"));
      backups.copyElsewhere();
      assertThat(backups.warning()).as("tried again without another backup").isEmpty();
    }
  }

  /** A network that takes nothing must not hold up the rest. */
  @Test
  void aCopyElsewhereThatHangsIsEnded() throws Exception {
    Path command =
        Files.writeString(
            folder.resolve("copy"), "#!/bin/sh\necho $$ >$0.pid\nsleep 100000 & wait\n");
    command.toFile().setExecutable(true);
    try (SqlJournal journal = SqliteFile.journal(Server.journal(folder))) {
      Settings settings =
          Settings.of(folder, Map.of("backup-command", command.toString()), Map.of());
      BackgroundCheck check = new BackgroundCheck();
      check.start(journal.database());
      check.problems().join();
      Backups backups = new Backups(settings, check, () -> true, Duration.ofSeconds(2));
      backups.makeIfDue();
      backups.copyElsewhere();
      assertThat(backups.warning()).contains("backup-command failed");
      long pid = Long.parseLong(Files.readString(folder.resolve("copy.pid")).strip());
      ProcessHandle.of(pid).ifPresent(process -> process.onExit().join());
    }
  }

  /** The check at the start was long ago. */
  @Test
  void aBackupOfARottenRowDoesNotReplaceAGoodOne() throws Exception {
    new TestServer(data()).close();
    try (SqlJournal journal = SqliteFile.journal(Server.journal(data()))) {
      journal.append(new JournalRow("old", 1, null, 17, true, "{}"));
      Settings settings = Settings.of(data(), Map.of("backups", "1"), Map.of());
      BackgroundCheck check = new BackgroundCheck();
      check.start(journal.database());
      assertThat(check.problems().join()).isEmpty();
      Path good =
          Backup.rotate(
              Server.journal(data()),
              data().resolve("backups"),
              1,
              Instant.parse("2026-01-01T00:00:00Z"),
              _ -> {});
      damageRows("table_id = 'old'");
      Backups backups = new Backups(settings, check, () -> check.count() == 0, LIMIT);
      assertThatThrownBy(backups::makeIfDue).hasMessageContaining("the older ones are kept");
      assertThat(Backup.in(data().resolve("backups"))).containsExactly(good);
      assertThat(check.count()).isEqualTo(1);
      assertThat(backups.warning()).isEqualTo("the latest backup is too old; see the log");
    }
  }
}
