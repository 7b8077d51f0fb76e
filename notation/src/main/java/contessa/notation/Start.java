package contessa.notation;

import contessa.game.AddressedEvent;
import contessa.game.Table;
import java.util.List;

/** The start of a game: the table, and the events that its seats have heard so far. */
public record Start(Table table, List<AddressedEvent> events) {
  public Start {
    events = List.copyOf(events);
  }
}
