package contessa.server.journal.salvage;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IntegrityCheckTest {

  @TempDir Path folder;

  /** A file that is closed as soon as the tables have been counted. */
  private static final class ClosingFile extends Database {
    private final Database file;

    ClosingFile(Path path, Connection writing) {
      super(writing);
      file = SqliteFile.open(path);
    }

    @Override
    protected <T> T readOnly(Sql.Work<T> work) {
      T counts = file.read(work);
      file.close();
      return counts;
    }

    @Override
    protected String contains(String column) {
      return "";
    }

    @Override
    public boolean isRemote() {
      return false;
    }

    @Override
    protected void disconnect() throws SQLException {
      file.close();
    }

    @Override
    public String begin() {
      return "begin";
    }

    @Override
    public boolean isFatal(Exception failure) {
      return false;
    }
  }

  @Test
  void aFileThatIsClosedMeanwhileIsNotDamaged() throws Exception {
    Path path = folder.resolve("contessa.db");
    try (SqlJournal journal = SqliteFile.journal(path)) {
      journal.append(new JournalRow("a", 1, null, 5, false, "{}"));
    }
    try (Connection connection = SqliteFile.source(path).getConnection();
        Database closing = new ClosingFile(path, connection)) {
      assertThatThrownBy(() -> IntegrityCheck.rows(closing))
          .isInstanceOf(JournalFailure.class)
          .hasMessage("the file is closed");
    }
  }
}
