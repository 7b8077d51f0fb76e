package contessa.table.game;

import contessa.game.Position;
import contessa.table.message.StandingOrder;

/** What a player's standing order answers. */
@FunctionalInterface
public interface StandingOrders {

  /** Whether the order answers this window with a pass. */
  boolean passes(StandingOrder order, Position position, int seat);
}
