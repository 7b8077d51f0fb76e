package contessa.server.journal;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.sqlite.SqliteFile;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The disk is full, fails or waits at any write: what is acknowledged is there. */
class FailingDiskTest {

  private static final int ROWS = 4;

  @TempDir Path folder;
  private int files;

  /** A new database with an empty table. */
  private Connection database() throws SQLException {
    files++;
    Connection connection = SqliteFile.source(folder.resolve(files + ".db")).getConnection();
    try (Statement statement = connection.createStatement()) {
      statement.execute("create table numbers (n integer primary key)");
    }
    return connection;
  }

  private static CompletableFuture<Integer> insert(GroupCommit commits, int number) {
    return commits.submit(sql -> sql.update("insert into numbers values (?)", number), true);
  }

  private List<Integer> numbers() throws SQLException {
    try (Connection fresh = SqliteFile.source(folder.resolve(files + ".db")).getConnection()) {
      return new Sql(fresh).list("select n from numbers order by n", row -> row.getInt(1));
    }
  }

  /** Each statement fails in turn; of a commit that fails nobody knows whether it is on disk. */
  @ParameterizedTest
  @CsvSource({
    "SQLITE_FULL, false",
    "SQLITE_IOERR_WRITE, false",
    "SQLITE_IOERR_FSYNC, false",
    "SQLITE_IOERR_FSYNC, true",
  })
  void whicheverWriteFailsNothingIsAcknowledgedFromThenOn(SQLiteErrorCode why, boolean written)
      throws SQLException {
    int acknowledged = 0;
    for (int failing = 1; acknowledged < ROWS; failing++) {
      acknowledged = writeUntil(failing, why, written);
      List<Integer> onDisk = numbers();
      assertThat(onDisk).hasSizeBetween(acknowledged, acknowledged + (written ? 1 : 0));
      assertThat(onDisk).isEqualTo(List.of(1, 2, 3, 4).subList(0, onDisk.size()));
    }
  }

  private int writeUntil(int failing, SQLiteErrorCode why, boolean written) throws SQLException {
    int acknowledged = 0;
    boolean failed = false;
    try (Connection real = database()) {
      Connection disk =
          FailingDisk.of(
              real,
              (number, sql, statement) -> {
                if (number == failing) {
                  if (written) {
                    statement.run();
                  }
                  throw new SQLiteException("planted", why);
                }
                statement.run();
              });
      GroupCommit commits = new GroupCommit(disk, new PlainTransactions());
      for (int number = 1; number <= ROWS; number++) {
        try {
          insert(commits, number).join();
          assertThat(failed).as("acknowledged after a failure").isFalse();
          acknowledged++;
        } catch (CompletionException e) {
          failed = true;
        }
      }
      commits.close();
      assertThat(commits.broken().isDone()).isEqualTo(failed);
    }
    return acknowledged;
  }

  @Test
  void nothingIsAcknowledgedWhileTheDiskWaits() throws Exception {
    CountDownLatch flushing = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    try (Connection real = database()) {
      List<String> commitsSeen = new ArrayList<>();
      Connection disk =
          FailingDisk.of(
              real,
              (_, sql, statement) -> {
                if (sql.equals("commit")) {
                  commitsSeen.add(sql);
                  flushing.countDown();
                  await(go);
                }
                statement.run();
              });
      GroupCommit commits = new GroupCommit(disk, new PlainTransactions());
      List<CompletableFuture<Integer>> rows = new ArrayList<>();
      rows.add(insert(commits, 1));
      flushing.await();
      for (int number = 2; number <= 50; number++) {
        rows.add(insert(commits, number));
      }
      assertThat(rows).noneMatch(CompletableFuture::isDone);
      assertThat(numbers()).isEmpty();
      go.countDown();
      assertThat(rows).allMatch(row -> row.join() == 1);
      commits.close();
      assertThat(commitsSeen).as("those that waited share a flush").hasSize(2);
    }
    assertThat(numbers()).hasSize(50);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
