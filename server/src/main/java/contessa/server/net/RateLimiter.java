package contessa.server.net;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** How often somebody may do something: so many at once, and so many more with time. */
final class RateLimiter {

  private static final int MOST = 100_000;

  private final double capacity;
  private final double perMilli;
  private final LongSupplier clock;
  private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

  private static final class Bucket {
    double left;
    long at;

    Bucket(double left, long at) {
      this.left = left;
      this.at = at;
    }
  }

  RateLimiter(int capacity, double perSecond, LongSupplier clock) {
    this.capacity = capacity;
    perMilli = perSecond / 1_000;
    this.clock = clock;
  }

  /** Whether this one may now; if so it is counted. */
  boolean take(String key) {
    return may(key, 1);
  }

  /** Whether this one may now. */
  boolean has(String key) {
    return may(key, 0);
  }

  private boolean may(String key, int count) {
    long now = clock.getAsLong();
    if (buckets.size() > MOST) {
      buckets.values().removeIf(bucket -> (now - bucket.at) * perMilli >= capacity);
    }
    Bucket bucket = buckets.computeIfAbsent(key, _ -> new Bucket(capacity, now));
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
}
