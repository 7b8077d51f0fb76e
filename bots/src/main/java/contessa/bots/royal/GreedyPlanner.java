package contessa.bots.royal;

import contessa.bots.Budget;

/** Expects anything of the others: goes for the most marginal fame. */
final class GreedyPlanner implements Planner {

  /** In how many deals of what is hidden the round is tried out. */
  static final int DEALS = 6;

  /**
   * By how much of a chance of winning a plan must be better to be e times as likely. Who always
   * goes for the best is always met there.
   */
  static final double TEMPERATURE = 0.03;

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget) {
    game.tryOut(DEALS);
    return PlanResponses.answerTo(game, seat, PlanResponses.anything(game), TEMPERATURE);
  }
}
