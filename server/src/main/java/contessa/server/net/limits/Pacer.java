package contessa.server.net.limits;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Spreads what a client address sends at once over time, so that others get their turn in between.
 * Nothing is refused: a page loads at once, and a flood waits.
 */
public final class Pacer {

  private static final long FORGOTTEN_AFTER = Duration.ofMinutes(1).toNanos();

  private final long gap;
  private final long lead;
  private final LongSupplier nanos;
  private final RecentKeys<Schedule> schedules;

  /** When the next one would come if all had come at an even pace. */
  private static final class Schedule {
    long next;

    Schedule(long next) {
      this.next = next;
    }
  }

  /**
   * A pace.
   *
   * @param burst how many may come at once
   * @param perSecond how many may come in a second after that
   * @param nanos a clock that does not jump
   */
  public Pacer(int burst, int perSecond, LongSupplier nanos) {
    gap = Duration.ofSeconds(1).toNanos() / perSecond;
    lead = burst * gap;
    this.nanos = nanos;
    schedules = new RecentKeys<>(this::isOld);
  }

  private boolean isOld(Schedule schedule) {
    synchronized (schedule) {
      return nanos.getAsLong() - schedule.next > FORGOTTEN_AFTER;
    }
  }

  /** Takes the next turn of a key: how long to wait for it, in nanoseconds. */
  long take(String key) {
    long now = nanos.getAsLong();
    Schedule schedule = schedules.get(key, () -> new Schedule(now));
    synchronized (schedule) {
      long ahead = Math.max(0, schedule.next - now) + gap; // a difference, since clocks overflow
      schedule.next = now + ahead;
      return Math.max(0, ahead - lead);
    }
  }

  /** Waits for the next turn of a key. */
  public void await(String key) {
    long wait = take(key);
    if (wait > 0) {
      try {
        Thread.sleep(Duration.ofNanos(wait));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt(); // the server stops
      }
    }
  }
}
