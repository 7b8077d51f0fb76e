package contessa.bots.royal;

import module java.base;

import contessa.bots.Budget;
import contessa.royal.RoyalMove;
import org.jspecify.annotations.Nullable;

/**
 * Mixes its plans log-linearly: by weights that a {@link RoyalLearner} finds for what can be said
 * of a plan. That is its worth against players of all styles and against the seer itself, its share
 * in the round's solution, and how it relates to the plans of the round before.
 */
final class LogLinearPlanner implements Planner {

  /** The worth against five kinds of players, the solution's share, and three about last time. */
  static final int FEATURES = 9;

  /** The feature whose weight is 1 in somebody who just plays the solution. */
  static final int SOLUTION = 5;

  private static final int LAST_TIME = 6;

  /** Worths count in hundredths of a win. */
  private static final double HUNDREDTHS = 100;

  private static final double LEAST_SHARE = 1e-3;

  private final ResponsePlanner seers;
  private final double[] weights;
  private final List<double[]> scores = new ArrayList<>();
  private double[][] features = {};
  private double[] mixture = {};
  private int own;
  private @Nullable RoundGame round;
  private List<RoyalMove.Plan> last = List.of();

  LogLinearPlanner(int seats, double[] weights) {
    seers = new ResponsePlanner(seats);
    this.weights = weights;
  }

  /** For each plan so far, the direction of weights that makes it more likely. */
  List<double[]> scores() {
    return scores;
  }

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget) {
    double[][] seer = seers.expected(game, budget);
    double[][] anything = PlanResponses.anything(game);
    double[][] greedy = PlanResponses.greedy(game);
    double[][] scheming = PlanResponses.scheming(game);
    double[][] solution = new RegretMatching(game).solve();
    double[][][] kinds = {anything, greedy, scheming, solution, seer};
    List<RoyalMove.Plan> plans = game.plans(seat);
    features = new double[plans.size()][FEATURES];
    double[] worth = new double[plans.size()];
    for (int kind = 0; kind < kinds.length; kind++) {
      game.expect(kinds[kind]);
      game.worths(seat, worth);
      for (int plan = 0; plan < worth.length; plan++) {
        features[plan][kind] = HUNDREDTHS * worth[plan];
      }
    }
    for (int plan = 0; plan < worth.length; plan++) {
      features[plan][SOLUTION] = Math.log(solution[seat][plan] + LEAST_SHARE);
      compareWithLast(seat, plans.get(plan), features[plan]);
      worth[plan] = dot(weights, features[plan]);
    }
    PlanResponses.softmax(worth, 1);
    mixture = worth;
    own = seat;
    round = game;
    return worth.clone();
  }

  /** Thieves and snitches sent to where the others just sent theirs. */
  private void compareWithLast(int seat, RoyalMove.Plan plan, double[] features) {
    for (int other = 0; other < last.size(); other++) {
      if (other != seat) {
        RoyalMove.Plan theirs = last.get(other);
        features[LAST_TIME] += Integer.bitCount(plan.thieves() & theirs.thieves());
        features[LAST_TIME + 1] += Integer.bitCount(plan.thieves() & theirs.snitches());
        features[LAST_TIME + 2] += Integer.bitCount(plan.snitches() & theirs.thieves());
      }
    }
  }

  @Override
  public void revealed(List<RoyalMove.Plan> plans) {
    RoundGame game = round;
    if (game != null) {
      double[] score = features[game.plans(own).indexOf(plans.get(own))].clone();
      for (int plan = 0; plan < mixture.length; plan++) {
        for (int i = 0; i < FEATURES; i++) {
          score[i] -= mixture[plan] * features[plan][i];
        }
      }
      scores.add(score);
    }
    round = null;
    last = List.copyOf(plans);
    seers.revealed(plans);
  }

  private static double dot(double[] one, double[] other) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += one[i] * other[i];
    }
    return sum;
  }

  /** The weights of somebody who plays the solution. */
  static double[] solver() {
    double[] weights = new double[FEATURES];
    Arrays.fill(weights, SOLUTION, SOLUTION + 1, 1);
    return weights;
  }
}
