package contessa.table.state;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Folds a table's journal, event by event. {@link #nextRow} goes to the next row, {@link
 * #nextEvent} applies its next event; {@link #readRow} applies all that are left of it.
 */
public final class JournalReader {

  private final TableState state;
  private final Iterator<JournalRow> rows;
  private List<TableEvent> events = List.of();
  private List<TableDisclosure> disclosures = new ArrayList<>();
  private int next;

  /** How many disclosures the events before the last one made. */
  private int before;

  public JournalReader(String table, List<JournalRow> rows) {
    state = new TableState(table);
    this.rows = rows.iterator();
  }

  /** Goes to the next row; false if there is none. */
  public boolean nextRow() {
    readRow();
    if (!rows.hasNext()) {
      return false;
    }
    JournalRow row = rows.next();
    Fold.beginRow(state, row.seq(), row.at());
    events = JournalEntry.of(row).events();
    disclosures = new ArrayList<>();
    next = 0;
    before = 0;
    return true;
  }

  /** Applies the next event of this row; null if there is none. */
  public @Nullable TableEvent nextEvent() {
    if (next == events.size()) {
      return null;
    }
    TableEvent event = events.get(next++);
    before = disclosures.size();
    new Fold(state, disclosures::add).apply(event);
    return event;
  }

  public void readRow() {
    while (nextEvent() != null) {
      // It has been applied.
    }
  }

  /** Reads on to the end of this game of the series; false if it has not ended. */
  public boolean readGame(int game, Consumer<TableEvent> applied) {
    while (nextRow()) {
      for (TableEvent event = nextEvent(); event != null; event = nextEvent()) {
        if (state.games() == game) {
          applied.accept(event);
          if (event instanceof TableEvent.Ended) {
            return true;
          }
        }
      }
    }
    return false;
  }

  public TableState state() {
    return state;
  }

  public List<TableEvent> events() {
    return events;
  }

  /** What the last event disclosed. */
  public List<TableDisclosure> latest() {
    return disclosures.subList(before, disclosures.size());
  }

  /** What the events of this row disclosed, as far as they have been applied. */
  public List<TableDisclosure> disclosures() {
    return disclosures;
  }
}
