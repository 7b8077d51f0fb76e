package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.royal.RoyalMove;
import java.util.List;

/** Chooses a plan from the plans it expects of the others. */
interface Planner {

  /** The weight of every plan of that seat. */
  double[] plan(RoundGame game, int seat, Budget budget);

  /** All plans of the round have been revealed. */
  default void revealed(List<RoyalMove.Plan> plans) {}
}
