package contessa.coup;

import static contessa.coup.CoupOptions.Declared.COUP;
import static contessa.coup.Edition.BRAZILIAN;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import contessa.game.Rule;
import org.junit.jupiter.api.Test;

/** A player leaves a game under way. */
final class LeavingTest extends AtTheTable {

  @Test
  @Rule("EC-48")
  void aLeavingPlayerTurnsAllCardsUpAndTheCoinsGoToTheBank() {
    given(CITY_STATE, "DK:2", "AM:5", "CC:2");
    leaves(1);
    shows("DK:2", "am", "CC:2");
    turnOf(0);
    heard("lost 1 Assassin by left", "lost 1 Ambassador by left", "exiled 1", "coins 1 -5 exile");
  }

  @Test
  @Rule({"EC-48", "EC-25"})
  void aPlayerWhoHasLeftIsNoTarget() {
    given(CITY_STATE, "DK:8", "AM:5", "CC:2");
    leaves(1);
    forbids("coup 1", "assassinate 1", "steal 1");
    allows("coup 2");
  }

  @Test
  @Rule({"EC-48", "EC-32"})
  void leavingMayEndASidesProtection() {
    given(REFORMATION, "DK:8:L", "AI:5:R", "CC:2:L");
    forbids("coup 2");
    leaves(1);
    allows("coup 2");
  }

  @Test
  @Rule("EC-48")
  void aPlayerWhoLeavesDuringTheirTurnPassesItToTheNext() {
    given(CITY_STATE, "DK:8", "AM:5", "CC:2");
    leaves(0);
    turnOf(1);
  }

  @Test
  @Rule({"EC-48", "R-CORE-17"})
  void theLastOneAtTheTableWins() {
    given(CITY_STATE, "DK:8", "AM:5", "cc");
    leaves(0);
    wonBy(1);
  }

  @Test
  @Rule("EC-48")
  void theActionOfALeavingPlayerIsVoid() {
    given(RESISTANCE, "DK:8", "AM:5", "CC:2");
    plays("0 tax; 1 challenge");
    leaves(0);
    shows("dk", "AM:5", "CC:2");
    heard(
        "acted 0 tax as 0 Duke",
        "challenged 1 0 Duke",
        "lost 0 Duke by left",
        "lost 0 Captain by left",
        "exiled 0",
        "coins 0 -8 exile",
        "declined 0 Duke",
        "turn 2 of 1");
    turnOf(1);
  }

  @Test
  @Rule("EC-48")
  void theBlockOfALeavingPlayerIsVoid() {
    given(RESISTANCE, "DK:2", "AM:5", "CC:2");
    plays("0 foreign-aid; 1 block Duke; 2 challenge");
    leaves(1);
    shows("DK:4", "am", "CC:2");
    turnOf(2);
  }

  @Test
  @Rule("EC-48")
  void aBlockThatIsNotYetChallengedIsVoidToo() {
    given(RESISTANCE, "DK:2", "AM:5", "CC:2");
    plays("0 foreign-aid; 1 block Duke");
    leaves(1);
    shows("DK:4", "am", "CC:2");
  }

  @Test
  @Rule("EC-48")
  void leavingWhenAskedCountsAsAPass() {
    given(CITY_STATE, "DK:2", "AM:5", "CC:2", "MM:2");
    play(0, "tax");
    leaves(1);
    asks(2, CoupPhase.CHALLENGE_ACTION);
    leaves(3);
    pass(2);
    shows("DK:5", "am", "CC:2", "mm");
    turnOf(2);
  }

  @Test
  @Rule("EC-48")
  void theLastToBeAskedMayLeave() {
    given(CITY_STATE, "DK:2", "AM:5", "CC:2", "MM:2");
    play(0, "foreign-aid");
    pass(1, 2);
    leaves(3);
    shows("DK:4", "AM:5", "CC:2", "mm");
    turnOf(1);
  }

  @Test
  @Rule("EC-48")
  void anActionHasNoEffectOnATargetWhoHasLeft() {
    given(CITY_STATE, "AK:3", "AM:5", "CC:2");
    play(0, "assassinate 1");
    leaves(1);
    pass(2);
    shows("AK:0", "am", "CC:2");
    turnOf(2);
  }

  @Test
  @Rule("EC-48")
  void leavingSettlesAnInfluenceOwed() {
    given(RESISTANCE, "DK:2", "AM:5", "CC:2");
    draws("A");
    plays("0 tax; 1 challenge; 0 show Duke");
    leaves(1);
    shows("AK:5", "am", "CC:2");
    turnOf(2);
  }

  @Test
  @Rule("EC-48")
  void aChallengeLapsesIfTheChallengerLeavesBeforeTheProof() {
    given(RESISTANCE, "AK:2", "AM:5", "CC:2");
    plays("0 tax; 1 challenge");
    leaves(1);
    shows("AK:5", "am", "CC:2");
    turnOf(2);
  }

