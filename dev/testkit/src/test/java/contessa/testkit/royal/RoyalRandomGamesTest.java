package contessa.testkit.royal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Rule;
import contessa.testkit.RandomGames;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("soak")
class RoyalRandomGamesTest {

  private static final int GAMES = TestScale.of(400, 4_000);

  @Test
  @Rule({"INV-CR-01", "INV-CR-02", "INV-CR-03", "INV-CR-04", "INV-CR-05"})
  void randomGamesKeepTheInvariantsAfterEveryMoveAndAlwaysEnd() {
    RandomGames.Report report =
        RandomGames.of(1, RandomRoyalRules::rules, RoyalCheck::new).play(GAMES);
    System.out.println(report);
    assertThat(report.games()).isEqualTo(GAMES);
    assertThat(report.capped()).isZero();
  }
}
