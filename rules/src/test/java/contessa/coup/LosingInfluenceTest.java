package contessa.coup;

import static contessa.coup.Edition.CITY_STATE;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Reader;
import contessa.game.Rule;
import org.junit.jupiter.api.Test;

final class LosingInfluenceTest extends AtTheTable {

  @Test
  @Rule("R-CORE-09")
  void theOwnerAlwaysPicksWhichCardIsLost() {
    given(CITY_STATE, "DD:7", "AM:2", "CC:2");
    play(0, "coup 1");
    asks(1, CoupPhase.LOSE, "lose Assassin", "lose Ambassador");
    play(1, "lose Ambassador");
    shows("DD:0", "Am:2", "CC:2");
  }

  @Test
  @Rule("R-CORE-08")
  void aLostCardStaysVisibleInFrontOfItsOwner() {
    given(CITY_STATE, "DD:7", "AM:2", "CC:2");
    plays("0 coup 1; 1 lose Ambassador");
    assertThat(table.view(Reader.SPECTATOR).revealed(1))
        .containsExactly(Card.of(Role.AMBASSADOR, 0));
    court("DAAKKKMMC");
  }

  @Test
  @Rule({"EC-47", "R-ASK-03"})
  void twoEqualCardsAreAskedForTooSoTheTableDoesNotLearnTheOther() {
    given(CITY_STATE, "DD:7", "AA:2", "CC:2");
    play(0, "coup 1");
    asks(1, CoupPhase.LOSE, "lose Assassin");
  }

  @Test
  @Rule({"EC-24", "R-ACT-03", "R-ASK-02"})
  void theLastInfluenceIsLostWithoutAsking() {
    given(CITY_STATE, "DD:7", "Am:4", "CC:2");
    play(0, "coup 1");
    shows("DD:0", "am", "CC:2");
    turnOf(2);
  }

  @Test
  @Rule({"R-CORE-10", "D-15", "EC-24"})
  void aPlayerWithoutInfluenceIsOutAtOnceAndTheCoinsGoToTheBank() {
    given(CITY_STATE, "DD:7", "Am:4", "CC:2");
    treasury(37);
    play(0, "coup 1");
    treasury(48);
    assertThat(table.lives(1)).isFalse();
    heard(
        "acted 0 coup 1",
        "coins 0 -7 cost",
        "lost 1 Assassin by coup",
        "exiled 1",
        "coins 1 -4 exile",
        "turn 2 of 2");
  }

  @Test
  @Rule({"R-CORE-10", "EC-25"})
  void aPlayerWhoIsOutIsSkippedNeverAskedAndNeverATarget() {
    given(CITY_STATE, "DD:8", "am", "CC:2", "KK:2");
    forbids("coup 1", "assassinate 1", "steal 1");
    play(0, "tax");
    asks(2, CoupPhase.CHALLENGE_ACTION);
    pass(2, 3);
    turnOf(2);
    play(2, "foreign-aid");
    pass(3, 0);
    turnOf(3);
    play(3, "income");
    turnOf(0);
  }
}
