package contessa.server.host;

import java.time.Instant;
import java.time.InstantSource;

/**
 * The time at the tables, which tests may speed up.
 *
 * @param speed how many milliseconds of {@code source} pass in one real millisecond
 */
public record ScaledClock(InstantSource source, int speed) {

  public static final ScaledClock REAL = new ScaledClock(InstantSource.system(), 1);

  /** A clock that runs faster from now on, so that a minute of testing covers an evening. */
  public static ScaledClock times(int speed) {
    long start = System.currentTimeMillis();
    return new ScaledClock(
        () -> Instant.ofEpochMilli(start + (System.currentTimeMillis() - start) * speed), speed);
  }
}
