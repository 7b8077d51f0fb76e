package contessa.table.state;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/**
 * The content of one row of the journal: everything that one command or one tick of the clock
 * caused.
 *
 * @param v the version of the format
 * @param digest of the command; null if there is none, and in rows of older versions
 */
public record JournalEntry(
    int v,
    List<TableEvent> events,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String digest) {

  public static final int VERSION = 2;

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enumNamingStrategy(EnumNamingStrategies.KebabCaseStrategy.INSTANCE)
          .build();

  public JournalEntry {
    events = List.copyOf(events);
  }

  /** The row that makes a transaction true. */
  public static JournalRow row(Transaction tx) {
    CommandStamp command = tx.command();
    boolean last = tx.events().stream().anyMatch(TableEvent.Closed.class::isInstance);
    String payload =
        MAPPER.writeValueAsString(
            new JournalEntry(VERSION, tx.events(), command == null ? null : command.digest()));
    String key = command == null ? null : command.key();
    return new JournalRow(tx.state().id, tx.state().seq, key, tx.now(), last, payload);
  }

  /** A row with other events. */
  static JournalRow with(JournalRow row, List<TableEvent> events) {
    JournalEntry entry = of(row);
    String payload = MAPPER.writeValueAsString(new JournalEntry(entry.v(), events, entry.digest()));
    return new JournalRow(row.table(), row.seq(), row.command(), row.at(), row.last(), payload);
  }

  /** The digest of the command that caused a row; empty in rows of older versions. */
  public static String digest(JournalRow row) {
    return Objects.requireNonNullElse(of(row).digest(), "");
  }

  public static JournalEntry of(JournalRow row) {
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
