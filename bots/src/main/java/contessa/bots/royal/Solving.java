package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.game.SeededChance;
import contessa.royal.RoyalMove;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solves the round by regret matching, and watches who plays otherwise: each plan revealed tells
 * how well its boss fits the solution, greed, or no plan at all. It answers what it then expects,
 * and keeps a part of the solution itself so as not to be read in turn.
 */
final class Solving implements Foresight {

  private static final int SOLVING = 0;
  private static final int GREEDY = 1;
  private static final int AIMLESS = 2;
  private static final int WAYS = 3;

  /** How common each way is taken to be before anything is seen. */
  private static final double[] COMMON = {0.4, 0.35, 0.25};

  /** How often anybody does what their way would not. */
  private static final double SLIP = 0.1;

  /** The part of the own plan that is the solution whatever the others are like. */
  private static final double SOLUTION = 0.25;

  private static final int SAMPLES = 40;

  private final double[][] fits;
  private double[][][] expected = {};
  private @Nullable RoundGame round;

  Solving(int seats) {
    fits = new double[seats][];
    Arrays.setAll(fits, _ -> COMMON.clone());
  }

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget, SeededChance chance) {
    double[][] solution = new RegretMatching(game, chance).solve(budget);
    expected = new double[WAYS][][];
    expected[SOLVING] = solution;
    expected[GREEDY] = Greedy.others(game, seat, chance);
    expected[AIMLESS] = Expectations.anything(game);
    round = game;
    double[][] mixed = new double[game.seats()][];
    for (int other = 0; other < mixed.length; other++) {
      mixed[other] = mixed(other);
    }
    double[] plan = Expectations.answerTo(game, seat, mixed, SAMPLES, Greedy.HEAT, chance);
    for (int i = 0; i < plan.length; i++) {
      plan[i] = (1 - SOLUTION) * plan[i] + SOLUTION * solution[seat][i];
    }
    return plan;
  }

  private double[] mixed(int seat) {
    double[] plans = new double[expected[SOLVING][seat].length];
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
      int code = game.code(seat, plans.get(seat));
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
