package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.royal.RoyalMove;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solves the round by regret matching, and watches for weak players: each revealed plan shows how
 * well a player fits the solution, greed, scheming or random play. As far as a player seems weak,
 * the round is solved against that habit, and for the rest against somebody who knows this planner.
 * So it gains from the weak, and the better it knows them, the more it risks.
 */
final class SolvingPlanner implements Planner {

  /** The planning styles: the solution, greed, scheming, random. */
  private static final int STYLES = 4;

  private static final int SOLUTION = 0;

  /** How likely players are to be weak, and then to be greedy, scheming or random. */
  private static final double[] PRIOR = {0.95, 0.018, 0.014, 0.018};

  /** How often a player deviates from their style. */
  private static final double SLIP = 0.2;

  /** The greatest share of a habit, however weak a player seems. */
  private static final double MOST_WEAK = 0.75;

  private final double[][] fits;
  private double[][][] expected = {};
  private @Nullable RoundGame round;

  SolvingPlanner(int seats) {
    fits = new double[seats][];
    for (int seat = 0; seat < seats; seat++) {
      fits[seat] = PRIOR.clone();
    }
  }

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget) {
    game.tryOut(budget);
    double[][] anything = PlanResponses.anything(game);
    expected =
        new double[][][] {
          anything, PlanResponses.greedy(game), PlanResponses.scheming(game), anything
        };
    double[][] habits = new double[fits.length][];
    double[] weak = new double[fits.length];
    for (int other = 0; other < fits.length; other++) {
      habits[other] = habit(other);
      weak[other] = other == seat ? 0 : Math.min(MOST_WEAK, 1 - fits[other][SOLUTION]);
    }
    double[][] solution = new RegretMatching(game, habits, weak).solve();
    expected[SOLUTION] = solution;
    round = game;
    return solution[seat];
  }

  /** What the player plans if it is weak. */
  private double[] habit(int seat) {
    double[] plans = new double[expected[0][seat].length];
    double weak = 1 - fits[seat][SOLUTION];
    for (int style = SOLUTION + 1; style < STYLES; style++) {
      for (int plan = 0; plan < plans.length; plan++) {
        plans[plan] += fits[seat][style] / weak * expected[style][seat][plan];
      }
    }
    return plans;
  }

  @Override
  public void revealed(List<RoyalMove.Plan> plans) {
    RoundGame game = round;
    if (game == null) {
      return;
    }
    for (int seat = 0; seat < fits.length; seat++) {
      int code = game.plans(seat).indexOf(plans.get(seat));
      double sum = 0;
      for (int style = 0; style < STYLES; style++) {
        double[] plan = expected[style][seat];
        fits[seat][style] *= (1 - SLIP) * plan[code] + SLIP / plan.length;
        sum += fits[seat][style];
      }
      for (int style = 0; style < STYLES; style++) {
        fits[seat][style] /= sum;
      }
    }
    round = null;
  }
}
