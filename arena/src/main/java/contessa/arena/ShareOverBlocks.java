package contessa.arena;

/**
 * A share of wins measured over independent blocks of dependent games: a ratio estimate, with its
 * interval from the differences between the blocks.
 */
final class ShareOverBlocks {

  /** Nobody who won everything, or nothing, in so many blocks can be surer than three in them. */
  private static final double RULE_OF_THREE = 3;

  private long blocks;
  private double won;
  private double played;
  private double wonWon;
  private double wonPlayed;
  private double playedPlayed;

  void add(double wins, double games) {
    blocks++;
    won += wins;
    played += games;
    wonWon += wins * wins;
    wonPlayed += wins * games;
    playedPlayed += games * games;
  }

  double won() {
    return won;
  }

  double played() {
    return played;
  }

  Share share() {
    if (blocks == 0) {
      return new Share(Double.NaN, Double.POSITIVE_INFINITY);
    }
    double mean = won / played;
    if (blocks == 1) {
      return new Share(mean, Double.POSITIVE_INFINITY);
    }
    if (mean <= 0 || mean >= 1) {
      return new Share(mean, Math.min(1, RULE_OF_THREE / blocks));
    }
    double residuals = Math.max(0, wonWon - 2 * mean * wonPlayed + mean * mean * playedPlayed);
    double error = Math.sqrt(residuals * blocks / (blocks - 1)) / played;
    return new Share(mean, student95(blocks - 1) * error);
  }

  /** The two-sided 95 % point of Student's t: an expansion that is right within 1 % from 2 on. */
  static double student95(long freedom) {
    if (freedom == 1) {
      return 12.706;
    }
    double z = 1.959964;
    double z3 = z * z * z;
    double z5 = z3 * z * z;
    double z7 = z5 * z * z;
    double z9 = z7 * z * z;
    double n = freedom;
    return z
        + (z3 + z) / (4 * n)
        + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n)
        + (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * n * n * n * n);
  }
}
