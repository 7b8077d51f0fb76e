package contessa.server.journal.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.Journal.AppendResult;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.salvage.IntegrityCheck;
import contessa.table.state.JournalRow;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The journal in PostgreSQL keeps the promises of the one in a file. */
@Tag("slow")
class PostgresJournalTest {

  private final String address = TestPostgres.freshAddress();

  private SqlJournal journal() {
    return new SqlJournal(PostgresDatabase.connect(address, false));
  }

  private static JournalRow row(String table, long seq, String command) {
    return new JournalRow(table, seq, command, 17, false, "{\"n\":\"Zoë " + seq + "\"}");
  }

  @Test
  void rowsSurviveReopening() {
    List<JournalRow> rows = List.of(row("a", 1, "p:1"), row("a", 2, null), row("b", 1, "p:1"));
    try (SqlJournal journal = journal()) {
      for (JournalRow row : rows) {
        assertThat(journal.append(row)).isEqualTo(AppendResult.WRITTEN);
      }
    }
    try (SqlJournal journal = journal()) {
      assertThat(journal.read("a")).isEqualTo(rows.subList(0, 2));
      assertThat(journal.read("b")).isEqualTo(rows.subList(2, 3));
      assertThat(journal.read("c")).isEmpty();
      assertThat(journal.find("a", "p:1")).isEqualTo(rows.getFirst());
      assertThat(journal.find("a", "p:2")).isNull();
      assertThat(journal.tablesWith("Zoë 2")).containsExactly("a");
      assertThat(journal.openTables()).containsExactly("a", "b");
      journal.append(new JournalRow("b", 2, null, 18, true, "{}"));
      assertThat(journal.openTables()).containsExactly("a");
      assertThat(journal.isClosed("b")).isTrue();
    }
  }

  @Test
  void aTakenNumberIsStaleAndChangesNothing() {
    try (SqlJournal journal = journal()) {
      journal.append(row("a", 1, "p:1"));
      assertThat(journal.append(row("a", 1, "p:2"))).isEqualTo(AppendResult.STALE);
      assertThat(journal.append(row("a", 2, "p:2"))).isEqualTo(AppendResult.WRITTEN);
      assertThat(journal.read("a")).containsExactly(row("a", 1, "p:1"), row("a", 2, "p:2"));
    }
  }

  @Test
  void aClosedTableIsCompressedAndCanBeReadAndChanged() {
    try (SqlJournal journal = journal()) {
      journal.append(row("a", 1, "p:1"));
      journal.append(new JournalRow("a", 2, null, 100, true, "{\"reported\":true}"));
      assertThat(journal.archive().addClosedBefore(200)).isEqualTo(1);
      assertThat(journal.read("a")).hasSize(2).contains(row("a", 1, "p:1"));
      assertThat(journal.tablesWith("reported")).containsExactly("a");
      JournalRow changed = new JournalRow("a", 1, "p:1", 17, false, "{}");
      journal.rewrite("a", List.of(changed));
      assertThat(journal.read("a")).contains(changed);
    }
  }

  @Test
  void damageAndGapsAreFound() {
    try (SqlJournal journal = journal()) {
      for (int seq = 1; seq <= 3; seq++) {
        journal.append(row("a", seq, null));
        journal.append(row("b", seq, null));
      }
      TestPostgres.execute(address, "update events set payload = '{}' where table_id = 'a'");
      TestPostgres.execute(address, "delete from events where table_id = 'b' and seq = 2");
      assertThatThrownBy(() -> journal.read("a")).isInstanceOf(JournalFailure.class);
      assertThatThrownBy(() -> journal.read("b")).isInstanceOf(JournalFailure.class);
    }
  }

  /** Searching all rows for open tables is for a damaged file, not for a database in trouble. */
  @Test
  void aListThatCannotBeReadIsAFailure() throws Exception {
    try (SqlJournal journal = journal();
        Connection other = DriverManager.getConnection(address);
        Statement statement = other.createStatement()) {
      journal.append(row("a", 1, null));
      statement.execute("alter table tables rename to hidden");
      assertThatThrownBy(journal::openTables).isInstanceOf(JournalFailure.class);
      statement.execute("alter table hidden rename to tables");
      assertThat(journal.openTables()).containsExactly("a");
    }
  }

  @Test
  void aLostConnectionIsReplaced() throws Exception {
    try (SqlJournal journal = journal()) {
      CountDownLatch back = new CountDownLatch(1);
      journal.database().whenBack(back::countDown);
      journal.append(row("a", 1, null));
      TestPostgres.cutConnections(address);
      assertThatThrownBy(() -> journal.append(row("a", 2, null)))
          .isInstanceOf(JournalFailure.class);
      back.await();
      assertThat(journal.broken()).isNotDone();
      assertThat(journal.outages()).isEqualTo(1);
      assertThat(journal.append(row("a", 2, null))).isEqualTo(AppendResult.WRITTEN);
      assertThat(journal.read("a")).hasSize(2);
      assertThatThrownBy(this::journal).hasMessage("another server uses the database");
    }
  }

