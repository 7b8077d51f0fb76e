package contessa.server.net;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Spreads what a client address sends at once over time, so that others get their turn in between.
 * Nothing is refused: a page loads at once, and a flood waits.
 */
final class Pacer {

  private static final int MAX_KEYS = 100_000;
  private static final Duration FORGOTTEN_AFTER = Duration.ofMinutes(1);

  private final long gap;
  private final long lead;
  private final LongSupplier nanos;
  private final Cache<String, Schedule> schedules;

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
  Pacer(int burst, int perSecond, LongSupplier nanos) {
    gap = Duration.ofSeconds(1).toNanos() / perSecond;
    lead = burst * gap;
    this.nanos = nanos;
    schedules =
        Caffeine.newBuilder()
            .maximumSize(MAX_KEYS)
            .executor(Runnable::run) // another thread would have to be woken up for it
            .expireAfterAccess(FORGOTTEN_AFTER)
            .ticker(nanos::getAsLong)
            .build();
  }

  /** Takes the next turn of a key: how long to wait for it, in nanoseconds. */
  long take(String key) {
    long now = nanos.getAsLong();
    Schedule schedule = schedules.get(key, _ -> new Schedule(now));
    synchronized (schedule) {
      long ahead = Math.max(0, schedule.next - now) + gap; // a difference, since clocks overflow
      schedule.next = now + ahead;
      return Math.max(0, ahead - lead);
    }
  }

  /** Waits for the next turn of a key. */
  void await(String key) {
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
