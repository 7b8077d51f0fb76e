package contessa.server.journal.sqlite;

import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.PrivateFiles;
import contessa.server.journal.SqlJournal;
import java.nio.file.Path;
import org.sqlite.SQLiteDataSource;

/** Opens a server's data in one file of SQLite. */
public final class SqliteFile {

  private SqliteFile() {}

  /**
   * Opens the file, creates it or brings it up to date.
   *
   * @throws JournalFailure if that fails, or a newer version of this program wrote it
   */
  public static Database open(Path file) {
    return new Database(SqliteEngine.open(file));
  }

  public static SqlJournal journal(Path file) {
    return new SqlJournal(open(file));
  }

  /** Connections to this file, each as careful as the writer's own. */
  public static SQLiteDataSource source(Path file) {
    return SqliteEngine.source(file);
  }

  /** The marker file that asks the next start for a repair. */
  public static Path repairMark(Path file) {
    return file.resolveSibling("damaged");
  }

  static void requestRepair(Path file) {
    PrivateFiles.create(repairMark(file));
  }
}
