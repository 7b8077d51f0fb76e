package contessa.server.table.state;

import contessa.server.journal.Journal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/**
 * The content of one row of the journal: everything that one command or one tick of the clock
 * caused.
 *
 * @param v the version of the format
 */
public record JournalEntry(int v, List<TableEvent> events) {

  public static final int VERSION = 2;

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enumNamingStrategy(EnumNamingStrategies.KebabCaseStrategy.INSTANCE)
          .build();

  public JournalEntry {
    events = List.copyOf(events);
  }

  /**
   * The row that makes a transaction true.
   *
   * @param command the command that it carries out, with its player; null if there is none
   */
  public static Journal.Row row(Transaction tx, @Nullable String command) {
    boolean last = tx.events().stream().anyMatch(TableEvent.Closed.class::isInstance);
    String payload = MAPPER.writeValueAsString(new JournalEntry(VERSION, tx.events()));
    return new Journal.Row(tx.state().id, tx.state().seq, command, tx.now(), last, payload);
  }

  public static JournalEntry of(Journal.Row row) {
    JournalEntry entry = MAPPER.readValue(row.payload(), JournalEntry.class);
    if (entry.v() > VERSION) {
      throw new IllegalArgumentException(
          "the journal was written by a newer version (" + entry.v() + ")");
    }
    if (entry.v() == 1) {
      OldOptions.complete(entry.events());
    }
    return entry;
  }
}
