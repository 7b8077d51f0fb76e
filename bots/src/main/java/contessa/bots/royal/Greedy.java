package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.game.SeededChance;

/** Expects anything of the others: goes for the most marginal fame. */
final class Greedy implements Foresight {

  /** How many rounds of others' plans are tried to judge the own ones. */
  static final int SAMPLES = 16;

  /** By how much of a chance of winning a plan must be better to be e times as likely. */
  static final double HEAT = 0.004;

  /** How freely others are thought to choose. */
  private static final double LOOSE = 0.01;

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget, SeededChance chance) {
    return Expectations.answerTo(game, seat, Expectations.anything(game), SAMPLES, HEAT, chance);
  }

  /** What greedy others would plan; the own seat's plans are left even. */
  static double[][] others(RoundGame game, int seat, SeededChance chance) {
    double[][] anything = Expectations.anything(game);
    double[][] greedy = new double[game.seats()][];
    for (int other = 0; other < greedy.length; other++) {
      greedy[other] =
          other == seat
              ? anything[seat]
              : Expectations.answerTo(game, other, anything, SAMPLES / 2, LOOSE, chance);
    }
    return greedy;
  }
}
