package contessa.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShuffleTest {

  @ParameterizedTest
  @ValueSource(ints = {15, 20, 25})
  void theShuffleIsEven(int cards) {
    ShuffleStatistics statistics =
        ShuffleStatistics.of(cards, TestScale.of(20_000, 1_000_000), TestScale.SEED);
    System.out.printf(
        "%d cards: places %s, pairs %s%n", cards, statistics.places(), statistics.pairs());
    assertThat(statistics.places().inBand()).isTrue();
    assertThat(statistics.pairs().inBand()).isTrue();
  }

  /** The bands agree with tables of the distribution. */
  @Test
  void theBandHoldsNinetyNineOfAHundred() {
    ShuffleStatistics.Result hundred = new ShuffleStatistics.Result(100, 100);
    assertThat(hundred.low()).isBetween(67.2, 67.5);
    assertThat(hundred.high()).isBetween(140.0, 140.3);
  }
}
