package contessa.server.host.threads;

import module java.base;

/**
 * The time at the tables. It starts with the wall clock and then runs by the monotonic clock, so a
 * change of the wall clock does not matter. A table's time never runs back, so a journal row from
 * the future moves it forward; then it slews: it runs a twentieth slower until the wall clock has
 * caught up.
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

  /** Wall clocks of machines with NTP differ by less. */
  private static final long LONGEST_LEAD = 1_000;

  /**
   * The clock at one moment.
   *
   * @param atNanos that moment on the monotonic clock
   * @param ahead whether it has to wait for the wall clock
   */
  private record Reading(long startMillis, long elapsedNanos, long atNanos, boolean ahead) {

    /** What passes here in a real time. */
    long slewed(long gap) {
      return ahead ? gap - gap / 20 : gap;
    }
  }

  private final LongSupplier wall;
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
   * @param speed how many milliseconds of this clock pass in a real one; in tests a minute covers
   *     hours
   */
  public SteadyClock(long startMillis, LongSupplier nanos, int speed) {
    this(startMillis, () -> Long.MAX_VALUE, nanos, speed);
  }

  /** A clock that does not stay ahead of a wall clock. */
  SteadyClock(long startMillis, LongSupplier wall, LongSupplier nanos, int speed) {
    this.wall = wall;
    this.nanos = nanos;
    this.speed = speed;
    last = new Reading(startMillis, 0, nanos.getAsLong(), false);
  }

  /** The time of the wall clock, from now on at its usual speed. */
  public static SteadyClock start() {
    return new SteadyClock(
        System.currentTimeMillis(), System::currentTimeMillis, System::nanoTime, 1);
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
    return known.startMillis + millisIn(known.elapsedNanos + known.slewed(gap));
  }

  private synchronized long read() {
    Reading before = last;
    long now = Math.max(before.atNanos, nanos.getAsLong());
    long gap = now - before.atNanos;
    if (gap > LONGEST_GAP_NANOS) {
      pauses++;
      gap = glanced ? GLANCE_NANOS : 0; // the clock never runs back
    }
    long elapsed = before.elapsedNanos + before.slewed(gap);
    long millis = before.startMillis + millisIn(elapsed);
    last = new Reading(before.startMillis, elapsed, now, millis - LONGEST_LEAD > wall.getAsLong());
    glanced = false;
    return millis;
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
    last = new Reading(now.startMillis + ahead, now.elapsedNanos, now.atNanos, now.ahead);
  }
}
