package contessa.bots.royal;

import contessa.bots.Budget;

/** Expects the others to be greedy, and avoids them. */
final class SchemingPlanner implements Planner {

  /** The softmax temperature over win chances. */
  static final double TEMPERATURE = 0.012;

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget) {
    game.tryOut(GreedyPlanner.DEALS);
    double[][] greedy =
        PlanResponses.answersTo(game, PlanResponses.anything(game), GreedyPlanner.TEMPERATURE);
    return PlanResponses.answerTo(game, seat, greedy, TEMPERATURE);
  }
}
