package contessa.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class SameMathTest {

  private static final double NEAR = 1e-15;

  @Test
  void itIsNearToTheMathematicsOfTheJdk() {
    SeededChance chance = SeededChance.of("same math");
    for (int i = 0; i < 100_000; i++) {
      double x = (chance.fraction() - 0.5) * 60;
      assertThat(SameMath.exp(x) / StrictMath.exp(x)).isCloseTo(1, within(NEAR));
      double up = StrictMath.exp(x * 10);
      assertThat(SameMath.log(up))
          .isCloseTo(StrictMath.log(up), within(NEAR * (1 + Math.abs(x) * 10)));
      double p = chance.fraction();
      assertThat(SameMath.pow(p, 3.5)).isCloseTo(StrictMath.pow(p, 3.5), within(NEAR * 10));
    }
  }

  @Test
  void bordersAreThoseOfTheJdk() {
    for (double x : List.of(0.0, 1.0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)) {
      assertThat(SameMath.exp(x)).isCloseTo(Math.exp(x), within(NEAR));
      assertThat(Double.compare(SameMath.log(x), Math.log(x))).isZero();
    }
    assertThat(SameMath.exp(Double.NaN)).isNaN();
    assertThat(SameMath.log(Double.NaN)).isNaN();
    assertThat(SameMath.exp(-1_000)).isZero();
    assertThat(SameMath.exp(1_000)).isInfinite();
    assertThat(SameMath.pow(0, 0)).isEqualTo(1);
    assertThat(SameMath.pow(0, 2)).isZero();
    assertThat(SameMath.pow(1, 1e300)).isEqualTo(1);
  }
}
