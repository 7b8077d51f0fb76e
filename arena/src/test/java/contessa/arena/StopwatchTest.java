package contessa.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.api.Test;

class StopwatchTest {

  @Test
  void quantilesAreRightWithinAFewPercent() {
    Stopwatch watch = new Stopwatch();
    for (long nanos = 1; nanos <= 1_000_000; nanos += 10) {
      watch.count(nanos);
    }
    assertThat(watch.quantile(0.5)).isCloseTo(500_000, withinPercentage(4));
    assertThat(watch.quantile(0.99)).isCloseTo(990_000, withinPercentage(4));
  }

  @Test
  void theShortestAndTheLongestTimesHaveTheirPlace() {
    Stopwatch watch = new Stopwatch();
    assertThat(watch.quantile(0.5)).isZero();
    watch.count(-5);
    watch.count(0);
    watch.count(Long.MAX_VALUE);
    assertThat(watch.quantile(1)).isCloseTo(Long.MAX_VALUE, withinPercentage(4));
  }
}
