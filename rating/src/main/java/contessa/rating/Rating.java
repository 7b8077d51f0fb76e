package contessa.rating;

/**
 * A belief about a player's strength, as a normal distribution.
 *
 * @param mu the mean
 * @param sigma the standard deviation
 */
public record Rating(double mu, double sigma) {

  /** A player without any games. */
  public static final Rating UNKNOWN = new Rating(25, 25.0 / 3);

  /** How much people's ratings drift between two games: the default of the OpenSkill packages. */
  public static final double TAU = UNKNOWN.mu / 300;

  /** The same rating some time later. The player may have changed, so it is less certain. */
  public Rating drifted(double tau) {
    return new Rating(mu, Math.sqrt(sigma * sigma + tau * tau));
  }

  /** The conservative number that lists show: three deviations below the mean. */
  public double shown() {
    return mu - 3 * sigma;
  }
}
