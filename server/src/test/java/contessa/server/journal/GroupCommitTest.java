package contessa.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.journal.sqlite.SqliteFile;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GroupCommitTest {

  @TempDir Path folder;

  private Connection connection;
  private GroupCommit commits;

  @BeforeEach
  void open() throws SQLException {
    connection = SqliteFile.source(folder.resolve("test.db")).getConnection();
    try (Statement statement = connection.createStatement()) {
      statement.execute("create table numbers (n integer primary key)");
    }
    commits = new GroupCommit(connection, new PlainTransactions());
  }

  @AfterEach
  void close() throws SQLException {
    commits.close();
    connection.close();
  }

  private CompletableFuture<Integer> insert(int number, boolean isRow) {
    return commits.submit(sql -> sql.update("insert into numbers values (?)", number), isRow);
  }

  private List<Integer> numbers() throws SQLException {
    return new Sql(connection).list("select n from numbers order by n", row -> row.getInt(1));
  }

  @Test
  void closingWritesEverythingThatWaits() throws Exception {
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    var first =
        commits.submit(
            _ -> {
              busy.countDown();
              try {
                go.await();
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
              return 1;
            },
            false);
    busy.await();
    List<CompletableFuture<Integer>> waiting = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      waiting.add(insert(i, i % 2 == 0));
    }
    Thread closing = Thread.ofVirtual().start(commits::close);
    while (closing.getState() != Thread.State.WAITING) {
      LockSupport.parkNanos(1_000_000);
    }
    go.countDown();
    closing.join();
    assertThat(first.join()).isEqualTo(1);
    assertThat(waiting).allMatch(one -> one.join() == 1);
    assertThat(numbers()).hasSize(10);
    assertThatThrownBy(() -> insert(99, true).join())
        .isInstanceOf(CompletionException.class)
        .hasMessageContaining("closed");
  }

  @Test
  void aChangeThatFailsIsUndoneAlone() throws Exception {
    insert(1, true).join();
    CompletableFuture<Integer> half =
        commits.submit(
            sql -> {
              sql.update("insert into numbers values (2)");
              return sql.update("insert into numbers values (1)");
            },
            false);
    assertThatThrownBy(half::join).isInstanceOf(CompletionException.class);
    insert(3, true).join();
    assertThat(numbers()).containsExactly(1, 3);
    assertThat(commits.broken()).isNotDone();
  }

  @Test
  void aJournalRowThatFailsEndsAllWriting() throws Exception {
    insert(1, true).join();
    assertThatThrownBy(() -> insert(1, true).join()).isInstanceOf(CompletionException.class);
    assertThatThrownBy(() -> insert(2, false).join()).isInstanceOf(CompletionException.class);
    assertThat(commits.broken().join()).isInstanceOf(SQLException.class);
    assertThatThrownBy(commits::outages).isInstanceOf(JournalFailure.class);
  }
}
