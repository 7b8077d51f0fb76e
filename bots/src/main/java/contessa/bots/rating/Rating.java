package contessa.bots.rating;

/**
 * How strong somebody is believed to be, as a normal distribution.
 *
 * @param mu the mean
 * @param sigma the standard deviation
 */
public record Rating(double mu, double sigma) {

  /** Of whom nothing is known. */
  public static final Rating UNKNOWN = new Rating(25, 25.0 / 3);

  /** What people's ratings drift by between two games, as the OpenSkill packages have it. */
  public static final double TAU = UNKNOWN.mu / 300;

  /** The same some time later: of who may have changed by then, less is known. */
  public Rating drifted(double tau) {
    return new Rating(mu, Math.sqrt(sigma * sigma + tau * tau));
  }

  /** What lists show: strength that is almost certainly there. */
  public double shown() {
    return mu - 3 * sigma;
  }
}
