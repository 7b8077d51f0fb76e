package contessa.arena;

import contessa.coup.Action;
import contessa.coup.CoupMove;
import contessa.game.Move;
import java.util.List;

/** The move that counts where a player has no answer: pass, else income, else the first. */
public final class Dullest {

  private Dullest() {}

  public static Move of(List<Move> moves) {
    Move dullest = moves.getFirst();
    for (Move move : moves) {
      if (move instanceof CoupMove.Pass) {
        return move;
      }
      if (move instanceof CoupMove.Act act && act.action() == Action.INCOME) {
        dullest = move;
      }
    }
    return dullest;
  }
}
