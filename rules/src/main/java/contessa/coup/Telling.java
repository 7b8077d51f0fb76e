package contessa.coup;

import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Seats;
import java.util.List;

/** Ways to address an event. */
final class Telling {

  private Telling() {}

  /** Everybody hears the open form, this player the full one. */
  static AddressedEvent secretly(int player, Event open, Event full) {
    return new AddressedEvent(open, full, Seats.of(player));
  }

  static AddressedEvent replaced(int player, List<Card> drawn) {
    return secretly(
        player,
        new CoupEvent.Replaced(player, drawn.size(), null),
        new CoupEvent.Replaced(player, drawn.size(), drawn));
  }
}
