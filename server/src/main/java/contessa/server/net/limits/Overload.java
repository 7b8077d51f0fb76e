package contessa.server.net.limits;

import module java.base;

/**
 * Load shedding: whether the server keeps up, judged by how long recent commands of players took,
 * and how long what came from their sockets waited for a thread. While it does not, it rejects new
 * spectators, replays and lists with a Retry-After, so that games continue. If that is not enough,
 * it also drops present spectators, and nobody can open a table.
 */
public final class Overload {

  public static final long SLOW = TimeUnit.MILLISECONDS.toNanos(250);

  private static final long WINDOW = TimeUnit.SECONDS.toNanos(2);

  /** Shorter than that, it may be a pause that is over already. */
  private static final long SUSTAINED_AFTER = TimeUnit.SECONDS.toNanos(5);

  /** A few may be slow by bad luck: the disk stalls, or memory is cleaned up. */
  private static final int MIN_SLOW = 50;

  private final LongSupplier nanos;
  private long since;
  private int slow;
  private long longest;
  private long longestBefore;
  private volatile long began;
  private volatile long until;

  /**
   * Starts in the normal state.
   *
   * @param nanos a clock that does not jump
   */
  public Overload(LongSupplier nanos) {
    this.nanos = nanos;
    since = nanos.getAsLong();
    until = since;
  }

  /** A command was answered, or what came from a socket was read, after so long. */
  public void took(long duration) {
    if (duration >= SLOW) {
      countSlow(nanos.getAsLong(), duration);
    }
  }

  private synchronized void countSlow(long now, long duration) {
    if (now - since > WINDOW) {
      longestBefore = now - since > 2 * WINDOW ? 0 : longest;
      longest = 0;
      since = now;
      slow = 0;
    }
    longest = Math.max(longest, duration);
    slow++;
    if (slow >= MIN_SLOW) {
      if (!isOn()) {
        began = now;
      }
      until = now + WINDOW;
    }
  }

  /**
   * How long players' answers take now, in milliseconds. The time of whole commands counts: most of
   * it passes after a thread has begun with them.
   */
  public long delay() {
    return isOn() ? TimeUnit.NANOSECONDS.toMillis(slowestLately()) : 0;
  }

  private synchronized long slowestLately() {
    return Math.max(longest, longestBefore);
  }

  public boolean isOn() {
    return until - nanos.getAsLong() > 0;
  }

  /** Milliseconds after which those who are rejected now may try again. */
  public long retryAfter() {
    return isSustained() ? 10_000 : 2_000;
  }

  /** Whether it has been on for a while. */
  public boolean isSustained() {
    return isOn() && nanos.getAsLong() - began > SUSTAINED_AFTER;
  }
}
