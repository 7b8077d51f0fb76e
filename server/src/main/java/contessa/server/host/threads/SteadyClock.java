package contessa.server.host.threads;

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

  /** Readings closer than this share one value, without locking. */
  private static final long GLANCE_NANOS = 20 * NANOS_PER_MILLI;

  /**
   * The clock at one moment.
   *
   * @param atNanos that moment on the monotonic clock
   */
  private record Reading(long startMillis, long elapsedNanos, long atNanos) {}

  private final LongSupplier nanos;
  private final int speed;
  private volatile Reading last;

  /** Whether a later time has been handed out. */
  private volatile boolean glanced;

  private int pauses;

  /**
   * A clock that begins at this time.
   *
   * @param nanos the monotonic clock
   * @param speed how many milliseconds of this clock pass in a real one
   */
  public SteadyClock(long startMillis, LongSupplier nanos, int speed) {
    this.nanos = nanos;
    this.speed = speed;
    last = new Reading(startMillis, 0, nanos.getAsLong());
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
  public long millis() {
    Reading known = last;
    long gap = nanos.getAsLong() - known.atNanos;
    if (gap < 0 || gap >= GLANCE_NANOS) {
      return read();
    }
    if (!glanced) {
      glanced = true;
    }
    return known.startMillis + millisIn(known.elapsedNanos + gap);
  }

  private synchronized long read() {
    Reading before = last;
    long now = Math.max(before.atNanos, nanos.getAsLong());
    long gap = now - before.atNanos;
    if (gap > LONGEST_GAP_NANOS) {
      pauses++;
      gap = glanced ? GLANCE_NANOS : 0; // the clock never runs back
    }
    last = new Reading(before.startMillis, before.elapsedNanos + gap, now);
    glanced = false;
    return before.startMillis + millisIn(before.elapsedNanos + gap);
  }

  private long millisIn(long elapsedNanos) {
    return elapsedNanos * speed / NANOS_PER_MILLI;
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
    long ahead = Math.max(0, time - read());
    Reading now = last;
    last = new Reading(now.startMillis + ahead, now.elapsedNanos, now.atNanos);
  }
}
