package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.royal.RoyalMove;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solves the round by regret matching and watches for players who deviate: each revealed plan shows
 * how well a player fits the solution, greed, scheming, random play, or somebody who knows this
 * program and responds to it. It responds to the plans it expects of weak players, and plays the
 * solution as far as the others may be strong, since the solution is hard to exploit.
 */
final class SolvingPlanner implements Planner {

  /** The planning styles: the solution, greed, scheming, random, a response to this planner. */
  private static final int STYLES = 5;

  private static final int SOLUTION = 0;
  private static final int RESPONSE = 4;

  /** The shares of greedy, scheming and random players among the weak. */
  private static final double[] WEAK = {0.36, 0.28, 0.36};

  /** How likely a player is weak, for each opponent: with many, weak ones decide the game. */
  private static final double WEAK_PER_OPPONENT = 0.1;

  /** How many of the strong play the solution; the others respond to this planner. */
  private static final double STRONG_SOLVERS = 2 / 3.0;

  /** How often a player deviates from their style. */
  private static final double SLIP = 0.2;

  /** The least share of the solution in its own plan, whatever the others are like. */
  private static final double LEAST_SOLUTION = 0.25;

  /** The softmax temperature over win chances. */
  private static final double TEMPERATURE = 0.004;

  private final double[][] fits;
  private double[][][] expected = {};
  private @Nullable RoundGame round;

  SolvingPlanner(int seats) {
    fits = new double[seats][];
    double weak = WEAK_PER_OPPONENT * (seats - 1);
    double strong = 1 - weak;
    for (int seat = 0; seat < seats; seat++) {
      fits[seat] =
          new double[] {
            strong * STRONG_SOLVERS,
            weak * WEAK[0],
            weak * WEAK[1],
            weak * WEAK[2],
            strong * (1 - STRONG_SOLVERS)
          };
    }
  }

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget) {
    game.tryOut(budget);
    double[][] solution = new RegretMatching(game).solve();
    double[][] anything = PlanResponses.anything(game);
    double[][] greedy = PlanResponses.answersTo(game, anything, GreedyPlanner.TEMPERATURE);
    double[][] scheming = PlanResponses.answersTo(game, greedy, SchemingPlanner.TEMPERATURE);
    // Responders are taken for solvers first: what they respond to is worked out from that.
    expected = new double[][][] {solution, greedy, scheming, anything, solution};
    round = game;
    double[][] plans = plans(game, solution);
    expected[RESPONSE] = PlanResponses.answersTo(game, plans, TEMPERATURE);
    return plans[seat];
  }

  /** What this planner would play at each seat. */
  private double[][] plans(RoundGame game, double[][] solution) {
    double[][] mixed = new double[game.seats()][];
    for (int seat = 0; seat < mixed.length; seat++) {
      mixed[seat] = mixed(seat);
    }
    double[][] plans = PlanResponses.answersTo(game, mixed, TEMPERATURE);
    for (int seat = 0; seat < plans.length; seat++) {
      double caution = caution(seat);
      for (int plan = 0; plan < plans[seat].length; plan++) {
        plans[seat][plan] = (1 - caution) * plans[seat][plan] + caution * solution[seat][plan];
      }
    }
    return plans;
  }

  /** The share of the solution: how likely the others are strong. */
  private double caution(int seat) {
    double strong = 0;
    for (int other = 0; other < fits.length; other++) {
      strong += other == seat ? 0 : fits[other][SOLUTION] + fits[other][RESPONSE];
    }
    return Math.max(LEAST_SOLUTION, strong / (fits.length - 1));
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
