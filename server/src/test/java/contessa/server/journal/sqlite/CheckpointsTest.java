package contessa.server.journal.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.Sql;
import java.sql.Connection;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The log is moved to the file while others write, and then begins again. */
class CheckpointsTest {

  @TempDir Path folder;

  /** SQLite counts in the head of the log how often it has begun again. */
  private int beginnings() throws IOException {
    try (FileChannel log = FileChannel.open(folder.resolve("a.db-wal"))) {
      ByteBuffer number = ByteBuffer.allocate(4);
      log.read(number, 12);
      return number.getInt(0);
    }
  }

  @Test
  void theLogBeginsAgainAndNothingIsLost() throws Exception {
    var source = SqliteFile.source(folder.resolve("a.db"));
    try (Connection writer = source.getConnection();
        Checkpoints checkpoints = new Checkpoints(source, 30);
        Statement statement = writer.createStatement()) {
      statement.execute("pragma wal_autocheckpoint = 0");
      statement.execute("create table numbers (n integer primary key)");
      int first = beginnings();
      int rows = 0;
      while (beginnings() < first + 3) {
        statement.execute("insert into numbers values (" + rows + ")");
        rows++;
        checkpoints.committed(writer, 1);
      }
      int found =
          new Sql(writer).first("select count(*) from numbers", row -> row.getInt(1)).orElseThrow();
      assertThat(found).isEqualTo(rows).isGreaterThan(30);
    }
  }
}
