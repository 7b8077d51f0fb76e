package contessa.coup;

import static contessa.coup.CoupOptions.Declared.COUP_AND_ASSASSINATE;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ForcedCoupTest extends AtTheTable {

  @ParameterizedTest
  @ValueSource(ints = {10, 11, 12, 25})
  @Rule({"R-CORE-16", "D-01", "EC-23", "R-TURN-01"})
  void withTenOrMoreCoinsOnlyACoupIsAllowed(int coins) {
    given(CITY_STATE, "DD:" + coins, "AM:2", "CC:2");
    asks(0, CoupPhase.ACTION, "coup 1", "coup 2");
  }

  @Test
  @Rule({"EC-23", "R-TURN-01"})
  void withNineCoinsThePlayerIsFree() {
    given(CITY_STATE, "DD:9", "AM:2", "CC:2");
    allows("income", "foreign-aid", "tax", "exchange", "coup 1", "assassinate 1", "steal 2");
  }

  @Test
  @Rule({"EC-23", "R-TURN-01"})
  void theTestIsMadeAtTheStartOfTheTurnOnly() {
    given(CITY_STATE, "DD:9", "AM:2", "CC:2");
    play(0, "tax");
    unchallenged();
    shows("DD:12", "AM:2", "CC:2");
    turnOf(1);
    plays("1 income; 2 income");
    asks(0, CoupPhase.ACTION, "coup 1", "coup 2");
  }

  @Test
  @Rule({"R-CORE-16", "R-SIDE-04"})
  void aTargetOfTheOtherSideIsAlwaysThereOrNobodyIsProtected() {
    given(REFORMATION, "DD:10:L", "AK:2:L", "CC:2:R");
    asks(0, CoupPhase.ACTION, "coup 2");
    given(REFORMATION, "DD:10:L", "AK:2:L", "CC:2:L");
    asks(0, CoupPhase.ACTION, "coup 1", "coup 2");
    given(REFORMATION, "DD:10:L", "AK:2:L", "cc:0:R");
    asks(0, CoupPhase.ACTION, "coup 1");
  }

  @Test
  @Rule({"R-CORE-16", "R-DCL-01"})
  void aForcedCoupNamesACharacterWhereCoupsAreDeclared() {
    given(CITY_STATE, o -> o.withDeclared(COUP_AND_ASSASSINATE), "DD:10", "AM:2", "cc");
    asks(
        0,
        CoupPhase.ACTION,
        "coup 1 Duke",
        "coup 1 Assassin",
        "coup 1 Captain",
        "coup 1 Ambassador",
        "coup 1 Contessa");
    List<Move> seen = table.view(0).moves();
    assertThat(seen).isEqualTo(Position.of(table).moves());
  }
}
