package contessa.server.net.limits;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

/**
 * Token buckets by key: a burst, and a steady rate. A bucket that has had time to fill up is
 * forgotten, and there are never more than a fixed number of them.
 */
public final class RateLimiter {

  /** Strangers choose the keys. */
  private static final int MOST = 100_000;

  private final double capacity;
  private final double perMilli;
  private final LongSupplier clock;
  private final Cache<String, Bucket> buckets;
  private volatile Consumer<String> others = _ -> {};

  private static final class Bucket {
    double left;
    long at;

    Bucket(double left, long at) {
      this.left = left;
      this.at = at;
    }
  }

  /**
   * A limit.
   *
   * @param clock milliseconds; it may be any clock that does not jump
   */
  public RateLimiter(int capacity, double perSecond, LongSupplier clock) {
    this.capacity = capacity;
    perMilli = perSecond / 1_000;
    this.clock = clock;
    long fullAfter =
        (long) Math.min(capacity / perMilli + 1, (double) Duration.ofDays(1).toMillis());
    buckets =
        Caffeine.newBuilder()
            .maximumSize(MOST)
            .expireAfterAccess(Duration.ofMillis(fullAfter))
            .ticker(() -> TimeUnit.MILLISECONDS.toNanos(clock.getAsLong()))
            .build();
  }

  /** Counts one; false if that is too many. */
  public boolean take(String key) {
    boolean admitted = take(key, 1);
    if (admitted) {
      others.accept(key);
    }
    return admitted;
  }

  /** Counts one that another node has admitted. */
  public void countRemote(String key) {
    take(key, 1);
  }

  /** Registers the broadcaster to the other nodes of a cluster. */
  public void onChange(Consumer<String> task) {
    others = task;
  }

  /** Whether another would be admitted now. */
  boolean has(String key) {
    return take(key, 0);
  }

  private boolean take(String key, int count) {
    long now = clock.getAsLong();
    Bucket bucket = buckets.get(key, _ -> new Bucket(capacity, now));
    synchronized (bucket) {
      bucket.left = Math.min(capacity, bucket.left + Math.max(0, now - bucket.at) * perMilli);
      bucket.at = now;
      if (bucket.left < 1) {
        return false;
      }
      bucket.left -= count;
      return true;
    }
  }

  /** The number of buckets, for tests. */
  int size() {
    buckets.cleanUp();
    return (int) buckets.estimatedSize();
  }
}
