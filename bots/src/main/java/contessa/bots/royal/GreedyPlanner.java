package contessa.bots.royal;

import contessa.bots.Budget;

/** Expects any plan of the others, and goes for the most marginal fame. */
final class GreedyPlanner implements Planner {

  /** How many deals of the hidden cards the round is tried with. */
  static final int DEALS = 6;

  /**
   * The softmax temperature over win chances. A player who always takes the best location always
   * meets others there.
   */
  static final double TEMPERATURE = 0.03;

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget) {
    game.tryOut(DEALS);
    return PlanResponses.answerTo(game, seat, PlanResponses.anything(game), TEMPERATURE);
  }
}
