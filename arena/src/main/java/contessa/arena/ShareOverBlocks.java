package contessa.arena;

/**
 * A share of wins measured over independent blocks of dependent games: a ratio estimate, with its
 * interval from the differences between the blocks.
 */
final class ShareOverBlocks {

  /**
   * Blocks that all came out the same have no variance, but that proves little: after n equal
   * blocks, an event with a chance of up to 3 / n may just not have happened yet.
   */
  private static final double RULE_OF_THREE = 3;

  /** Sums of rounding errors are below this. */
  private static final double NO_DIFFERENCE = 1e-9;

  private final double fair;

  private long blocks;
  private double won;
  private double played;
  private double wonWon;
  private double wonPlayed;
  private double playedPlayed;

  /** A share of games in which every seat has this fair share. */
  ShareOverBlocks(double fair) {
    this.fair = fair;
  }

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
    double residuals = Math.max(0, wonWon - 2 * mean * wonPlayed + mean * mean * playedPlayed);
    // A bot against itself wins exactly its fair share of every block, by design.
    if (residuals < NO_DIFFERENCE && Math.abs(mean - fair) > NO_DIFFERENCE) {
      return new Share(mean, Math.min(1, RULE_OF_THREE / blocks));
    }
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
