package contessa.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.analysis.coup.CoupAnalyst;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.record.GameRecord;
import contessa.notation.record.Reexecution;
import contessa.notation.record.Reexecution.Moment;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whoever is given a chance of 70 % wins about 70 of 100 games. Claims and Coup Royal are tested by
 * the command {@code calibration}, with bots that this module does not know.
 */
@Tag("soak")
class CalibrationTest {

  private static final int BINS = 5;

  /** Bins with fewer cases say nothing. */
  private static final int ENOUGH = 60;

  private static final int WIN_GAMES = TestScale.of(8, 4_000);

  /** A prediction and whether it came true. */
  private record Case(double said, boolean came) {}

  private static void check(List<Case> cases, double tolerance) {
    double said = cases.stream().mapToDouble(Case::said).average().orElseThrow();
    double came = cases.stream().mapToDouble(one -> one.came ? 1 : 0).average().orElseThrow();
    StringBuilder table = new StringBuilder();
    double worst = Math.abs(said - came) - noise(said, cases.size());
    for (int bin = 0; bin < BINS; bin++) {
      int of = bin;
      List<Case> in =
          cases.stream().filter(c -> Math.min(BINS - 1, (int) (c.said * BINS)) == of).toList();
      if (in.size() >= ENOUGH) {
        double expected = in.stream().mapToDouble(Case::said).average().orElseThrow();
        double found = in.stream().mapToDouble(one -> one.came ? 1 : 0).average().orElseThrow();
        worst = Math.max(worst, Math.abs(expected - found) - noise(expected, in.size()));
        table.append(String.format("%n%.2f said, %.2f came, %d cases", expected, found, in.size()));
      }
    }

    assertThat(worst).as("%.3f said, %.3f came%s", said, came, table).isLessThan(tolerance);
  }

  /** How far chance moves a share. Cases of one game hang together, so each counts for a third. */
  private static double noise(double p, int cases) {
    return 2 * Math.sqrt(p * (1 - p) / (cases / 3.0));
  }

  private static List<Case> wins(long seed) {
    SeededChance chance = new SeededChance(seed);
    CoupRules rules = CoupRules.of(Edition.CITY_STATE, 2 + chance.below(4));
    GameRecord record = RecordedBotGames.play(rules, List.of("contessa"), chance.next());
    CoupAnalyst analyst = new CoupAnalyst(rules, 1);
    List<Case> cases = new ArrayList<>();
    for (Moment moment : Reexecution.of(record)) {
      analyst.skip(moment);
      if (!moment.position().over() && chance.below(6) == 0) {
        double[] chances = analyst.chances();
        for (int seat = 0; seat < rules.seats(); seat++) {
          cases.add(new Case(chances[seat], Seats.has(record.end().winners(), seat)));
        }
      }
    }
    return cases;
  }

  @Test
  void playersWinAsOftenAsSaid() {
    check(
        IntStream.range(0, WIN_GAMES)
            .parallel()
            .mapToObj(CalibrationTest::wins)
            .flatMap(List::stream)
            .toList(),
        0.06);
  }
}
