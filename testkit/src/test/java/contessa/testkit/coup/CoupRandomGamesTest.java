package contessa.testkit.coup;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.testkit.RandomGames;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("soak")
class CoupRandomGamesTest {

  private static final int GAMES = TestScale.of(5_000, 20_000);

  @Test
  void randomGamesKeepTheInvariantsAfterEveryMove() {
    RandomGames.Report report = RandomGames.of(1, AnyCoup::rules, CoupCheck::new).play(GAMES);
    System.out.println(report);
    assertThat(report.games()).isEqualTo(GAMES);
    assertThat(report.capped())
        .as("games without an end within the cap are reported, and rare: %s", report)
        .isLessThan(GAMES / 100);
  }
}
