package contessa.testkit.royal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.SeededChance;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import contessa.testkit.Perft;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The number of sequences of moves from fixed deals, which anybody can reproduce. */
class RoyalPerftTest {

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
  void fixedDealsContinueInAsManyWaysAsEver(String seed, int seats, int moves, long ways) {
    RoyalTable table = RoyalRules.standard(seats).deal(0, SeededChance.of(seed), null);
    assertThat(Perft.count(table, moves)).isEqualTo(ways);
  }
}
