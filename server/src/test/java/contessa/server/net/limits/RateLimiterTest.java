package contessa.server.net.limits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimiterTest {

  private final AtomicLong now = new AtomicLong();

  @Test
  void burstThenRefill() {
    RateLimiter limiter = new RateLimiter(3, 2, now::get);
    assertThat(limiter.take("a")).isTrue();
    assertThat(limiter.take("a")).isTrue();
    assertThat(limiter.has("a")).isTrue();
    assertThat(limiter.take("a")).isTrue();
    assertThat(limiter.take("a")).isFalse();
    assertThat(limiter.take("b")).as("another").isTrue();
    now.addAndGet(499);
    assertThat(limiter.take("a")).isFalse();
    now.addAndGet(1);
    assertThat(limiter.take("a")).isTrue();
    assertThat(limiter.take("a")).isFalse();
    now.addAndGet(60_000);
    for (int i = 0; i < 3; i++) {
      assertThat(limiter.take("a")).isTrue();
    }
    assertThat(limiter.take("a")).isFalse();
  }

  @Test
  void keysOfStrangersDoNotFillTheMemory() {
    RateLimiter limiter = new RateLimiter(3, 2, now::get);
    for (int i = 0; i < 300_000; i++) {
      limiter.take("key" + i);
    }
    assertThat(limiter.size()).isLessThanOrEqualTo(100_000);
    now.addAndGet(10_000);
    assertThat(limiter.take("one more")).isTrue();
    // Full buckets are forgotten, many at a time.
    int size = limiter.size();
    while (size > 1) {
      int before = size;
      size = limiter.size();
      assertThat(size).isLessThan(before);
    }
  }
}
