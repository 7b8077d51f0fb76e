package contessa.table.game;

import static contessa.table.game.CoupQuestions.CHALLENGE;
import static contessa.table.game.CoupQuestions.PASS;
import static contessa.table.game.CoupQuestions.publicView;

import module java.base;

import contessa.coup.CoupPhase;
import contessa.coup.CoupTable;
import contessa.game.Move;
import contessa.game.Position;
import org.jspecify.annotations.Nullable;

/** Coup settles a window clockwise: the first seat to object decides it. */
final class CoupWindows implements SealedWindows {

  @Override
  public Move meaning(Move answer, Position position) {
    boolean challenging = publicView(position).phase() != CoupPhase.BLOCK;
    return answer.equals(CHALLENGE) == challenging ? answer : PASS;
  }

  @Override
  public @Nullable List<WindowMove> settle(Position position, Answers answers) {
    List<WindowMove> moves = new ArrayList<>();
    CoupTable table = (CoupTable) position.table();
    while (true) {
      CoupPhase before = table.phase();
      int seat = table.toMove();
      Move move = answers.of(seat, Position.of(table));
      if (move == null) {
        return null;
      }
      moves.add(new WindowMove(seat, move));
      if (!move.equals(PASS)) {
        return moves;
      }
      CoupQuestions.pass(table);
      CoupPhase after = table.phase();
      if (after != before && !(before == CoupPhase.CHALLENGE_ACTION && after == CoupPhase.BLOCK)) {
        return moves;
      }
    }
  }
}
