package contessa.coup;

import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Position;
import contessa.game.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A turn and the actions that claim nothing. */
final class TurnTest extends AtTheTable {

  @Test
  @Rule("R-CORE-11")
  void turnsGoClockwiseWithOneActionEach() {
    given(CITY_STATE, "DD:2", "AM:2", "CC:2");
    plays("0 income; 1 income; 2 income; 0 income");
    shows("DD:4", "AM:3", "CC:3");
    turnOf(1);
    assertThat(table.turn()).isEqualTo(5);
  }

  @Test
  @Rule({"R-CORE-11", "R-TURN-04"})
  void nobodyMayPassATurn() {
    given(CITY_STATE, "DD:2", "AM:2", "CC:2");
    forbids("pass");
    given(CITY_STATE, "DD:0", "AM:2", "CC:2");
    asks(0, CoupPhase.ACTION, "income", "foreign-aid", "tax", "exchange", "steal 1", "steal 2");
  }

  @Test
  @Rule({"R-CORE-14", "R-TURN-02"})
  void anyActionMayBeChosenThatCanBePaidFor() {
    given(CITY_STATE, "DD:6", "AM:2", "CC:2");
    allows("assassinate 1");
    forbids("coup 1");
    given(CITY_STATE, "DD:7", "AM:2", "CC:2");
    allows("coup 1", "coup 2");
  }

  @Test
  @Rule({"R-CORE-12", "R-CORE-15", "R-ACT-04"})
  void anUnchallengedBluffSucceeds() {
    given(CITY_STATE, "AK:2", "AM:2", "CC:2");
    play(0, "tax");
    unchallenged();
    shows("AK:5", "AM:2", "CC:2");
  }

  @Test
  @Rule("R-ACT-04")
  void taxGivesThreeAndCannotBeBlocked() {
    given(CITY_STATE, "DK:2", "AM:2", "DC:2");
    play(0, "tax");
    pass(1, 2);
    shows("DK:5", "AM:2", "DC:2");
    turnOf(1);
  }

  @Test
  @Rule("R-ACT-01")
  void incomeGivesOneAndNobodyIsAsked() {
    given(CITY_STATE, "DK:2", "AM:2", "DC:2");
    play(0, "income");
    shows("DK:3", "AM:2", "DC:2");
    turnOf(1);
  }

  @Test
  @Rule({"R-ACT-03", "R-RES-02"})
  void aCoupCostsSevenAndNobodyMayObject() {
    given(CITY_STATE, "DK:9", "CM:2", "CC:2");
    play(0, "coup 1");
    asks(1, CoupPhase.LOSE);
    shows("DK:2", "CM:2", "CC:2");
    play(1, "lose Contessa");
    turnOf(1);
  }

  @ParameterizedTest
  @EnumSource
  @Rule({"R-CORE-19", "R-CORE-20"})
  void noMoveGivesCoinsAwayOrShowsCardsUnasked(Edition edition) {
    given(edition, o -> o.withExchanger(CoupOptions.Exchanger.BOTH), "DK:9", "CM:2", "CC:2");
    forbids("show Duke", "show", "offer Duke", "lose Duke", "keep Duke Captain", "return");
    assertThat(Position.of(table).moves()).isNotEmpty().allMatch(CoupMove.Act.class::isInstance);
    assertThat(Action.ALL)
        .containsExactlyInAnyOrder(
            Action.INCOME,
            Action.FOREIGN_AID,
            Action.COUP,
            Action.TAX,
            Action.ASSASSINATE,
            Action.STEAL,
            Action.EXCHANGE,
            Action.EXAMINE,
            Action.CONVERT,
            Action.EMBEZZLE);
  }

  @Test
  @Rule({"R-REF-04", "R-TURN-03", "R-TURN-05"})
  void everyActionOfReformationWithItsTargets() {
    given(REFORMATION, o -> o, 1, "DK:7:L", "CA:2:R", "CC:2:L");
    asks(
        0,
        CoupPhase.ACTION,
        "income",
        "foreign-aid",
        "tax",
        "embezzle",
        "exchange",
        "coup 1",
        "assassinate 1",
        "steal 1",
        "examine 1",
        "examine 2",
        "convert 0",
        "convert 1",
        "convert 2");
  }
}
