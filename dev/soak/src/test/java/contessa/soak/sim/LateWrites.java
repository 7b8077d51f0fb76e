package contessa.soak.sim;

import contessa.server.journal.Journal;
import contessa.table.state.JournalRow;
import org.jspecify.annotations.Nullable;

/** Says that a row is written, and writes it with the next one. */
final class LateWrites extends FaultyJournal {

  private @Nullable JournalRow waiting;

  LateWrites(Journal disk) {
    super(disk, 1);
  }

  @Override
  AppendResult wrong(JournalRow row) {
    JournalRow before = waiting;
    waiting = row;
    if (before != null) {
      disk.append(before);
    }
    return AppendResult.WRITTEN;
  }
}
