package contessa.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.api.Test;

class DecisionTimesTest {

  @Test
  void quantilesAreRightWithinAFewPercent() {
    DecisionTimes times = new DecisionTimes();
    for (long nanos = 1; nanos <= 1_000_000; nanos += 10) {
      times.count(nanos);
    }
    assertThat(times.quantile(0.5)).isCloseTo(500_000, withinPercentage(4));
    assertThat(times.quantile(0.99)).isCloseTo(990_000, withinPercentage(4));
  }

  @Test
  void theShortestAndLongestTimesAreCounted() {
    DecisionTimes times = new DecisionTimes();
    assertThat(times.quantile(0.5)).isZero();
    times.count(-5);
    times.count(0);
    times.count(Long.MAX_VALUE);
    assertThat(times.quantile(1)).isCloseTo(Long.MAX_VALUE, withinPercentage(4));
  }
}
