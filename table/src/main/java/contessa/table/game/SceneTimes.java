package contessa.table.game;

import contessa.game.AddressedEvent;
import java.util.List;

/**
 * How long it takes to tell a step of a game on screen. A clock starts only after that, so nobody
 * pays for a reveal. It depends on what everybody hears and on nothing else.
 */
public interface SceneTimes {

  /** In milliseconds. */
  long millis(List<AddressedEvent> events);
}
