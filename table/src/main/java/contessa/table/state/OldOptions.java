package contessa.table.state;

import contessa.notation.json.JsonNode;
import contessa.table.message.TableOptions;
import java.util.List;

/**
 * Completes the options of tables from the first version of the journal. Options that a table left
 * out came from its edition, and Reformation then had the Inquisitor alone, who exchanged (D-06,
 * D-07).
 */
final class OldOptions {

  private OldOptions() {}

  /** Spells out what the edition meant then. The events must just have been read: they change. */
  static void complete(List<TableEvent> events) {
    for (TableEvent event : events) {
      switch (event) {
        case TableEvent.Created created -> complete(created.options());
        case TableEvent.Configured configured -> complete(configured.options());
        default -> {}
      }
    }
  }

  private static void complete(TableOptions options) {
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
