package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.game.SeededChance;

/** Expects the others to be greedy, and goes where they do not. */
final class Scheming implements Foresight {

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget, SeededChance chance) {
    double[][] greedy = Greedy.others(game, seat, chance);
    return Expectations.answerTo(game, seat, greedy, Greedy.SAMPLES, Greedy.HEAT, chance);
  }
}
