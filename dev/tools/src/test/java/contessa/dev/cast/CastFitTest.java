package contessa.dev.cast;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.testkit.TestScale;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Prints fitted lines of {@code temperaments.txt}, beginning with the values that it has now. */
@Tag("full")
class CastFitTest {

  private static final int ROUNDS = TestScale.of(1, 3);
  private static final int GAMES = TestScale.of(2, 200);
  private static final int DEALS = TestScale.of(4, 400);
  private static final int STEPS = 3;

  @ParameterizedTest
  @ValueSource(ints = {7, 6, 5, 4, 3, 2, 1})
  void aLevelCanBeFittedAgain(int level) {
    CastFit fit = new CastFit(level);
    for (int round = 0; round < ROUNDS; round++) {
      for (int step = 0; step < STEPS; step++) {
        fit.stepToRates(0.5, GAMES, 100L * round + step);
      }
      fit.stepToStrength(0.5, DEALS, round);
    }
    List<String> lines = fit.lines();
    lines.forEach(System.out::println);
    assertThat(lines).hasSize(3).allMatch(line -> line.contains(" "));
  }
}
