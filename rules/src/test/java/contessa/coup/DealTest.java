package contessa.coup;

import static contessa.coup.Edition.CITY_STATE;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Chance;
import contessa.game.Rule;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;

/** The deck is never shuffled: each draw takes a random card of the court, which is equivalent. */
final class DealTest {

  private static final CoupRules RULES = CoupRules.of(CITY_STATE, 3);

  @Test
  @Rule({"R-CORE-03", "R-ACT-09"})
  void everyCardIsAsLikelyInEveryHandAsInTheCourt() {
    Chance chance = new SeededChance(2026);
    CoupTable table = RULES.deal(0, chance, null);
    int games = 30_000;
    int[][] inHand = new int[3][30];
    for (int game = 0; game < games; game++) {
      table.setUp(0, chance, null);
      for (int seat = 0; seat < 3; seat++) {
        for (Card card : new Cards(table.down(seat)).list()) {
          inHand[seat][card.index()]++;
        }
      }
    }
    for (int[] hand : inHand) {
      for (Card card : RULES.cards().list()) {
        // 4,000 expected, 59 the standard deviation
        assertThat(hand[card.index()]).as("%s", card).isBetween(3_764, 4_236);
      }
    }
  }

  @Test
  @Rule({"R-CORE-03", "R-CHL-06"})
  void everyPairOfCharactersComesAsOftenAsItShould() {
    Chance chance = new SeededChance(7);
    CoupTable table = RULES.deal(0, chance, null);
    int games = 35_000;
    int pairs = 0;
    int dukesInCourt = 0;
    for (int game = 0; game < games; game++) {
      table.setUp(0, chance, null);
      Cards hand = new Cards(table.down(2));
      pairs += hand.count(hand.list().getFirst().role()) - 1;
      dukesInCourt += new Cards(table.court()).count(Role.DUKE);
    }
    assertThat(pairs / (double) games).isBetween(1 / 7.0 - 0.007, 1 / 7.0 + 0.007);
    assertThat(dukesInCourt / (double) games).isBetween(1.8 - 0.02, 1.8 + 0.02);
  }
}
