package contessa.table.game;

import contessa.game.AddressedEvent;
import java.util.List;

/**
 * How long it takes to tell a step of a game on screen. A clock starts only after that, so no
 * player pays for a reveal. It depends only on public events.
 */
public interface SceneTimes {

  long millis(List<AddressedEvent> events);
}
