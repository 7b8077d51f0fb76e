package contessa.server.table;

import contessa.server.journal.Journal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/**
 * One row of the journal, read: what happened at once.
 *
 * @param v the version of this form of writing
 */
public record Entry(int v, List<TableEvent> events) {

  public static final int VERSION = 1;

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enumNamingStrategy(EnumNamingStrategies.KebabCaseStrategy.INSTANCE)
          .build();

  public Entry {
    events = List.copyOf(events);
  }

  static Journal.Row row(
      String table, long seq, @Nullable String command, long at, List<TableEvent> events) {
    boolean last = events.stream().anyMatch(TableEvent.Closed.class::isInstance);
    return new Journal.Row(
        table, seq, command, at, last, MAPPER.writeValueAsString(new Entry(VERSION, events)));
  }

  public static Entry of(Journal.Row row) {
    Entry entry = MAPPER.readValue(row.payload(), Entry.class);
    if (entry.v() > VERSION) {
      throw new IllegalArgumentException(
          "the journal was written by a newer version (" + entry.v() + ")");
    }
    return entry;
  }
}
