package contessa.table.game;

import contessa.coup.Action;
import contessa.coup.CoupMove;
import contessa.coup.CoupView;
import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What everyone would expect of a Coup player who ran out of time: income, a pass, the proof if the
 * card is there. A stand-in chooses among hidden cards, because a known rule would give them away.
 */
final class CoupTimeouts implements TimeoutMoves {

  @Override
  public @Nullable Move onTimeout(View view, Chance chance) {
    CoupView coup = (CoupView) view;
    List<Move> moves = view.moves();
    return switch (coup.phase()) {
      case ACTION ->
          moves.stream()
              .filter(move -> move instanceof CoupMove.Act act && act.action() == Action.INCOME)
              .findFirst()
              .orElseGet(() -> moves.get(chance.below(moves.size())));
      case CHALLENGE_ACTION, BLOCK, CHALLENGE_BLOCK -> CoupQuestions.PASS;
      case PROVE ->
          moves.stream()
              .filter(CoupMove.Show.class::isInstance)
              .findFirst()
              .orElseGet(CoupMove.Decline::new);
      default -> null;
    };
  }
}
