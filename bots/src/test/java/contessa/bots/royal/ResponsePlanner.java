package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.royal.RoyalMove;
import java.util.List;

/**
 * Knows the seer's program, and plays against it: it works out the mixture of every other seat as a
 * seer would, and responds to that. It cannot see the hidden cards from which the others plan.
 */
final class ResponsePlanner implements Planner {

  private final SolvingPlanner[] seers;
  private final Taste taste;

  /**
   * How it responds.
   *
   * @param trust how far the others are expected to play as seers; the rest is the round's solution
   * @param temperature the softmax temperature over win chances
   * @param solution the share of the solution in its own plan
   */
  record Taste(double trust, double temperature, double solution) {

    /** The best response to what a seer is expected to plan. */
    static final Taste BEST = new Taste(1, 1e-4, 0);
  }

  ResponsePlanner(int seats, Taste taste) {
    this.taste = taste;
    seers = new SolvingPlanner[seats];
    for (int seat = 0; seat < seats; seat++) {
      seers[seat] = new SolvingPlanner(seats);
    }
  }

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget) {
    double[][] expected = new double[seers.length][];
    for (int other = 0; other < seers.length; other++) {
      expected[other] = seers[other].plan(game, other, budget);
    }
    double[][] solution = new RegretMatching(game).solve();
    for (int other = 0; other < seers.length; other++) {
      mix(expected[other], solution[other], 1 - taste.trust);
    }
    double[] plan = PlanResponses.answerTo(game, seat, expected, taste.temperature);
    mix(plan, solution[seat], taste.solution);
    return plan;
  }

  private static void mix(double[] plan, double[] other, double share) {
    for (int i = 0; i < plan.length; i++) {
      plan[i] = (1 - share) * plan[i] + share * other[i];
    }
  }

  @Override
  public void revealed(List<RoyalMove.Plan> plans) {
    for (SolvingPlanner seer : seers) {
      seer.revealed(plans);
    }
  }
}
