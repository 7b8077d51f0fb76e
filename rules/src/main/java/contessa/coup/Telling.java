package contessa.coup;

import contessa.game.Event;
import contessa.game.Seats;
import contessa.game.Told;

/** Ways to address an event. */
final class Telling {

  private Telling() {}

  /** Everybody hears the open form, this player the full one. */
  static Told secretly(int player, Event open, Event full) {
    return new Told(open, full, Seats.of(player));
  }
}
