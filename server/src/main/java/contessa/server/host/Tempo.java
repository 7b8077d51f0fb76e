package contessa.server.host;

import java.time.Instant;
import java.time.InstantSource;

/**
 * How time passes at the tables.
 *
 * @param speed how many milliseconds of the clock pass in a real one
 */
public record Tempo(InstantSource clock, int speed) {

  public static final Tempo REAL = new Tempo(InstantSource.system(), 1);

  /** Time that runs faster from now on, to try out in a minute what takes an evening. */
  public static Tempo times(int speed) {
    long start = System.currentTimeMillis();
    return new Tempo(
        () -> Instant.ofEpochMilli(start + (System.currentTimeMillis() - start) * speed), speed);
  }
}
