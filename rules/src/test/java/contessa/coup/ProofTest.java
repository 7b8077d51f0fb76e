package contessa.coup;

import static contessa.coup.CoupOptions.Replacement.AFTER_ACTION;
import static contessa.coup.Edition.BRAZILIAN;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Showing and declining to show; when the shown card is replaced. */
final class ProofTest extends AtTheTable {

  private static CoupOptions after(CoupOptions o) {
    return o.withReplacement(AFTER_ACTION);
  }

  @Test
  @Rule({"D-02", "R-PRV-09", "R-ASK-02"})
  void inCityStateATrueClaimIsShownWithoutAsking() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    draws("C");
    plays("0 tax; 1 challenge");
    asks(1, CoupPhase.LOSE);
    shows("CK:2", "AM:2", "CC:2");
  }

  @Test
  @Rule({"D-02", "R-PRV-09", "R-ASK-02"})
  void inCityStateAFalseClaimIsLostWithoutAsking() {
    given(CITY_STATE, "AK:2", "AM:2", "CC:2");
    plays("0 tax; 1 challenge");
    asks(0, CoupPhase.LOSE);
  }

  @ParameterizedTest
  @EnumSource(names = {"RESISTANCE", "BRAZILIAN", "REFORMATION"})
  @Rule({"D-02", "R-ASK-03"})
  void elsewhereTheClaimantIsAlwaysAsked(Edition edition) {
    given(edition, "DK:2", "AA:2", "CC:2");
    plays("0 tax; 1 challenge");
    asks(0, CoupPhase.PROVE, "show Duke", "decline");
    given(edition, "KK:2", "AA:2", "CC:2");
    plays("0 tax; 1 challenge");
    asks(0, CoupPhase.PROVE, "decline");
  }

  @Test
  @Rule({"EC-22", "D-02", "R-CHL-04"})
  void aClaimantWhoDeclinesLosesAnyInfluenceAndTheActionIsVoid() {
    given(RESISTANCE, "DK:2", "AM:2", "CC:2");
    plays("0 tax; 1 challenge; 0 decline");
    asks(0, CoupPhase.LOSE, "lose Duke", "lose Captain");
    play(0, "lose Captain");
    shows("Dk:2", "AM:2", "CC:2");
    turnOf(1);
  }

  @Test
  @Rule({"EC-22", "R-PRV-07"})
  void aClaimantWhoDeclinesMayLoseTheClaimedCardItself() {
    given(RESISTANCE, "DK:2", "AM:2", "CC:2");
    plays("0 tax; 1 challenge; 0 decline; 0 lose Duke");
    shows("Kd:2", "AM:2", "CC:2");
  }

  @Test
  @Rule({"EC-22", "R-CHL-08"})
  void aDeclinedAssassinationIsRefunded() {
    given(RESISTANCE, "AK:3", "AM:2", "CC:2");
    plays("0 assassinate 1; 1 challenge; 0 decline; 0 lose Captain");
    shows("Ak:3", "AM:2", "CC:2");
  }

  @Test
  @Rule("EC-22")
  void aDeclinedBlockIsVoid() {
    given(RESISTANCE, "AK:3", "CM:2", "CC:2");
    plays("0 assassinate 1; 1 pass; 2 pass; 1 block Contessa; 2 pass; 0 challenge; 1 decline");
    play(1, "lose Ambassador");
    shows("AK:0", "cm", "CC:2");
  }

  @Test
  @Rule({"D-03", "R-PRV-02"})
  void beforeTheActionTheCardIsReplacedBeforeTheLoserChooses() {
    given(RESISTANCE, "DK:2", "AM:2", "CC:2");
    draws("C");
    plays("0 tax; 1 challenge; 0 show Duke");
    asks(1, CoupPhase.LOSE);
    shows("CK:2", "AM:2", "CC:2");
    play(1, "lose Assassin");
    heard(
        "acted 0 tax as 0 Duke",
        "challenged 1 0 Duke",
        "shown 0 Duke: Duke",
        "replaced 0 1 {0: Contessa}",
        "lost 1 Assassin by challenge",
        "coins 0 +3 tax",
        "turn 2 of 1");
  }

  @Test
  @Rule({"D-03", "R-PRV-03"})
  void afterTheActionTheCardIsReplacedWhenTheActionIsDone() {
    given(RESISTANCE, ProofTest::after, "DK:2", "AM:2", "CC:2");
    plays("0 tax; 1 challenge; 0 show Duke");
    asks(1, CoupPhase.LOSE);
    shows("DK:2", "AM:2", "CC:2");
    draws("C");
    play(1, "lose Assassin");
    shows("CK:5", "Ma:2", "CC:2");
    heard(
        "acted 0 tax as 0 Duke",
        "challenged 1 0 Duke",
        "shown 0 Duke: Duke",
        "lost 1 Assassin by challenge",
        "coins 0 +3 tax",
        "replaced 0 1 {0: Contessa}",
        "turn 2 of 1");
  }

  @Test
  @Rule("D-03")
  void reformationReplacesAfterTheActionAndTheOthersBefore() {
    assertThat(REFORMATION.options(3).replacement()).isEqualTo(AFTER_ACTION);
    for (Edition edition : new Edition[] {CITY_STATE, RESISTANCE, BRAZILIAN}) {
      assertThat(edition.options(3).replacement()).isEqualTo(CoupOptions.Replacement.BEFORE_ACTION);
    }
  }

  @Test
  @Rule({"D-03", "R-PRV-03"})
  void replacementsForActorAndBlockerComeInTheOrderOfTheirProofs() {
    given(RESISTANCE, ProofTest::after, "AK:3", "CM:2", "DD:2", "KD:2");
    plays("0 assassinate 1; 1 pass; 2 challenge; 0 show Assassin; 2 lose Duke");
    plays("1 block Contessa; 2 pass; 3 challenge; 1 show Contessa");
    draws("KA");
    play(3, "lose Duke");
    shows("KK:0", "AM:2", "Dd:2", "Kd:2");
  }

  @Test
  @Rule({"EC-46", "R-PRV-04"})
  void anExposedCardLostInTheMeantimeIsNotReplaced() {
    given(RESISTANCE, ProofTest::after, "AK:3", "CM:2", "DD:2");
    plays("0 assassinate 1; 1 pass; 2 challenge; 0 show Assassin; 2 lose Duke");
    plays("1 block Contessa; 2 pass; 0 challenge; 1 show Contessa");
    draws("D"); // for the Contessa alone
    play(0, "lose Assassin");
    shows("Ka:0", "DM:2", "Dd:2");
  }

  @Test
  @Rule({"EC-46", "R-PRV-04"})
  void anExposedCardThatStaysIsReplacedEvenIfAnotherWasLost() {
    given(RESISTANCE, ProofTest::after, "AK:3", "CM:2", "DD:2");
    plays("0 assassinate 1; 1 pass; 2 challenge; 0 show Assassin; 2 lose Duke");
    plays("1 block Contessa; 2 pass; 0 challenge; 1 show Contessa");
    draws("MD");
    play(0, "lose Captain");
    shows("Mk:0", "DM:2", "Dd:2");
  }

  @Test
  @Rule({"EC-46", "R-PRV-05"})
  void ofTwoEqualCardsTheExposedOneIsTheLastToBeTurnedUp() {
    given(RESISTANCE, ProofTest::after, "AA:3", "CM:2", "DD:2");
    plays("0 assassinate 1; 1 pass; 2 challenge; 0 show Assassin; 2 lose Duke");
    plays("1 block Contessa; 2 pass; 0 challenge; 1 show Contessa");
    draws("MD");
    play(0, "lose Assassin");
    shows("Ma:0", "DM:2", "Dd:2");
  }

  @Test
  @Rule({"R-CORE-08", "R-PRV-04"})
  void anExposedCardIsAnOrdinaryInfluenceUntilItIsReplaced() {
    given(RESISTANCE, ProofTest::after, "KD:2", "CM:2", "DD:2");
    plays("0 steal 1; 1 challenge; 0 show Captain; 1 lose Contessa");
    asks(1, CoupPhase.BLOCK);
    shows("KD:2", "Mc:2", "DD:2");
    assertThat(table.view(2).knownCards(0)).containsExactly(Card.of(Role.CAPTAIN, 0));
    draws("A");
    pass(1);
    shows("AD:4", "Mc:0", "DD:2");
    assertThat(table.view(2).knownCards(0)).isEmpty();
  }

  @Test
  @Rule("D-03")
  void bothTimingsPlayTheSameGameFromTheSameDraw() {
    for (UnaryOperator<CoupOptions> timing :
        List.of(ProofTest::after, UnaryOperator.<CoupOptions>identity())) {
      given(RESISTANCE, timing, "DK:2", "AM:2", "CC:2");
      draws("C");
      plays("0 tax; 1 challenge; 0 show Duke; 1 lose Assassin");
      shows("CK:5", "Ma:2", "CC:2");
      court("DDDAAKKMM");
    }
  }

  @Test
  @Rule({"EC-46", "EC-08"})
  void theExposedCardOfAnExiledPlayerIsNotReplaced() {
    given(RESISTANCE, ProofTest::after, "Ak:3", "CM:2", "DD:2");
    plays("0 assassinate 1; 1 pass; 2 challenge; 0 show Assassin; 2 lose Duke");
    plays("1 block Contessa; 2 pass; 0 challenge");
    draws("D");
    play(1, "show Contessa");
    shows("ak", "DM:2", "Dd:2");
    turnOf(1);
  }

  @Test
  @Rule({"D-03", "R-PRV-03"})
  void aBlockersCardIsReplacedAfterTheActionInEverySeat() {
    given(RESISTANCE, ProofTest::after, "CM:2", "DD:2", "*AK:3");
    plays("2 assassinate 0; 0 challenge; 2 show Assassin; 0 lose Ambassador");
    plays("0 block Contessa; 1 pass; 2 challenge; 0 show Contessa");
    draws("KD");
    play(2, "lose Captain");
    shows("Dm:2", "DD:2", "Kk:0");
    turnOf(0);
  }
}
