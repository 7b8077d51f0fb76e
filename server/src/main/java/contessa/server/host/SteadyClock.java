package contessa.server.host;

import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * The time at the tables. It starts with the wall clock and then runs by the monotonic clock, so a
 * change of the wall clock does not matter.
 *
 * <p>It leaves out pauses. {@link TableTimer} reads it at least every half second; if nobody has
 * read it for two seconds, the process was stopped or the machine was asleep, and that time does
 * not count: nobody runs out of time while the server could not listen.
 */
public final class SteadyClock implements InstantSource {

  private static final long NANOS_PER_MILLI = 1_000_000;

  /** A longer gap between two readings is a pause. */
  static final long LONGEST_GAP_NANOS = 2_000 * NANOS_PER_MILLI;

  private final LongSupplier nanos;
  private final int speed;
  private long startMillis;
  private long lastNanos;
  private long elapsedNanos;
  private int pauses;

  /**
   * A clock that begins at this time.
   *
   * @param nanos the monotonic clock
   * @param speed how many milliseconds of this clock pass in a real one
   */
  public SteadyClock(long startMillis, LongSupplier nanos, int speed) {
    this.startMillis = startMillis;
    this.nanos = nanos;
    this.speed = speed;
    lastNanos = nanos.getAsLong();
  }

  /** The time of the wall clock, from now on at its usual speed. */
  public static SteadyClock start() {
    return startAtSpeed(1);
  }

  /**
   * A clock that runs faster, so that a minute of testing covers hours.
   *
   * @param speed how many milliseconds of this clock pass in a real one
   */
  public static SteadyClock startAtSpeed(int speed) {
    return new SteadyClock(System.currentTimeMillis(), System::nanoTime, speed);
  }

  @Override
  public synchronized long millis() {
    long now = nanos.getAsLong();
    long gap = now - lastNanos;
    lastNanos = now;
    if (gap > LONGEST_GAP_NANOS) {
      pauses++;
    } else {
      elapsedNanos += gap;
    }
    return startMillis + elapsedNanos * speed / NANOS_PER_MILLI;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }

  /** How many milliseconds of this clock pass in a real one. */
  public int speed() {
    return speed;
  }

  /** How often the clock has noticed a pause. */
  synchronized int pauses() {
    return pauses;
  }

  /** Real milliseconds until this time. */
  long realMillisUntil(long time) {
    return Math.ceilDiv(time - millis(), speed);
  }

  /** Moves the clock forward to this time if it is behind: a table's time never runs backwards. */
  public synchronized void advanceTo(long time) {
    startMillis += Math.max(0, time - millis());
  }
}