  @Test
  void anIdleJournalNoticesThatItsConnectionIsLost() throws Exception {
    try (SqlJournal journal = journal()) {
      CountDownLatch back = new CountDownLatch(1);
      journal.database().whenBack(back::countDown);
      assertThat(journal.outages()).isZero();
      TestPostgres.cutConnections(address);
      journal.database().lookAfter();
      back.await();
      assertThat(journal.outages()).isEqualTo(1);
      assertThat(journal.append(row("a", 1, null))).isEqualTo(AppendResult.WRITTEN);
    }
  }

  @Test
  void aServerThatLostItsPlaceToAnotherEnds() throws Exception {
    try (TcpDetour detour = TestPostgres.detour();
        SqlJournal journal =
            new SqlJournal(PostgresDatabase.connect(TestPostgres.by(detour, address), false))) {
      detour.cut();
      assertThatThrownBy(() -> journal.append(row("a", 1, null)))
          .isInstanceOf(JournalFailure.class);
      try (SqlJournal other = journal()) {
        detour.restore();
        assertThat(journal.broken().get(1, TimeUnit.MINUTES))
            .hasMessage("another server uses the database");
        assertThat(other.append(row("a", 1, null))).isEqualTo(AppendResult.WRITTEN);
      }
    }
  }

  @Test
  void nodesOfAClusterShareItButNoOtherServerMay() {
    try (SqlJournal one = new SqlJournal(PostgresDatabase.connect(address, true));
        SqlJournal two = new SqlJournal(PostgresDatabase.connect(address, true))) {
      assertThat(one.append(row("a", 1, "p:1"))).isEqualTo(AppendResult.WRITTEN);
      assertThat(two.append(row("a", 1, "p:2"))).isEqualTo(AppendResult.STALE);
      assertThatThrownBy(this::journal).hasMessage("another server uses the database");
    }
  }

  @Test
  void aFailedChangeIsUndoneAlone() {
    try (SqlJournal journal = journal()) {
      Database database = journal.database();
      assertThatThrownBy(
              () ->
                  database.write(
                      sql -> {
                        sql.update("insert into probe (id, at) values (1, 1)");
                        return sql.update("insert into nowhere values (1)");
                      }))
          .isInstanceOf(JournalFailure.class);
      int probes = database.first("select count(*) from probe", row -> row.getInt(1)).orElseThrow();
      assertThat(probes).isZero();
      assertThat(journal.append(row("a", 1, null))).isEqualTo(AppendResult.WRITTEN);
    }
  }

  @Test
  void oneServerAtATimeUsesIt() {
    try (SqlJournal journal = journal()) {
      assertThatThrownBy(this::journal)
          .isInstanceOf(JournalFailure.class)
          .hasMessage("another server uses the database");
      assertThat(journal.append(row("a", 1, null))).isEqualTo(AppendResult.WRITTEN);
    }
  }

  @Test
  void theNextServerMayStartAtOnce() {
    for (int i = 0; i < 30; i++) {
      journal().close();
    }
  }

  @Test
  void aDatabaseOfANewerVersionIsNotTouched() {
    journal().close();
    TestPostgres.execute(address, "update contessa set version = 99");
    assertThatThrownBy(this::journal)
        .isInstanceOf(JournalFailure.class)
        .hasMessageContaining("newer version");
  }

  @Test
  void aDatabaseThatGoesAwayDuringACheckIsNotDamaged() throws Exception {
    try (SqlJournal journal = journal()) {
      journal.append(row("a", 1, null));
    }
    String waiting =
        "from pg_stat_activity where wait_event_type = 'Lock' and query like '%from archive%'";
    try (Connection connection = DriverManager.getConnection(address)) {
      Sql sql = new Sql(connection);
      connection.setAutoCommit(false);
      sql.update("lock table archive");
      CompletableFuture<?> check =
          CompletableFuture.supplyAsync(() -> IntegrityCheck.thorough(address));
      while (TestPostgres.texts(address, "select pid " + waiting).isEmpty()) {
        LockSupport.parkNanos(1_000_000);
      }
      TestPostgres.execute(address, "select pg_terminate_backend(pid) " + waiting);
      assertThatThrownBy(check::join)
          .hasRootCauseInstanceOf(SQLException.class)
          .cause()
          .isInstanceOf(JournalFailure.class)
          .hasMessageStartingWith("cannot use the database: FATAL: terminating connection");
    }
  }

  @Test
  void noMessageHasThePassword() {
    String address = "jdbc:postgresql://127.0.0.1:1/contessa?user=contessa&password=p%w&d+1";
    assertThatThrownBy(() -> PostgresDatabase.connect(address, false))
        .isInstanceOf(JournalFailure.class)
        .hasMessage("cannot use the database: its address cannot be read")
        .hasNoCause();
    assertThatThrownBy(() -> IntegrityCheck.thorough(address))
        .isInstanceOf(JournalFailure.class)
        .hasMessageNotContainingAny("p%w", "d+1")
        .hasNoCause();
  }

  @Test
  void anUnreachableDatabaseIsReportedWithoutItsPassword() {
    String nowhere = "jdbc:postgresql://127.0.0.1:1/x?user=ana&password=s3cret";
    assertThatThrownBy(() -> PostgresDatabase.connect(nowhere, false))
        .isInstanceOf(JournalFailure.class)
        .hasMessageStartingWith("cannot use the database: ")
        .message()
        .doesNotContain("s3cret");
  }
}
