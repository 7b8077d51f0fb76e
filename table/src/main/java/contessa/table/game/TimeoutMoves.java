package contessa.table.game;

import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.View;
import org.jspecify.annotations.Nullable;

@FunctionalInterface
public interface TimeoutMoves {

  /** The move for a seat with this view; null if a stand-in has to choose. */
  @Nullable Move onTimeout(View view, Chance chance);
}
