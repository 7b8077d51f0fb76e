package contessa.table.game;

import module java.base;

import contessa.game.Move;
import contessa.game.Position;
import org.jspecify.annotations.Nullable;

/** The plans of Coup Royal: every plan counts, so the window waits for all. */
final class RoyalWindows implements SealedWindows {

  @Override
  public Move meaning(Move answer, Position position) {
    return answer;
  }

  @Override
  public @Nullable List<WindowMove> settle(Position position, Answers answers) {
    List<WindowMove> moves = new ArrayList<>();
    for (int seat = 0; seat < position.seats(); seat++) {
      Move plan = answers.of(seat, RoyalQuestions.planningPosition(position, seat));
      if (plan == null) {
        return null;
      }
      moves.add(new WindowMove(seat, plan));
    }
    return moves;
  }
}
