package contessa.bots.royal;

import contessa.bots.Budget;

/** Expects the others to be greedy, and goes where they do not. */
final class SchemingPlanner implements Planner {

  /** By how much of a chance of winning a plan must be better to be e times as likely. */
  static final double TEMPERATURE = 0.012;

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget) {
    game.tryOut(GreedyPlanner.DEALS);
    double[][] greedy =
        PlanResponses.answersTo(game, PlanResponses.anything(game), GreedyPlanner.TEMPERATURE);
    return PlanResponses.answerTo(game, seat, greedy, TEMPERATURE);
  }
}
