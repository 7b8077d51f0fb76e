package contessa.rating;

/**
 * How strong the characters are, as measured: in points, of which a lead of 400 wins ten games of
 * eleven heads-up.
 */
public final class CastStrength {

  private static final double WEAKEST = 1000;
  private static final double POINTS = 400 / Math.log(10);

  /**
   * How often each level beats the one below it heads-up, in per cent, in Coup and in Coup Royal:
   * {@code docs/results/cast-levels.csv}.
   */
  private static final double[][] STEPS = {
    {64.4, 57.1, 58.6, 58.8, 59.0, 65.2, 56.9}, {59.5, 56.8, 62.8, 70.0, 67.0, 56.5, 54.0}
  };

  private CastStrength() {}

  /**
   * The strength of a character.
   *
   * @param level from 1
   */
  public static double points(boolean royal, int level) {
    double points = WEAKEST;
    for (int i = 0; i < level - 1; i++) {
      double wins = STEPS[royal ? 1 : 0][i];
      points += POINTS * Math.log(wins / (100 - wins));
    }
    return points;
  }
}