  @Test
  @Rule("EC-48")
  void theAttackersLossStillFallsOnTheTarget() {
    given(CITY_STATE, "AK:7", "AM:5", "CC:2");
    play(0, "coup 1");
    leaves(0);
    asks(1, CoupPhase.LOSE);
    play(1, "lose Assassin");
    shows("ak", "Ma:5", "CC:2");
    turnOf(1);
  }

  @Test
  @Rule("EC-48")
  void leavingDuringAnExchangeReturnsTheDrawnCardsFirst() {
    given(CITY_STATE, "MK:2", "AM:5", "CC:2");
    draws("DA");
    play(0, "exchange");
    unchallenged();
    leaves(0);
    assertThat(Integer.bitCount(table.up(0))).isEqualTo(2);
    assertThat(table.down(0)).isZero();
    turnOf(1);
  }

  @Test
  @Rule("EC-48")
  void theExposedTargetExchangesEvenIfTheAttackerHasLeft() {
    given(BRAZILIAN, o -> o.withDeclared(COUP), "MK:7", "AM:5", "CC:2");
    draws("DA");
    play(0, "coup 1 Captain");
    leaves(0);
    play(1, "keep Duke Assassin");
    shows("mk", "DA:5", "CC:2");
    turnOf(1);
  }

  @Test
  @Rule("EC-48")
  void anExaminationLapsesWhenEitherLeaves() {
    given(REFORMATION, "IK:7", "AK:5", "CC:2");
    plays("0 examine 1; 1 pass; 2 pass; 1 offer Captain");
    leaves(1);
    turnOf(2);
    given(REFORMATION, "IK:7", "AK:5", "CC:2");
    plays("0 examine 1; 1 pass; 2 pass");
    leaves(0);
    turnOf(1);
  }

  @Test
  @Rule({"EC-48", "R-REF-01"})
  void theNextPlayerChoosesTheSideIfTheFirstHasLeft() {
    dealt(CoupRules.of(REFORMATION, 3), 1, "DDAAKK");
    leaves(1);
    asks(2, CoupPhase.ALLEGIANCE);
    play(2, "choose loyalist");
    shows("DD:2:R", "aa", "KK:2:L");
    turnOf(2);
  }

  @Test
  @Rule({"EC-48", "R-2P-02"})
  void leavingTheDraftLosesTheGame() {
    dealt(CoupRules.of(BRAZILIAN, 2), 0, "");
    play(0, "pick Duke");
    leaves(1);
    wonBy(0);
  }

  @Test
  @Rule("EC-48")
  void onlyALivingPlayerOfAGameUnderWayCanLeave() {
    given(CITY_STATE, "DK:8", "am", "CC:2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> leaves(1))
        .withMessage("seat 1 is not in the game");
    leaves(0);
    wonBy(2);
    assertThatIllegalArgumentException().isThrownBy(() -> leaves(2));
  }

  @Test
  @Rule({"EC-48", "R-REF-01", "R-SIDE-05"})
  void sidesAlternateAmongThePlayersStillAtTheTable() {
    dealt(CoupRules.of(REFORMATION, 4), 0, "DDAAKKCC");
    leaves(1);
    heard(
        "dealt 0 2 {0: Duke Duke}",
        "dealt 1 2 {1: Assassin Assassin}",
        "dealt 2 2 {2: Captain Captain}",
        "dealt 3 2 {3: Contessa Contessa}",
        "lost 1 Assassin by left",
        "lost 1 Assassin by left",
        "exiled 1",
        "coins 1 -2 exile");
    play(0, "choose loyalist");
    heard("sided 0 loyalist", "sided 2 reformist", "sided 3 loyalist", "turn 1 of 0");
  }

  @Test
  @Rule("EC-48")
  void aLossOwedToAnActorWhoHasLeftIsPaidButTheActionLapses() {
    given(RESISTANCE, "DK:2", "AM:5", "CC:2");
    draws("A");
    plays("0 tax; 1 challenge; 0 show Duke");
    leaves(0);
    asks(1, CoupPhase.LOSE);
    play(1, "lose Ambassador");
    shows("ak", "Am:5", "CC:2");
    turnOf(1);
  }

  @Test
  @Rule("EC-48")
  void aStealLapsesEvenIfItsBlockWasABluff() {
    given(RESISTANCE, "DK:2", "AM:5", "CC:2");
    plays("0 steal 1; 1 pass; 2 pass; 1 block Captain; 2 challenge; 1 decline");
    leaves(0);
    play(1, "lose Ambassador");
    shows("dk", "Am:5", "CC:2");
    turnOf(1);
  }
}
