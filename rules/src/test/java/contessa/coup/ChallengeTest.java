package contessa.coup;

import static contessa.coup.CoupOptions.Exchanger.BOTH;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may challenge what, and when. */
final class ChallengeTest extends AtTheTable {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tax",
        "assassinate 1",
        "steal 1",
        "exchange Ambassador",
        "exchange Inquisitor",
        "examine 1"
      })
  @Rule({"R-CHL-01", "R-CORE-15", "R-ACT-10"})
  void everyActionThatClaimsACharacterMayBeChallenged(String action) {
    given(RESISTANCE, o -> o.withExchanger(BOTH), "DD:5", "AK:2", "CC:2");
    play(0, action);
    asks(1, CoupPhase.CHALLENGE_ACTION, "challenge", "pass");
    pass(1);
    asks(2, CoupPhase.CHALLENGE_ACTION, "challenge", "pass");
  }

  @ParameterizedTest
  @ValueSource(strings = {"income", "coup 1", "convert 0", "convert 1", "foreign-aid"})
  @Rule({"R-CHL-01", "R-ACT-01", "R-ACT-03", "R-ACT-10"})
  void anActionWithoutAClaimCannotBeChallenged(String action) {
    given(REFORMATION, "DD:7", "AK:2", "CC:2");
    play(0, action);
    assertThat(table.phase()).isNotEqualTo(CoupPhase.CHALLENGE_ACTION);
  }

  @Test
  @Rule({"R-CHL-01", "R-BLK-01"})
  void everyBlockMayBeChallenged() {
    given(CITY_STATE, "DK:5", "AK:2", "CC:2");
    plays("0 steal 1; 1 pass; 2 pass; 1 block Captain");
    asks(2, CoupPhase.CHALLENGE_BLOCK, "challenge", "pass");
    pass(2);
    asks(0, CoupPhase.CHALLENGE_BLOCK, "challenge", "pass");
  }

  @Test
  @Rule({"R-CHL-02", "G-01"})
  void everyOtherLivingPlayerIsAskedClockwiseFromTheClaimant() {
    given(CITY_STATE, "DK:2", "ak", "*CC:2", "AK:2", "MM:2");
    play(2, "tax");
    pass(3, 4);
    asks(0, CoupPhase.CHALLENGE_ACTION);
    pass(0);
    shows("DK:2", "ak", "CC:5", "AK:2", "MM:2");
  }

  @Test
  @Rule({"EC-12", "G-01"})
  void onlyTheFirstChallengerRisksAnInfluence() {
    given(CITY_STATE, "DK:2", "AK:2", "CC:2", "MM:2");
    draws("M");
    plays("0 tax; 1 pass; 2 challenge");
    asks(2, CoupPhase.LOSE);
    play(2, "lose Contessa");
    shows("MK:5", "AK:2", "Cc:2", "MM:2");
    turnOf(1);
  }

  @Test
  @Rule({"R-CHL-03", "R-CORE-12"})
  void oncePlayHasMovedOnNobodyMayChallenge() {
    given(CITY_STATE, "AK:2", "AK:2", "CC:2");
    play(0, "tax");
    unchallenged();
    turnOf(1);
    forbids("challenge", "pass");
  }

  @Test
  @Rule({"R-CORE-13", "R-RES-01"})
  void aBlockIsOnlyAskedForWhenTheActionCanNoLongerBeChallenged() {
    given(CITY_STATE, "AK:2", "AK:2", "CC:2");
    play(0, "steal 1");
    asks(1, CoupPhase.CHALLENGE_ACTION);
    forbids("block Captain");
    pass(1);
    asks(2, CoupPhase.CHALLENGE_ACTION);
    pass(2);
    asks(1, CoupPhase.BLOCK);
    forbids("challenge");
    play(1, "block Captain");
    asks(2, CoupPhase.CHALLENGE_BLOCK);
  }

  @Test
  @Rule({"R-CHL-04", "R-CHL-05", "R-CHL-08"})
  void aClaimantWhoCannotShowTheCharacterLosesAnInfluenceAndTheActionFails() {
    given(CITY_STATE, "AK:2", "AM:2", "CC:2");
    plays("0 tax; 1 challenge; 0 lose Captain");
    shows("Ak:2", "AM:2", "CC:2");
    turnOf(1);
  }

  @Test
  @Rule({"R-CHL-05", "R-CHL-06", "R-CHL-07"})
  void aWrongChallengerLosesAnInfluenceAndTheActionGoesOn() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    draws("C");
    plays("0 tax; 1 challenge; 1 lose Ambassador");
    shows("CK:5", "Am:2", "CC:2");
    court("DDDAAKKMM");
  }

  @Test
  @Rule({"R-CHL-06", "R-RES-03"})
  void theShownCardMayComeStraightBack() {
    given(CITY_STATE, "DK:2", "DM:2", "DC:2");
    court("AAAKKMMCC");
    draws("D");
    plays("0 tax; 1 challenge; 1 lose Ambassador");
    shows("DK:5", "Dm:2", "DC:2");
  }

  @Test
  @Rule("R-CHL-06")
  void theNewCardIsSecret() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    draws("C");
    plays("0 tax; 1 challenge");
    heard(
        "acted 0 tax as 0 Duke",
        "challenged 1 0 Duke",
        "shown 0 Duke: Duke",
        "replaced 0 1 {0: Contessa}");
    play(1, "lose Assassin");
  }

  @Test
  @Rule({"R-CHL-08", "R-CORE-13"})
  void aSuccessfulChallengeRefundsTheCost() {
    given(CITY_STATE, "DK:4", "AM:2", "CC:2");
    play(0, "assassinate 1");
    shows("DK:1", "AM:2", "CC:2");
    plays("1 pass; 2 challenge; 0 lose Duke");
    shows("Kd:4", "AM:2", "CC:2");
  }

  @Test
  @Rule("R-PRV-08")
  void aProvenClaimCannotBeChallengedAgain() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2", "MA:2");
    draws("C");
    plays("0 tax; 1 challenge; 1 lose Ambassador");
    turnOf(1);
  }

  @Test
  @Rule({"EC-47", "R-CHL-04"})
  void ofTwoEqualCardsAChallengeUsesOne() {
    given(CITY_STATE, "DD:2", "AM:2", "CC:2");
    draws("K");
    plays("0 tax; 1 challenge; 1 lose Ambassador");
    shows("DK:5", "Am:2", "CC:2");
  }

  @Test
  @Rule({"R-CORE-08", "R-CHL-04"})
  void aFaceUpCharacterProvesNothing() {
    given(CITY_STATE, "Kd:2", "AM:2", "CC:2");
    plays("0 tax; 1 challenge");
    shows("kd", "AM:2", "CC:2");
    turnOf(1);
  }
}
