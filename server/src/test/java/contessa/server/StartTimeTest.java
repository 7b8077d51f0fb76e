package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.journal.Journal;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.salvage.IntegrityCheck;
import contessa.server.journal.salvage.Repair;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import contessa.testkit.TestScale;
import java.sql.Connection;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A start reads only what is open; the rest of the file is checked while the server runs. */
@Tag("soak")
class StartTimeTest {

  private static final int ROWS_OF_A_TABLE = 100;
  private static final int OLD_ROWS = TestScale.of(20_000, 1_000_000);
  private static final int STARTS = 7;

  /** Between starts of the same speed there is noise; a start that reads all is far slower. */
  private static final double MOST_TIMES_SLOWER = 3;

  @TempDir Path folder;

  private static TestServer start(Path data) throws Server.CannotStart {
    return new TestServer(data, "backup-hours", "0", "archive-days", "100000");
  }

  /** Closed tables, by SQL alone: a million rows one by one would take minutes. */
  private static void fill(Path data, int rows) throws Exception {
    start(data).close();
    Path file = Server.journal(data);
    try (Connection connection = SqliteFile.source(file).getConnection()) {
      String numbers = "with recursive n(i) as (select 0 union all select i + 1 from n limit ?) ";
      new Sql(connection)
          .update(
              numbers
                  + "insert into events (table_id, seq, command_id, at, last, crc, payload)"
                  + " select 'old' || (i / 100), i % 100 + 1, 'p:' || i, 17, i % 100 = 99, 0,"
                  + " printf('%.300c', 'x') from n",
              rows);
      new Sql(connection)
          .update(
              numbers + "insert into tables (table_id, closed) select 'old' || i, 17 from n",
              rows / ROWS_OF_A_TABLE);
      new Sql(connection).list("pragma wal_checkpoint(truncate)", row -> row.getInt(1));
    }
  }

  /** A few closed tables, with checksums. */
  private void play() {
    Path file = Server.journal(folder);
    try (SqlJournal journal = SqliteFile.journal(file)) {
      for (int i = 0; i < 600; i++) {
        int seq = 1 + i % 20;
        String command = "player" + i + ":" + i;
        journal.append(new JournalRow("t" + i / 20, seq, command, 17, seq == 20, "x".repeat(300)));
      }
    }
  }

  /** The fastest start of each: what else runs on the machine only makes some of them slower. */
  private static long[] fastestNanos(Path... folders) throws Exception {
    long[] fastest = new long[folders.length];
    Arrays.fill(fastest, Long.MAX_VALUE);
    for (int i = 0; i < STARTS * folders.length; i++) {
      int which = i % folders.length;
      long begun = System.nanoTime();
      try (TestServer running = start(folders[which])) {
        fastest[which] = Math.min(fastest[which], System.nanoTime() - begun);
        running.server.problems().join(); // it would take time from the next start
      }
    }
    return fastest;
  }

  @Test
  void manyOldRowsDoNotDelayAStart() throws Exception {
    Path none = folder.resolve("none");
    Path many = folder.resolve("many");
    start(none).close();
    fill(many, OLD_ROWS);
    fastestNanos(none); // warms up
    long[] fastest = fastestNanos(none, many);
    long without = fastest[0];
    long with = fastest[1];
    System.out.printf(
        "start: %d ms without, %d ms with %,d old rows (%d MB)%n",
        without / 1_000_000, with / 1_000_000, OLD_ROWS, Files.size(Server.journal(many)) >> 20);
    assertThat((double) with / without).isLessThan(MOST_TIMES_SLOWER);
  }

  /** Loses all leaf pages of a table or index. */
  private static void zero(Path file, String owner) throws Exception {
    List<Integer> pages;
    int size;
    try (Connection connection = SqliteFile.source(file).getConnection()) {
      pages =
          new Sql(connection)
              .list(
                  "select pageno from dbstat where name = ? and pagetype = 'leaf'",
                  row -> row.getInt(1),
                  owner);
      size = new Sql(connection).first("pragma page_size", row -> row.getInt(1)).orElseThrow();
    }
    assertThat(pages).isNotEmpty();
    try (RandomAccessFile disk = new RandomAccessFile(file.toFile(), "rw")) {
      for (int page : pages) {
        disk.seek((page - 1L) * size);
        disk.write(new byte[size]);
      }
    }
  }

  @Test
  void damageInOldRowsIsReportedAfterTheStart() throws Exception {
    play();
    zero(Server.journal(folder), "events");
    try (TestServer running = start(folder);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      assertThat(guest.get("/ready").statusCode()).isEqualTo(200);
      assertThat(running.server.problems().join()).isNotEmpty();
      assertThat(guest.get("/metrics").body()).doesNotContain("contessa_journal_problems 0.0");
    }
  }

  @Test
  void aDamagedIndexIsRepairedByTheNextStart() throws Exception {
    play();
    zero(Server.journal(folder), "tables_closed");
    try (TestServer running = start(folder)) {
      assertThat(running.server.problems().join()).isNotEmpty();
    }
    try (TestServer running = start(folder)) {
      assertThat(running.server.problems().join()).isEmpty();
    }
  }

  /** A server that ended because it hit damage must not come back only to hit it again. */
  @Test
  void aServerThatEndedByDamageIsRepairedBeforeItServes() throws Exception {
    play();
    Path file = Server.journal(folder);
    zero(file, "events_key");
    JournalRow row = new JournalRow("new", 1, "p:1", 17, false, "{}");
    try (SqlJournal journal = SqliteFile.journal(file)) {
      assertThatThrownBy(() -> journal.append(row)).isInstanceOf(JournalFailure.class);
    }
    assertThat(folder.resolve("damaged")).exists();
    try (SqlJournal journal = Repair.open(file)) {
      assertThat(journal.append(row)).isEqualTo(Journal.AppendResult.WRITTEN);
    }
    assertThat(folder.resolve("damaged")).doesNotExist();
    assertThat(IntegrityCheck.thorough(file))
        .isEqualTo(new IntegrityCheck.Report(31, 601, List.of()));
  }
}
