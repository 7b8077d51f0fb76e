package contessa.coup;

import static contessa.coup.Edition.BRAZILIAN;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Reader;
import contessa.game.Rule;
import org.junit.jupiter.api.Test;

final class BankTest extends AtTheTable {

  @Test
  @Rule({"D-11", "R-CMP-01", "R-CMP-02", "R-CMP-03", "R-BANK-02"})
  void theTreasuryShowsTheCoinsLeftInTheBox() {
    assertThat(CITY_STATE.coins()).isEqualTo(50);
    assertThat(RESISTANCE.coins()).isEqualTo(50);
    assertThat(BRAZILIAN.coins()).isEqualTo(54);
    assertThat(REFORMATION.coins()).isEqualTo(50);
    given(CITY_STATE, "AK:2", "AK:3", "DD:4");
    treasury(41);
    given(BRAZILIAN, "AK:2", "AK:3", "DD:4");
    treasury(45);
  }

  @Test
  @Rule({"R-REF-05", "R-BANK-02"})
  void theReserveIsNotPartOfTheTreasury() {
    given(REFORMATION, o -> o, 6, "AK:2", "AK:3", "DD:4");
    treasury(35);
  }

  @Test
  @Rule({"R-BIG-04", "D-11", "R-BANK-01"})
  void theBankIsNeverALimit() {
    given(CITY_STATE, "AK:9", "AK:20", "DD:21");
    treasury(0);
    play(0, "tax");
    unchallenged();
    shows("AK:12", "AK:20", "DD:21");
    treasury(0);
  }

  @Test
  @Rule({"R-CORE-05", "R-SEE-02"})
  void everybodySeesEverybodysCoins() {
    given(CITY_STATE, "AK:2", "AK:3", "DD:4");
    for (int reader : new int[] {0, 1, 2, Reader.SPECTATOR}) {
      assertThat(table.view(reader).coins(0)).isEqualTo(2);
      assertThat(table.view(reader).coins(1)).isEqualTo(3);
      assertThat(table.view(reader).coins(2)).isEqualTo(4);
    }
  }
}
