package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.royal.RoyalMove;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solves the round by regret matching, and watches who plays otherwise: each plan revealed tells
 * how well its boss fits the solution, greed, scheming, or no plan at all. It answers what it then
 * expects, and keeps a part of the solution itself so as not to be read in turn.
 */
final class SolvingPlanner implements Planner {

  /** The ways to plan: solving the round, greed, scheming, without aim. */
  private static final int WAYS = 4;

  /** How common each way is taken to be before anything is seen. */
  private static final double[] COMMON = {0.3, 0.25, 0.2, 0.25};

  /** How often anybody does what their way would not. */
  private static final double SLIP = 0.1;

  /** The part of the own plan that is the solution whatever the others are like. */
  private static final double SOLUTION = 0.25;

  /** By how much of a chance of winning a plan must be better to be e times as likely. */
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
    for (int way = 0; way < WAYS; way++) {
      for (int plan = 0; plan < plans.length; plan++) {
        plans[plan] += fits[seat][way] * expected[way][seat][plan];
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
      for (int way = 0; way < WAYS; way++) {
        double[] plan = expected[way][seat];
        fits[seat][way] *= (1 - SLIP) * plan[code] + SLIP / plan.length;
        sum += fits[seat][way];
      }
      for (int way = 0; way < WAYS; way++) {
        fits[seat][way] /= sum;
      }
    }
    round = null;
  }
}
