package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.royal.RoyalMove;
import java.util.List;

/** What a boss expects the others to plan, and so what to plan itself. */
interface Planner {

  /** The weight of every plan of that seat. */
  double[] plan(RoundGame game, int seat, Budget budget);

  /** All plans of the round are known now. */
  default void revealed(List<RoyalMove.Plan> plans) {}
}
