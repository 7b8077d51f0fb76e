package contessa.notation;

import contessa.game.AddressedEvent;
import contessa.game.Table;
import java.util.List;

/** Where a game begins: a table of one's own, and what its seats have heard so far. */
public record Start(Table table, List<AddressedEvent> events) {
  public Start {
    events = List.copyOf(events);
  }
}
