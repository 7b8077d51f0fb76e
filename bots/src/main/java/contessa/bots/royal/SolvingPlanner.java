package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.royal.RoyalMove;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solves the round by regret matching and watches for players who deviate: each revealed plan shows
 * how well a player fits the solution, greed, scheming or random play. It responds to the expected
 * plans, and keeps a share of the solution so that it cannot be exploited easily.
 */
final class SolvingPlanner implements Planner {

  /** The planning styles: the solution, greed, scheming, random. */
  private static final int STYLES = 4;

  /** The prior of each style. */
  private static final double[] COMMON = {0.3, 0.25, 0.2, 0.25};

  /** How often a player deviates from their style. */
  private static final double SLIP = 0.1;

  /** The share of the solution in its own plan, whatever the others are like. */
  private static final double SOLUTION = 0.25;

  /** The softmax temperature over win chances. */
  private static final double TEMPERATURE = 0.004;

  private final double[][] fits;
  private double[][][] expected = {};
  private @Nullable RoundGame round;

  SolvingPlanner(int seats) {
    fits = new double[seats][];
    Arrays.setAll(fits, _ -> COMMON.clone());
  }

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget) {
    game.tryOut(budget);
    double[][] solution = new RegretMatching(game).solve();
    double[][] anything = PlanResponses.anything(game);
    double[][] greedy = PlanResponses.answersTo(game, anything, GreedyPlanner.TEMPERATURE);
    double[][] scheming = PlanResponses.answersTo(game, greedy, SchemingPlanner.TEMPERATURE);
    expected = new double[][][] {solution, greedy, scheming, anything};
    round = game;
    double[][] mixed = new double[game.seats()][];
    for (int other = 0; other < mixed.length; other++) {
      mixed[other] = mixed(other);
    }
    double[] plan = PlanResponses.answerTo(game, seat, mixed, TEMPERATURE);
    for (int i = 0; i < plan.length; i++) {
      plan[i] = (1 - SOLUTION) * plan[i] + SOLUTION * solution[seat][i];
    }
    return plan;
  }

  private double[] mixed(int seat) {
    double[] plans = new double[expected[0][seat].length];
    for (int style = 0; style < STYLES; style++) {
      for (int plan = 0; plan < plans.length; plan++) {
        plans[plan] += fits[seat][style] * expected[style][seat][plan];
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
