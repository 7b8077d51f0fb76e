package contessa.coup;

import static contessa.coup.Edition.CITY_STATE;

import contessa.game.Rule;
import org.junit.jupiter.api.Test;

final class ForeignAidTest extends AtTheTable {

  @Test
  @Rule("R-ACT-02")
  void foreignAidGivesTwoCoins() {
    given(CITY_STATE, "AK:2", "KM:2", "DC:2");
    play(0, "foreign-aid");
    unblocked();
    shows("AK:4", "KM:2", "DC:2");
    turnOf(1);
  }

  @Test
  @Rule({"R-ACT-02", "R-CHL-01", "R-RES-01"})
  void foreignAidClaimsNothingSoNobodyMayChallengeIt() {
    given(CITY_STATE, "AK:2", "KM:2", "DC:2");
    play(0, "foreign-aid");
    asks(1, CoupPhase.BLOCK, "block Duke", "pass");
  }

  @Test
  @Rule({"R-BLK-03", "R-BLK-01"})
  void anybodyMayBlockForeignAidAsTheDuke() {
    given(CITY_STATE, "AK:2", "KM:2", "CC:2");
    play(0, "foreign-aid");
    pass(1);
    play(2, "block Duke");
    unchallenged();
    shows("AK:2", "KM:2", "CC:2");
    turnOf(1);
  }

  @Test
  @Rule({"EC-10", "G-03"})
  void foreignAidGoesAheadWhenItsBlockIsExposedAndNobodyBlocksAgain() {
    given(CITY_STATE, "AK:2", "KM:2", "DC:2");
    plays("0 foreign-aid; 1 block Duke; 2 challenge; 1 lose Captain");
    shows("AK:4", "Mk:2", "DC:2");
    turnOf(1);
  }

  @Test
  @Rule("EC-10")
  void theActorTooMayChallengeTheBlock() {
    given(CITY_STATE, "AK:2", "KM:2", "DC:2");
    plays("0 foreign-aid; 1 block Duke; 2 pass; 0 challenge; 1 lose Ambassador");
    shows("AK:4", "Km:2", "DC:2");
  }

  @Test
  @Rule({"EC-11", "G-01"})
  void theFirstClockwiseIsTheBlockerAndNobodyElseIsAsked() {
    given(CITY_STATE, "DC:2", "*AK:2", "KM:2", "DD:2");
    play(1, "foreign-aid");
    pass(2);
    play(3, "block Duke");
    asks(0, CoupPhase.CHALLENGE_BLOCK, "challenge", "pass");
    pass(0, 1, 2);
    shows("DC:2", "AK:2", "KM:2", "DD:2");
    turnOf(2);
  }

  @Test
  @Rule({"R-BLK-01", "R-CHL-07"})
  void aProvenBlockStandsAndCostsTheChallengerAnInfluence() {
    given(CITY_STATE, "AK:2", "KM:2", "DC:2");
    draws("M");
    plays("0 foreign-aid; 1 pass; 2 block Duke; 0 challenge; 0 lose Captain");
    shows("Ak:2", "KM:2", "MC:2");
    turnOf(1);
  }
}
