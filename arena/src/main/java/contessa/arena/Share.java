package contessa.arena;

/**
 * A measured share, with the half width of its 95 % interval.
 *
 * @param mean from 0 to 1
 * @param margin infinite while nothing can be said
 */
public record Share(double mean, double margin) {

  public double low() {
    return Math.max(0, mean - margin);
  }

  public double high() {
    return Math.min(1, mean + margin);
  }

  public boolean contains(double value) {
    return low() <= value && value <= high();
  }
}
