package contessa.table.game;

import contessa.game.Position;

/** Who is out of the game. */
@FunctionalInterface
public interface Elimination {

  boolean isOut(Position position, int seat);
}
