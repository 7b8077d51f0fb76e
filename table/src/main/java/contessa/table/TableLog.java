package contessa.table;

import contessa.table.state.JournalRow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The append-only log of one table's rows: a port that its host implements. */
public interface TableLog {

  /** Writes a row; false if its number is taken, as optimistic concurrency has it. */
  boolean append(JournalRow row);

  List<JournalRow> read();

  @Nullable JournalRow find(String command);

  /** Whether another process has written rows after this number. */
  boolean hasMoreThan(long seq);
}
