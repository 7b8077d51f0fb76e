package contessa.table.game;

import contessa.game.Position;

/** Who is out of the game. */
@FunctionalInterface
public interface Elimination {

  /** Whether this seat has lost and is not asked any more. */
  boolean isOut(Position position, int seat);
}
