package contessa.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.coup.OddPolicies;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * The best bot against three copies of a player that nothing was tuned against. {@code
 * -DoddPolicies.games=400} plays more games and prints the shares.
 */
@Tag("soak")
class OddPoliciesTest {

  private static final int FEW = 8;
  private static final int GAMES = Integer.getInteger("oddPolicies.games", FEW);
  private static final Budget BUDGET = Budget.rollouts(100);
  private static final long SEED = 11;
  private static final double FAIR = 0.25;

  @TestFactory
  Stream<DynamicTest> theContessaBeatsPlayersItWasNotTunedAgainst() {
    return OddPolicies.all().stream()
        .map(odd -> DynamicTest.dynamicTest(odd.name(), () -> beats(odd)));
  }

  private static void beats(BotKind odd) {
    BotGames games = new BotGames(CoupRules.of(Edition.RESISTANCE, 4), BUDGET);
    double share = games.share(Roster.named("contessa").orElseThrow(), odd, GAMES, SEED);
    if (GAMES > FEW) {
      System.out.printf(Locale.ROOT, "%s %.1f %%%n", odd.name(), 100 * share);
    }
    assertThat(share).isGreaterThan(FAIR);
  }
}
