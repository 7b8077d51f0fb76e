package contessa.bots.ending;

import contessa.bots.Mixture;
import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/** What to play in an ending that can be solved while the others wait. */
public final class EndingAdvice {

  /** Larger trees would take too long. */
  private static final int MOST_DECISIONS = 3_000;

  private static final int ITERATIONS = 60;
  private static final int[] HORIZONS = {6, 5, 4, 3};

  /** A move that wins this much less often than the best one is not played. */
  private static final double WORSE = 0.01;

  private EndingAdvice() {}

  /** A nearly optimal mixture for the seat that moves; null if the ending cannot be solved. */
  public static @Nullable Mixture mixture(CoupView view) {
    if (!EndingTree.isEnding(view)
        || view.coins(view.actor()) >= Action.COUP.cost()
        || Seats.count(view.living()) != EndingTree.PLAYERS) {
      return null;
    }
    for (int horizon : HORIZONS) {
      EndingSolution solution = EndingSolver.solveWithin(view, horizon, ITERATIONS, MOST_DECISIONS);
      if (solution != null) {
        return mixture(view, solution);
      }
    }
    return null;
  }

  private static Mixture mixture(CoupView view, EndingSolution solution) {
    Role role = Role.of(Cards.roleOf(view.known(view.reader())));
    double[] weights = new double[view.moves().size()];
    double sum = 0;
    for (int n = 0; n < weights.length; n++) {
      weights[n] = solution.regret(n, role) < WORSE ? solution.probability(n, role) + 1e-6 : 0;
      sum += weights[n];
    }
    if (!(sum > 0)) {
      throw new IllegalStateException("the best move has no regret");
    }
    return Mixture.weighing(view.moves(), weights);
  }
}
