package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.SeededChance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many sequences of moves there are from fixed deals: numbers anyone can reproduce. */
final class MoveCountsTest {

  @ParameterizedTest
  @CsvSource({
    "bank,2,1,60",
    "bank,2,2,3600",
    "bank,2,3,216000",
    "factory,2,3,165600", // Carte Blanche in play
    "casino,2,3,167961", // Intrigues in play
    "bank,3,4,810000",
    "casino,3,4,654000",
    "archive,3,4,672000",
    "casino,4,3,74088",
    "casino,5,3,175616"
  })
  void countsFromTheDealOfASeed(String seed, int seats, int depth, long sequences) {
    RoyalTable table = RoyalRules.standard(seats).deal(0, SeededChance.of(seed), null);
    assertThat(sequences(table, depth)).isEqualTo(sequences);
  }

  private static long sequences(RoyalTable table, int depth) {
    if (depth == 1) {
      return table.choices();
    }
    long sum = 0;
    RoyalTable next = table.copy();
    for (int n = 0; n < table.choices(); n++) {
      next.become(table);
      next.play(table.choice(n), Stage.NO_CHANCE, null);
      sum += sequences(next, depth - 1);
    }
    return sum;
  }
}
