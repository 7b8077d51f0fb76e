package contessa.coup;

import static contessa.coup.CoupOptions.Declared.COUP;
import static contessa.coup.Edition.BRAZILIAN;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Outcome;
import contessa.game.Outcome.Refused;
import contessa.game.Position;
import contessa.game.Rule;
import contessa.game.SeededChance;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Mistakes that other programs for Coup have made. */
final class OtherImplementationsTest extends AtTheTable {

  @Test
  void theSameCardCannotBeGivenTwice() {
    given(CITY_STATE, "MK:2", "AM:2", "CC:2");
    draws("DD");
    play(0, "exchange");
    unchallenged();
    forbids("keep Captain Captain", "keep Ambassador Ambassador");
    allows("keep Duke Duke");
    play(0, "keep Duke Duke");
    shows("DD:2", "AM:2", "CC:2");
    court("DAAKKKMMC");
  }

  @Test
  void anExchangeKeepsNeitherMoreNorLessThanWasHeld() {
    given(CITY_STATE, "MK:2", "AM:2", "CC:2");
    draws("DA");
    play(0, "exchange");
    unchallenged();
    forbids("keep Duke", "keep Duke Assassin Captain", "keep Duke Contessa");
    assertThat(table.code(new CoupMove.Keep(List.of()))).isNegative();
  }

  @Test
  @Rule({"EC-25", "R-TURN-03"})
  void theDeadAreNoTargets() {
    given(REFORMATION, "DD:9", "ak", "CC:2", "KK:2");
    forbids("coup 1", "assassinate 1", "steal 1", "examine 1", "convert 1");
  }

  @Test
  @Rule("R-TURN-03")
  void nobodyIsTheirOwnTarget() {
    given(REFORMATION, "DD:9", "AK:2", "CC:2");
    forbids("coup 0", "assassinate 0", "steal 0", "examine 0");
    allows("convert 0");
  }

  @Test
  @Rule("R-TURN-03")
  void nobodyAimsAtASeatThatDoesNotExist() {
    given(CITY_STATE, "DD:9", "AK:2", "CC:2");
    forbids("coup 3", "steal 9", "steal 10", "steal 99", "steal -1", "steal -2");
  }

  @Test
  @Rule({"R-BLK-04", "R-BLK-05"})
  void outsidersDoNotBlock() {
    given(CITY_STATE, "AK:9", "DM:2", "CC:2");
    play(0, "assassinate 1");
    unchallenged();
    assertThat(Position.of(table).play(2, TestNotation.move("block Contessa"), new SeededChance(1)))
        .isEqualTo(Refused.NOT_YOUR_TURN);
    forbids("block Captain", "block Duke");
  }

  @Test
  void nothingIsCarriedIntoTheNextGame() {
    given(REFORMATION, o -> o, 5, "DK:2", "Ac:3", "kk");
    plays("0 tax; 1 challenge; 0 show Duke");
    wonBy(0);
    table.setUp(1, new SeededChance(7), null);
    CoupTable fresh = table.rules().deal(1, new SeededChance(7), null);
    assertThat(table).usingRecursiveComparison().isEqualTo(fresh);
    assertThat(table.reserve()).isZero();
    assertThat(table.coins(2)).isEqualTo(2);
    assertThat(table.living()).isEqualTo(0b111);
  }

  @Test
  void aGameBrokenOffLeavesNothingBehindEither() {
    CoupRules rules = CoupRules.of(BRAZILIAN, 2);
    CoupTable table = rules.deal(0, new SeededChance(3), null);
    CoupTable fresh = rules.deal(1, new SeededChance(7), null);
    SeededChance chance = new SeededChance(5);
    for (int step = 0; step < 200; step++) {
      CoupTable next = table.copy();
      next.setUp(1, new SeededChance(7), null);
      assertThat(next).usingRecursiveComparison().isEqualTo(fresh);
      if (table.over()) {
        table.setUp(0, chance, null);
      }
      table.play(table.choice(chance.below(table.choiceCount())), chance, null);
    }
  }

  @Test
  @Rule("EC-18")
  void theGameIsOverWhenTheLastRivalDiesInsideAnExchangesChallenge() {
    given(CITY_STATE, "MK:2", "Ac:2", "cc");
    draws("D");
    plays("0 exchange; 1 challenge");
    wonBy(0);
    shows("DK:2", "ac", "cc");
  }

  @Test
  @Rule({"EC-18", "EC-45"})
  void theGameIsOverWhenTheLastRivalDiesInsideADeclaredCoup() {
    given(RESISTANCE, o -> o.withDeclared(COUP), "MK:7", "Ac:2", "cc");
    play(0, "coup 1 Assassin");
    wonBy(0);
  }

  @Test
  @Rule({"EC-18", "EC-27"})
  void theGameIsOverWhenTheLastRivalDiesInsideAnExamination() {
    given(REFORMATION, "IK:7", "Ac:2", "cc");
    plays("0 examine 1; 1 challenge; 0 show Inquisitor");
    wonBy(0);
  }

  @Test
  @Rule("R-CHL-03")
  void aLatePassIsRefusedAndCountsForNoLaterWindow() {
    given(CITY_STATE, "AK:9", "DM:2", "CC:2");
    play(0, "steal 1");
    pass(1);
    Position second = Position.of(table);
    assertThat(second.play(1, TestNotation.move("pass"), new SeededChance(1)))
        .isEqualTo(Refused.NOT_YOUR_TURN);
    assertThat(second.toMove()).isEqualTo(2);
    pass(2);
    Position block = Position.of(table);
    assertThat(block.play(2, TestNotation.move("pass"), new SeededChance(1)))
        .isEqualTo(Refused.NOT_YOUR_TURN);
    asks(1, CoupPhase.BLOCK);
  }

  @Test
  @Rule("R-CHL-03")
  void aLateChallengeIsRefused() {
    given(CITY_STATE, "AK:9", "DM:2", "CC:2");
    play(0, "tax");
    unchallenged();
    Outcome late = Position.of(table).play(2, TestNotation.move("challenge"), new SeededChance(1));
    assertThat(late).isEqualTo(Refused.NOT_YOUR_TURN);
  }

  @Test
  @Rule("R-CHL-02")
  void nobodyChallengesThemselves() {
    given(CITY_STATE, "AK:9", "DM:2", "CC:2");
    play(0, "tax");
    assertThat(Position.of(table).play(0, TestNotation.move("challenge"), new SeededChance(1)))
        .isEqualTo(Refused.NOT_YOUR_TURN);
    pass(1, 2);
    play(1, "foreign-aid");
    play(2, "block Duke");
    pass(0, 1); // and not the blocker
    turnOf(2);
  }

  @Test
  void aClaimCannotBeProvenByACardOfAnotherCharacter() {
    given(RESISTANCE, "AK:9", "DM:2", "CC:2");
    plays("0 tax; 1 challenge");
    forbids("show Assassin", "show Captain", "show Duke", "show");
  }

  @Test
  void aCardThatIsNotHeldCannotBeLost() {
    given(RESISTANCE, "AK:9", "DM:2", "CC:2");
    play(0, "coup 1");
    forbids("lose Contessa", "lose Assassin", "offer Duke", "pick Duke", "show Duke");
  }
}
