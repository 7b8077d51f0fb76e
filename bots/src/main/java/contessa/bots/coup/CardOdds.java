package contessa.bots.coup;

/** Card-counting probabilities. */
final class CardOdds {

  private static final int MOST = 32;
  private static final double[] AMONG_ONE = new double[MOST * MOST];
  private static final double[] AMONG_TWO = new double[MOST * MOST];

  static {
    for (int all = 1; all < MOST; all++) {
      for (int copies = 0; copies <= all; copies++) {
        AMONG_ONE[all * MOST + copies] = (double) copies / all;
        double others = all - copies;
        AMONG_TWO[all * MOST + copies] =
            all == 1 ? copies : 1 - others * (others - 1) / ((double) all * (all - 1));
      }
    }
  }

  private CardOdds() {}

  /**
   * The chance that a hand of this size has at least one of {@code copies} among {@code all} cards.
   */
  static double among(int copies, int all, int hand) {
    if (copies <= 0 || hand <= 0 || all <= 0) {
      return 0;
    }
    int place = all * MOST + Math.min(copies, all);
    return hand == 1 ? AMONG_ONE[place] : AMONG_TWO[place];
  }

  /** Multiplies the odds of a probability by a factor. */
  static double times(double p, double factor) {
    double odds = p * factor;
    return odds / (odds + 1 - p);
  }
}
