package contessa.coup;

import static contessa.coup.CoupOptions.Declared.COUP;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;

import contessa.game.Rule;
import org.junit.jupiter.api.Test;

final class EndOfGameTest extends AtTheTable {

  @Test
  @Rule({"R-CORE-01", "R-CORE-17"})
  void theLastLivingPlayerWins() {
    given(CITY_STATE, "DD:7", "Ak:3", "cc");
    play(0, "coup 1");
    wonBy(0);
    heard(
        "acted 0 coup 1",
        "coins 0 -7 cost",
        "lost 1 Assassin by coup",
        "exiled 1",
        "coins 1 -3 exile",
        "won 0");
  }

  @Test
  @Rule("R-CORE-17")
  void theGameGoesOnWhileTwoLive() {
    given(CITY_STATE, "DD:7", "Ak:3", "Cc:2");
    play(0, "coup 1");
    turnOf(2);
  }

  @Test
  @Rule("EC-18")
  void aWrongChallengeEndsTheGameBeforeTheActionIsResolved() {
    given(CITY_STATE, "DD:2", "Ak:3");
    draws("K");
    plays("0 tax; 1 challenge");
    wonBy(0);
    shows("KD:2", "ak");
  }

  @Test
  @Rule("EC-18")
  void anExposedBlockEndsTheGameBeforeTheCoinsAreStolen() {
    given(CITY_STATE, "KD:2", "Ak:3");
    plays("0 steal 1; 1 pass; 1 block Captain; 0 challenge");
    wonBy(0);
    shows("KD:2", "ak");
    treasury(48);
  }

  @Test
  @Rule("EC-18")
  void theActorMayLoseTheGameOnTheirOwnTurn() {
    given(CITY_STATE, "Kd:5", "AK:3");
    plays("0 assassinate 1; 1 challenge");
    wonBy(1);
    shows("kd", "AK:3");
  }

  @Test
  @Rule("EC-18")
  void aPendingReplacementLapsesWhenTheGameEnds() {
    given(REFORMATION, "DK:2", "Ac:3");
    plays("0 tax; 1 challenge; 0 show Duke");
    wonBy(0);
    shows("DK:2", "ac");
  }

  @Test
  @Rule({"EC-18", "EC-08"})
  void aWrongChallengeOfABlockWithTheLastCardLosesTheGame() {
    given(RESISTANCE, "Ad:3", "CK:3");
    draws("M");
    plays("0 assassinate 1; 1 pass; 1 block Contessa; 0 challenge; 1 show Contessa");
    wonBy(1);
    shows("ad", "MK:3");
  }

  @Test
  @Rule({"EC-18", "EC-45"})
  void aDeclaredCoupOnTheLastInfluenceEndsTheGameWithoutAnExchange() {
    given(RESISTANCE, o -> o.withDeclared(COUP), "DD:7", "Ak:3");
    play(0, "coup 1 Assassin");
    wonBy(0);
  }
}
