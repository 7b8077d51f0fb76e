package contessa.rating;

/**
 * Updates ratings after a game by the Plackett–Luce model of Weng and Lin, as the OpenSkill
 * packages do for players without teams. Bots do not change over time, so nothing is added between
 * games here; people do, see {@link Rating#drifted}.
 */
public final class PlackettLuce {

  private static final double BETA = 25.0 / 6;
  private static final double KAPPA = 1e-4;

  private PlackettLuce() {}

  /**
   * The ratings after a game.
   *
   * @param places the place of each, smaller is better; equal places are ties
   */
  public static Rating[] rate(Rating[] before, int[] places) {
    int n = before.length;
    double spread = 0;
    for (Rating rating : before) {
      spread += rating.sigma() * rating.sigma() + BETA * BETA;
    }
    double c = Math.sqrt(spread);
    double[] strength = new double[n];
    for (int i = 0; i < n; i++) {
      strength[i] = Math.exp(before[i].mu() / c);
    }
    Rating[] after = new Rating[n];
    for (int i = 0; i < n; i++) {
      double omega = 0;
      double delta = 0;
      for (int q = 0; q < n; q++) {
        if (places[q] <= places[i]) {
          double chance = strength[i] / strengthNotBefore(places[q], strength, places);
          int tied = tiedAt(places[q], places);
          omega += ((i == q ? 1 : 0) - chance) / tied;
          delta += chance * (1 - chance) / tied;
        }
      }
      after[i] = moved(before[i], omega, delta, c);
    }
    return after;
  }

  private static Rating moved(Rating before, double omega, double delta, double c) {
    double variance = before.sigma() * before.sigma();
    double gamma = before.sigma() / c;
    double shrink = 1 - delta * gamma * variance / (c * c);
    return new Rating(
        before.mu() + omega * variance / c, before.sigma() * Math.sqrt(Math.max(shrink, KAPPA)));
  }

  private static double strengthNotBefore(int place, double[] strength, int[] places) {
    double sum = 0;
    for (int i = 0; i < places.length; i++) {
      sum += places[i] >= place ? strength[i] : 0;
    }
    return sum;
  }

  private static int tiedAt(int place, int[] places) {
    int count = 0;
    for (int other : places) {
      count += other == place ? 1 : 0;
    }
    return count;
  }
}
