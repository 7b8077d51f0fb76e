package contessa.soak.sim;

import module java.base;

import contessa.server.journal.Journal;
import contessa.server.journal.Journal.AppendResult;
import contessa.server.journal.JournalFailure;
import contessa.table.state.JournalRow;

/** Bugs between the tables and the disk. */
enum DiskBug implements PlantedBug {
  ACKNOWLEDGES_BEFORE_THE_WRITE(() -> journal(LateWrites::new)),
  LOSES_A_ROW(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 30) {
                    @Override
                    AppendResult wrong(JournalRow row) {
                      return AppendResult.WRITTEN;
                    }
                  })),
  WRITES_A_ROW_TWICE(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 30) {
                    @Override
                    AppendResult wrong(JournalRow row) {
                      AppendResult result = disk.append(row);
                      disk.append(changed(row, row.seq() + 1, null, row.at(), row.payload()));
                      return result;
                    }
                  })),
  FORGETS_WHICH_COMMAND_IT_WAS(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 3) {
                    @Override
                    AppendResult wrong(JournalRow row) {
                      return disk.append(changed(row, row.seq(), null, row.at(), row.payload()));
                    }
                  })),
  CHANGES_A_ROW(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 10) {
                    @Override
                    AppendResult wrong(JournalRow row) {
                      String other =
                          row.payload().replace("\"move\":\"pass\"", "\"move\":\"challenge\"");
                      return disk.append(changed(row, row.seq(), row.command(), row.at(), other));
                    }
                  })),
  DATES_A_ROW_BACK(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 30) {
                    @Override
                    AppendResult wrong(JournalRow row) {
                      return disk.append(
                          changed(row, row.seq(), row.command(), row.at() - 60_000, row.payload()));
                    }
                  })),
  HIDES_THAT_A_WRITE_FAILED(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 1) {
                    @Override
                    AppendResult wrong(JournalRow row) {
                      try {
                        return disk.append(row);
                      } catch (JournalFailure e) {
                        return AppendResult.WRITTEN;
                      }
                    }
                  })),
  READS_ALL_BUT_THE_LAST_ROW(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 0) {
                    @Override
                    public List<JournalRow> read(String table) {
                      List<JournalRow> rows = disk.read(table);
                      return rows.size() < 5 ? rows : rows.subList(0, rows.size() - 1);
                    }
                  })),
  READS_ROWS_IN_ANOTHER_ORDER(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 0) {
                    @Override
                    public List<JournalRow> read(String table) {
                      List<JournalRow> rows = new ArrayList<>(disk.read(table));
                      if (rows.size() > 6) {
                        rows.add(5, rows.remove(4));
                      }
                      return rows;
                    }
                  })),
  FORGETS_A_TABLE(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 0) {
                    @Override
                    public List<String> openTables() {
                      List<String> tables = disk.openTables();
                      return tables.subList(0, Math.max(0, tables.size() - 1));
                    }
                  }));

  private final Supplier<Wiring> wiring;

  DiskBug(Supplier<Wiring> wiring) {
    this.wiring = wiring;
  }

  @Override
  public Wiring wiring() {
    return wiring.get();
  }

  private static Wiring journal(UnaryOperator<Journal> with) {
    return new Wiring() {
      @Override
      public Journal journal(Journal disk) {
        return with.apply(disk);
      }
    };
  }
}
