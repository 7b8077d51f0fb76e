package contessa.dev;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.testkit.TestScale;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class ShuffleStatisticsTest {

  @Test
  void theShuffleIsEven() {
    ShuffleStatistics statistics = ShuffleStatistics.of(15, TestScale.of(20_000, 1_000_000), 1);
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

  @Test
  void theCommandReportsEverySize() {
    StringWriter out = new StringWriter();
    CommandLine shuffles = new CommandLine(new ShufflesCommand()).setOut(new PrintWriter(out));
    assertThat(shuffles.execute("--shuffles=2000")).isIn(0, 1);
    assertThat(out.toString().lines()).hasSize(6);
  }
}
