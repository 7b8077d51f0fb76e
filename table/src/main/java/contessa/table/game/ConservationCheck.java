package contessa.table.game;

import contessa.game.AddressedEvent;
import contessa.game.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

@FunctionalInterface
public interface ConservationCheck {

  /**
   * Throws a {@link Contradiction} if something was created or lost.
   *
   * @param before null when the game has just been dealt
   * @param events all events of the step
   */
  void check(@Nullable Position before, Position after, List<AddressedEvent> events);
}
