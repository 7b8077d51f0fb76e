package contessa.testkit.coup;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Rule;
import contessa.testkit.RandomGames;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("soak")
class CoupRandomGamesTest {

  private static final int GAMES = TestScale.of(1_000, 20_000);

  @Test
  @Rule({"INV-01", "INV-02", "INV-03", "INV-04", "INV-05", "INV-06", "INV-07", "INV-08"})
  void randomGamesKeepTheInvariantsAfterEveryMove() {
    RandomGames.Report report =
        RandomGames.of(1, RandomCoupRules::rules, CoupCheck::new).play(GAMES);
    System.out.println(report);
    assertThat(report.games()).isEqualTo(GAMES);
    assertThat(report.capped())
        .as("games without an end within the cap are reported, and rare: %s", report)
        .isLessThan(GAMES / 100);
  }
}
