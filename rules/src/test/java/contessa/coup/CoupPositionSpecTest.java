package contessa.coup;

import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import contessa.coup.CoupOptions.Art;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Positions set up from a description, and impossible ones. */
final class CoupPositionSpecTest extends AtTheTable {

  @Test
  void theCourtConsistsOfTheCardsNotListed() {
    given(CITY_STATE, "DK:2", "*Am:5", "cc");
    court("DDAAKKMMC");
    shows("DK:2", "Am:5", "cc");
    turnOf(1);
    assertThat(table.turn()).isEqualTo(1);
  }

  @Test
  void sidesAlternateUnlessGiven() {
    given(REFORMATION, "DK:2", "AA:2", "CC:2", "KK:2");
    shows("DK:2:L", "AA:2:R", "CC:2:L", "KK:2:R");
  }

  @Test
  void anImpossiblePositionIsRefused() {
    refused("there are 3 players", "DD:1", "AA:1");
    refused("there are 3 players", "DD:1", "AA:1", "CC:1", "KK:1");
    refused("seat 0 needs two cards, face down and face up together", "D:1", "AA:1", "CC:1");
    refused("seat 1 needs two cards, face down and face up together", "DD:1", "AAa:1", "CC:1");
    refused("seat 2 has 0 to 999 coins", "DD:1", "AA:1", "CC:-1");
    refused("seat 2 has 0 to 999 coins", "DD:1", "AA:1", "CC:1000");
    refused("seat 2 is out and can have no coins", "DD:1", "AA:1", "cc:1");
    refused("the game would be over: fewer than two players are alive", "DD:1", "aa", "cc");
    refused("seat 1 is out and cannot act", "DD:1", "*aa", "CC:1");
    refused("there are not that many cards of DUKE in play", "DD:1", "DD:1", "CC:1");
    refused("there are not that many cards of INQUISITOR in play", "DI:1", "DD:1", "CC:1");
    refused("seat 0 has an allegiance, but the game has none", "DK:1:L", "DD:1", "CC:1");
  }

  @Test
  void nobodyActsFromASeatThatDoesNotExist() {
    CoupPositionSpec scene = scene(0, "DD:1", "AA:1", "CC:1");
    for (int actor : new int[] {-1, 3}) {
      CoupPositionSpec wrong = new CoupPositionSpec(scene.places(), actor, 0);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> wrong.on(CoupRules.of(CITY_STATE, 3)))
          .withMessage("there is no seat " + actor);
    }
  }

  @Test
  void aReserveNeedsAllegiances() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> given(CITY_STATE, UnaryOperator.identity(), 2, "DK:1", "DD:1"))
        .withMessage("without allegiances there is no reserve");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> given(REFORMATION, UnaryOperator.identity(), -1, "DK:1", "DD:1"))
        .withMessage("the reserve holds 0 to 999 coins");
  }

  @Test
  void withDistinctArtNoCopyIsNamedTwice() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> given(RESISTANCE, o -> o.withArt(Art.DISTINCT), "D1D2:1", "D2K1:1", "C1C2:2"))
        .withMessage("a card of DUKE is named twice");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> given(RESISTANCE, o -> o.withArt(Art.DISTINCT), "D1D4:1", "D2K1:1", "C1C2:2"))
        .withMessage("there are not that many cards of DUKE in play");
  }

  private void refused(String why, String... seats) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> scene(0, seats).on(CoupRules.of(CITY_STATE, 3)))
        .withMessage(why);
  }
}
