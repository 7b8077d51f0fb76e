package contessa.coup;

import static contessa.coup.Edition.BRAZILIAN;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import contessa.game.Rule;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a game begins, with few players and with many. */
final class CoupSetUpTest extends AtTheTable {

  @Test
  @Rule({"R-CORE-02", "R-CMP-01", "R-CMP-02", "R-CMP-03"})
  void theCourtHasThreeCopiesOfFiveCharacters() {
    for (Edition edition : new Edition[] {CITY_STATE, RESISTANCE, BRAZILIAN}) {
      Cards cards = CoupRules.of(edition, 3).cards();
      assertThat(cards.count()).isEqualTo(15);
      for (Role role :
          new Role[] {Role.DUKE, Role.ASSASSIN, Role.CAPTAIN, Role.AMBASSADOR, Role.CONTESSA}) {
        assertThat(cards.count(role)).isEqualTo(3);
      }
    }
  }

  @Test
  @Rule({"R-CORE-03", "R-CORE-05"})
  void everybodyGetsTwoCardsAndTwoCoinsAndTheRestIsTheCourt() {
    dealt(CoupRules.of(CITY_STATE, 3), 0, "CDKCAD");
    shows("CD:2", "KC:2", "AD:2");
    court("DAAKKMMMC");
    treasury(44);
    turnOf(0);
    heard(
        "dealt 0 2 {0: Duke Contessa}",
        "dealt 1 2 {1: Captain Contessa}",
        "dealt 2 2 {2: Duke Assassin}",
        "turn 1 of 0");
  }

  @Test
  @Rule({"R-CORE-07", "D-12"})
  void theSeatNamedAsFirstBegins() {
    dealt(CoupRules.of(CITY_STATE, 3), 2, "CDKCAD");
    turnOf(2);
    play(2, "income");
    turnOf(0);
  }

  @Test
  @Rule("D-12")
  void aSeatThatDoesNotExistCannotBegin() {
    CoupRules rules = CoupRules.of(CITY_STATE, 3);
    for (int first : new int[] {-1, 3}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> rules.deal(first, new SeededChance(1), null))
          .withMessage("there is no seat " + first);
    }
  }

  @ParameterizedTest
  @CsvSource({"2,3", "3,3", "4,3", "5,3", "6,3", "7,4", "8,4", "9,5", "10,5"})
  @Rule({"R-CORE-02", "R-BIG-01", "R-BIG-02", "D-13", "D-20"})
  void moreThanSixPlayersNeedMoreCopies(int players, int copies) {
    CoupRules rules = CoupRules.of(RESISTANCE, players);
    assertThat(rules.copies()).isEqualTo(copies);
    assertThat(rules.cards().count()).isEqualTo(5 * copies);
    CoupTable table = rules.deal(0, new SeededChance(players), null);
    assertThat(Integer.bitCount(table.court())).isEqualTo(5 * copies - 2 * players);
  }

  @Test
  @Rule({"R-BIG-02", "D-06"})
  void tenPlayersWithBothExchangersHaveThirtyCards() {
    CoupOptions options = RESISTANCE.options(10).withExchanger(CoupOptions.Exchanger.BOTH);
    assertThat(CoupRules.of(RESISTANCE, options, 10).cards().count()).isEqualTo(30);
  }

  @Test
  @Rule({"R-BIG-02", "G-01"})
  void tenPlayersAreAllAsked() {
    CoupTable ten = CoupRules.of(RESISTANCE, 10).deal(9, new SeededChance(1), null);
    ten.play(Action.TAX.code(), new SeededChance(1), null);
    for (int seat = 0; seat < 9; seat++) {
      assertThat(ten.toMove()).isEqualTo(seat);
      ten.play(CoupCodes.PASS, new SeededChance(1), null);
    }
    assertThat(ten.coins(9)).isEqualTo(5);
    assertThat(ten.toMove()).isZero();
  }

  @Test
  @Rule({"R-2P-01", "D-04"})
  void withTwoPlayersTheFirstHasOneCoin() {
    dealt(CoupRules.of(RESISTANCE, 2), 1, "CDKC");
    shows("CD:2", "KC:1");
    treasury(47);
  }

  @Test
  @Rule("D-04")
  void inCityStateAndReformationTheFirstHasTwo() {
    dealt(CoupRules.of(CITY_STATE, 2), 1, "CDKC");
    shows("CD:2", "KC:2");
    dealt(CoupRules.of(REFORMATION, 2), 1, "CDKC");
    shows("CD:2", "KC:2");
  }

  @Test
  @Rule({"R-2P-01", "R-OPT-05"})
  void withMorePlayersTheFirstHasTwo() {
    dealt(CoupRules.of(RESISTANCE, 3), 1, "CDKCAD");
    shows("CD:2", "KC:2", "AD:2");
  }
}
