package contessa.server.journal;

import contessa.server.journal.sqlite.SqliteFile;

/** Transactions of SQLite without a file to look after. */
final class PlainTransactions implements GroupCommit.Transactions {
  @Override
  public String begin() {
    return "begin immediate";
  }

  @Override
  public boolean isFatal(Exception failure) {
    return SqliteFile.undoesAll(failure);
  }
}
