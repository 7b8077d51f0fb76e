package contessa.testkit.royal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.testkit.RandomGames;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("soak")
class RoyalRandomGamesTest {

  private static final int GAMES = TestScale.of(1_000, 4_000);

  @Test
  void randomGamesKeepTheInvariantsAfterEveryMoveAndAlwaysEnd() {
    RandomGames.Report report = RandomGames.of(1, AnyRoyal::rules, RoyalCheck::new).play(GAMES);
    System.out.println(report);
    assertThat(report.games()).isEqualTo(GAMES);
    assertThat(report.capped()).isZero();
  }
}
