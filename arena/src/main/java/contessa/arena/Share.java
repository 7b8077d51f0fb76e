package contessa.arena;

/**
 * A share that has been measured, with the half width of its 95 % interval.
 *
 * @param mean from 0 to 1
 * @param margin infinite where nothing can be said yet
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
