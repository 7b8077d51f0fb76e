package contessa.table.game;

import contessa.coup.Action;
import contessa.coup.CoupPhase;
import contessa.coup.CoupView;
import contessa.game.Position;
import contessa.table.message.StandingOrder;

/** The standing orders of Coup: to pass without being asked. */
final class CoupStandingOrders implements StandingOrders {

  private final CoupQuestions questions = new CoupQuestions();

  @Override
  public boolean passes(StandingOrder order, Position position, int seat) {
    CoupView view = CoupQuestions.publicView(position);
    boolean targeted = questions.prompt(position).target() == seat;
    return switch (order) {
      case ASK -> false;
      case PASS_ALL_UNTIL_MY_TURN -> true;
      case PASS_UNTIL_MY_TURN, PASS_UNLESS_TARGET -> !targeted;
      case PASS_FOREIGN_AID ->
          view.phase() == CoupPhase.BLOCK && view.action() == Action.FOREIGN_AID;
    };
  }
}
