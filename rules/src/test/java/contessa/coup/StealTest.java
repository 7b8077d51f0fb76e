package contessa.coup;

import static contessa.coup.CoupOptions.Exchanger.BOTH;
import static contessa.coup.CoupOptions.Exchanger.INQUISITOR;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.RESISTANCE;

import contessa.game.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StealTest extends AtTheTable {

  @ParameterizedTest
  @CsvSource({"5, 3, 4", "2, 0, 4", "1, 0, 3", "0, 0, 2"})
  @Rule({"R-ACT-06", "EC-13", "G-04"})
  void aStealTakesTwoCoinsOrWhatThereIs(int had, int left, int thief) {
    given(CITY_STATE, "KD:2", "AM:" + had, "DC:2");
    play(0, "steal 1");
    unchallenged();
    unblocked();
    shows("KD:" + thief, "AM:" + left, "DC:2");
    turnOf(1);
  }

  @Test
  @Rule({"R-ACT-06", "R-BLK-05"})
  void onlyTheTargetMayBlockAStealByCaptainOrAmbassador() {
    given(CITY_STATE, "KD:2", "AM:2", "KM:2");
    play(0, "steal 1");
    pass(1, 2);
    asks(1, CoupPhase.BLOCK, "block Captain", "block Ambassador", "pass");
    play(1, "block Captain");
    unchallenged();
    shows("KD:2", "AM:2", "KM:2");
    turnOf(1);
  }

  @Test
  @Rule({"R-INQ-07", "R-BLK-05", "R-ACT-06"})
  void theInquisitorBlocksAStealInTheAmbassadorsPlace() {
    given(RESISTANCE, o -> o.withExchanger(INQUISITOR), "KD:2", "AI:2", "KC:2");
    play(0, "steal 1");
    unchallenged();
    asks(1, CoupPhase.BLOCK, "block Captain", "block Inquisitor", "pass");
  }

  @Test
  @Rule({"D-06", "R-BLK-05"})
  void withBothExchangersBothBlockASteal() {
    given(RESISTANCE, o -> o.withExchanger(BOTH), "KD:2", "AI:2", "KC:2");
    play(0, "steal 1");
    unchallenged();
    asks(1, CoupPhase.BLOCK, "block Captain", "block Ambassador", "block Inquisitor", "pass");
  }

  @Test
  @Rule({"EC-14", "EC-15"})
  void aBlockNamesOneCharacterAndACaughtBlockerMayNotTryTheOther() {
    given(CITY_STATE, "KD:2", "AM:2", "DC:2");
    plays("0 steal 1; 1 pass; 2 pass; 1 block Captain; 2 challenge; 1 lose Assassin");
    shows("KD:4", "Ma:0", "DC:2");
    turnOf(1);
  }

  @Test
  @Rule("EC-16")
  void theThiefTakesTwoEvenFromATargetWhoIsOutAndTheRestGoesToTheBank() {
    given(CITY_STATE, "KD:2", "Ac:5", "DC:2");
    plays("0 steal 1; 1 pass; 2 pass; 1 block Ambassador; 2 pass; 0 challenge");
    shows("KD:4", "ac:0", "DC:2");
    treasury(44);
    turnOf(2);
  }

  @Test
  @Rule("EC-17")
  void aTargetExiledByAWrongChallengeIsStillRobbed() {
    given(CITY_STATE, "KD:2", "Ac:5", "DC:2");
    draws("M");
    plays("0 steal 1; 1 challenge");
    shows("MD:4", "ac:0", "DC:2");
    turnOf(2);
  }

  @Test
  @Rule("R-BLK-05")
  void aProvenBlockStopsTheThief() {
    given(CITY_STATE, "KD:2", "KM:2", "DC:2");
    draws("A");
    plays("0 steal 1; 1 pass; 2 pass; 1 block Captain; 2 pass; 0 challenge; 0 lose Duke");
    shows("Kd:2", "AM:2", "DC:2");
  }
}
