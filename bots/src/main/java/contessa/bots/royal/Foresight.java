package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.game.SeededChance;

/** What a boss expects the others to plan, and so what to plan itself. */
public enum Foresight {

  /** Expects anything of the others: goes for the most marginal fame. */
  GREEDY {
    @Override
    double[] plan(RoundGame game, int seat, Budget budget, SeededChance chance) {
      return Expectations.answerTo(game, seat, Expectations.anything(game), SAMPLES, HEAT, chance);
    }
  },

  /** Expects the others to be greedy, and goes where they do not. */
  SCHEMING {
    @Override
    double[] plan(RoundGame game, int seat, Budget budget, SeededChance chance) {
      double[][] greedy = new double[game.seats()][];
      double[][] anything = Expectations.anything(game);
      for (int other = 0; other < greedy.length; other++) {
        greedy[other] =
            other == seat
                ? anything[seat]
                : Expectations.answerTo(game, other, anything, SAMPLES / 2, LOOSE, chance);
      }
      return Expectations.answerTo(game, seat, greedy, SAMPLES, HEAT, chance);
    }
  },

  /** Expects the others to expect the same of it: solves the round by regret matching. */
  SOLVING {
    @Override
    double[] plan(RoundGame game, int seat, Budget budget, SeededChance chance) {
      return new RegretMatching(game, chance).solve(seat, budget);
    }
  };

  /** How many rounds of others' plans are tried to judge the own ones. */
  private static final int SAMPLES = 16;

  /** By how much of a chance of winning a plan must be better to be e times as likely. */
  private static final double HEAT = 0.004;

  private static final double LOOSE = 0.01;

  /** The weight of every plan of that seat. */
  abstract double[] plan(RoundGame game, int seat, Budget budget, SeededChance chance);
}
