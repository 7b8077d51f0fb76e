package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.royal.RoyalMove;
import java.util.List;

/**
 * Knows the seer's program, and plays against it: it works out the mixture of every other seat as a
 * seer would, and responds to that. It cannot see the hidden cards from which the others plan.
 */
final class ResponsePlanner implements Planner {

  /** The softmax temperature over win chances: nearly always the best. */
  private static final double TEMPERATURE = 1e-4;

  private final SolvingPlanner[] seers;

  ResponsePlanner(int seats) {
    seers = new SolvingPlanner[seats];
    for (int seat = 0; seat < seats; seat++) {
      seers[seat] = new SolvingPlanner(seats);
    }
  }

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget) {
    game.expect(expected(game, budget));
    double[] worth = new double[game.plans(seat).size()];
    game.worths(seat, worth);
    PlanResponses.softmax(worth, TEMPERATURE);
    return worth;
  }

  /** What a seer would plan at each seat. */
  double[][] expected(RoundGame game, Budget budget) {
    double[][] expected = new double[seers.length][];
    for (int seat = 0; seat < seers.length; seat++) {
      expected[seat] = seers[seat].plan(game, seat, budget);
    }
    return expected;
  }

  @Override
  public void revealed(List<RoyalMove.Plan> plans) {
    for (SolvingPlanner seer : seers) {
      seer.revealed(plans);
    }
  }
}
