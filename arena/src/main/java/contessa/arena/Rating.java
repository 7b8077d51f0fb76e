package contessa.arena;

/**
 * How strong somebody is believed to be, as a normal distribution.
 *
 * @param mu the mean
 * @param sigma the standard deviation
 */
public record Rating(double mu, double sigma) {

  /** Of whom nothing is known. */
  public static final Rating UNKNOWN = new Rating(25, 25.0 / 3);

  /** What lists show: strength that is almost certainly there. */
  public double shown() {
    return mu - 3 * sigma;
  }
}
