package contessa.table.state;

import module java.base;

import contessa.notation.json.JsonIn;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/**
 * The content of one row of the journal: everything that one command or one tick of the clock
 * caused.
 *
 * @param v the version of the format
 * @param digest of the command; null if there is none, and in rows of older versions
 */
public record JournalEntry(int v, List<TableEvent> events, @Nullable String digest) {

  public static final int VERSION = 2;

  private static final int DEEPEST = 100;

  public JournalEntry {
    events = List.copyOf(events);
  }

  /** The row that makes a transaction true. */
  public static JournalRow row(Transaction tx) {
    CommandStamp command = tx.command();
    boolean last = tx.events().stream().anyMatch(TableEvent.Closed.class::isInstance);
    String payload =
        new JournalEntry(VERSION, tx.events(), command == null ? null : command.digest()).json();
    String key = command == null ? null : command.key();
    return new JournalRow(tx.state().id, tx.state().seq, key, tx.now(), last, payload);
  }

  static JournalRow with(JournalRow row, List<TableEvent> events) {
    JournalEntry entry = of(row);
    String payload = new JournalEntry(entry.v(), events, entry.digest()).json();
    return new JournalRow(row.table(), row.seq(), row.command(), row.at(), row.last(), payload);
  }

  public static String digest(JournalRow row) {
    return Objects.requireNonNullElse(of(row).digest(), "");
  }

  public static JournalEntry of(JournalRow row) {
    JournalEntry entry =
        JsonIn.read(JsonNode.parse(row.payload(), DEEPEST), false, JournalEntry::read);
    if (entry.v() > VERSION) {
      throw new IllegalArgumentException(
          "the journal was written by a newer version (" + entry.v() + ")");
    }
    if (entry.v() == 1) {
      OldOptions.complete(entry.events());
    }
    return entry;
  }

  private static JournalEntry read(JsonIn in) {
    return new JournalEntry(
        in.number("v"),
        in.list("events", EventJson::readTableEvent),
        in.orNull("digest", JsonIn::asText));
  }

  private String json() {
    JsonWriter json = new JsonWriter(false).withNulls();
    json.begin().field("v", v).list("events", events, EventJson::writeTableEvent);
    if (digest != null) {
      json.field("digest", digest);
    }
    json.end();
    return json.toString();
  }
}
