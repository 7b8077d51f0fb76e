package contessa.server.journal;

import contessa.server.journal.sqlite.SqliteFile;
import java.sql.Connection;
import org.jspecify.annotations.Nullable;

/** Transactions of SQLite without a file to look after. */
final class PlainTransactions implements GroupCommit.Transactions {
  @Override
  public String begin() {
    return "begin immediate";
  }

  @Override
  public void check() {
    // Nobody removes the file.
  }

  @Override
  public boolean isFatal(Exception failure) {
    return SqliteFile.undoesAll(failure);
  }

  @Override
  public void failed(Throwable reason) {
    // Nothing is repaired.
  }

  @Override
  public @Nullable Connection reconnect() {
    return null;
  }
}
