package contessa.table.game;

import contessa.game.Position;
import contessa.table.message.StandingOrder;

/** What a player's standing order answers. */
@FunctionalInterface
public interface StandingOrders {

  boolean passes(StandingOrder order, Position position, int seat);
}
