package contessa.dev.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import contessa.analysis.coup.ClaimEvidence;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;

class ClaimFitTest {

  private static final int FEATURES = ClaimEvidence.NAMES.split(" ", -1).length;

  /** Claims that are true as the second feature says. */
  private static List<ClaimCase> cases(double slope) {
    SeededChance chance = new SeededChance(1);
    List<ClaimCase> cases = new ArrayList<>();
    for (int n = 0; n < 20_000; n++) {
      double[] features = new double[FEATURES];
      features[0] = 1;
      features[1] = 4 * chance.fraction() - 2;
      boolean honest = chance.fraction() < 1 / (1 + Math.exp(-slope * features[1]));
      cases.add(new ClaimCase("one", new ClaimEvidence(0.5, features), honest));
    }
    return cases;
  }

  @Test
  void theWeightsBehindTheClaimsAreFound() {
    List<Double> weights = ClaimFit.of(cases(0.8));
    assertThat(weights.get(0)).isCloseTo(0, within(0.1));
    assertThat(weights.get(1)).isCloseTo(0.8, within(0.1));
    assertThat(weights.get(2)).isZero();
  }

  @Test
  void aTableTellsWhatWasSaidFromWhatWasTrue() {
    Reliability reliability = new Reliability();
    ClaimEvidence surely = new ClaimEvidence(1, new double[FEATURES]);
    reliability.add(
        List.of(new ClaimCase("one", surely, true), new ClaimCase("one", surely, false)));
    assertThat(reliability.all().said()).isEqualTo(1);
    assertThat(reliability.all().came()).isEqualTo(0.5);
    assertThat(reliability.all().margin()).isCloseTo(0.98, within(0.001));
    assertThat(reliability.table()).contains("90 to 100 %", "one ");
  }
}
