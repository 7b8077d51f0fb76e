package contessa.bots.royal;

import contessa.bots.Budget;

/** Expects the others to be greedy, and goes where they do not. */
final class Scheming implements Foresight {

  /** By how much of a chance of winning a plan must be better to be e times as likely. */
  static final double HEAT = 0.012;

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget) {
    game.tryOut(Greedy.DEALS);
    double[][] greedy = Expectations.answersTo(game, Expectations.anything(game), Greedy.HEAT);
    return Expectations.answerTo(game, seat, greedy, HEAT);
  }
}
