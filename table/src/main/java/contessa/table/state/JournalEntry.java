package contessa.table.state;

import module java.base;

import contessa.notation.json.JsonIn;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.table.message.TableOptions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The content of one row of the journal: everything that one command or one tick of the clock
 * caused.
 *
 * @param digest of the command; null if there is none, and in rows of older versions
 */
public record JournalEntry(int v, List<TableEvent> events, @Nullable String digest)
    implements JournalEntryWith {

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

  public static JournalEntry of(JournalRow row) {
    JournalEntry entry =
        JsonIn.read(JsonNode.parse(row.payload(), DEEPEST), false, EventJson::readJournalEntry);
    if (entry.v() > VERSION) {
      throw new IllegalArgumentException(
          "the journal was written by a newer version (" + entry.v() + ")");
    }
    if (entry.v() == 1) {
      completeOld(entry.events());
    }
    return entry;
  }

  String json() {
    JsonWriter json = new JsonWriter(false).withNulls();
    json.begin().field("v", v).list("events", events, EventJson::writeTableEvent);
    if (digest != null) {
      json.field("digest", digest);
    }
    json.end();
    return json.toString();
  }

  /**
   * Completes the options of tables from the first version of the journal. Options that a table
   * left out came from its edition, and Reformation then had the Inquisitor alone, who exchanged
   * (D-06, D-07). The events must just have been read: they change.
   */
  private static void completeOld(List<TableEvent> events) {
    for (TableEvent event : events) {
      switch (event) {
        case TableEvent.Created created -> completeOld(created.options());
        case TableEvent.Configured configured -> completeOld(configured.options());
        default -> {}
      }
    }
  }

  private static void completeOld(TableOptions options) {
    JsonNode rules = options.rules();
    if (rules != null && rules.path("edition").asString("").equals("reformation")) {
      if (!rules.has("exchanger")) {
        rules.put("exchanger", "inquisitor");
      }
      if (!rules.path("exchanger").asString("").equals("ambassador")) {
        rules.put("inquisitorExchanges", true);
      }
    }
  }
}
