package contessa.coup;

import static contessa.coup.CoupOptions.Declared.COUP;
import static contessa.coup.CoupOptions.Declared.COUP_AND_ASSASSINATE;
import static contessa.coup.CoupOptions.Exchanger.INQUISITOR;
import static contessa.coup.Edition.BRAZILIAN;
import static contessa.coup.Edition.RESISTANCE;

import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Replacement;
import contessa.game.Rule;
import org.junit.jupiter.api.Test;

/** Attacks that name the character to hit. */
final class DeclaredCoupTest extends AtTheTable {

  private static CoupOptions coups(CoupOptions o) {
    return o.withDeclared(COUP);
  }

  private static CoupOptions coupsAndAssassinations(CoupOptions o) {
    return o.withDeclared(COUP_AND_ASSASSINATE);
  }

  @Test
  @Rule({"R-DCL-01", "D-05", "R-DCL-05"})
  void everyCoupNamesACharacterInPlay() {
    given(BRAZILIAN, DeclaredCoupTest::coups, "DD:7", "AM:2", "CC:2");
    allows("coup 1 Duke", "coup 1 Contessa", "coup 2 Ambassador", "assassinate 1");
    forbids("coup 1", "coup 1 Inquisitor", "assassinate 1 Duke", "coup 0 Duke");
  }

  @Test
  @Rule({"EC-43", "R-DCL-01", "R-DCL-02", "R-DCL-07", "R-DCL-08"})
  void aHitTurnsTheNamedCardUpAndTheOtherIsExchanged() {
    given(BRAZILIAN, DeclaredCoupTest::coups, "DD:7", "AM:2", "CC:2");
    draws("KC");
    play(0, "coup 1 Assassin");
    asks(1, CoupPhase.EXCHANGE, "keep Captain", "keep Ambassador", "keep Contessa");
    play(1, "keep Contessa");
    shows("DD:0", "Ca:2", "CC:2");
    turnOf(1);
    heard(
        "acted 0 coup 1 naming Assassin",
        "coins 0 -7 cost",
        "exposed 1 Assassin Ambassador",
        "lost 1 Assassin by coup",
        "drew 1 2 {1: Captain Contessa}",
        "returned 1 2 {1: Captain Ambassador}",
        "turn 2 of 1");
  }

  @Test
  @Rule({"EC-44", "R-DCL-01", "R-DCL-02", "R-DCL-06", "R-DCL-08"})
  void aMissTakesNothingCostsSevenAndTheHandIsExchanged() {
    given(BRAZILIAN, DeclaredCoupTest::coups, "DD:7", "AM:2", "CC:2");
    draws("KC");
    play(0, "coup 1 Duke");
    heard(
        "acted 0 coup 1 naming Duke",
        "coins 0 -7 cost",
        "exposed 1 Assassin Ambassador",
        "drew 1 2 {1: Captain Contessa}");
    play(1, "keep Captain Contessa");
    shows("DD:0", "KC:2", "CC:2");
  }

  @Test
  @Rule("EC-45")
  void aHitOnTheLastInfluenceLeavesNothingToExchange() {
    given(BRAZILIAN, DeclaredCoupTest::coups, "DD:7", "Am:2", "CC:2");
    play(0, "coup 1 Assassin");
    shows("DD:0", "am", "CC:2");
    turnOf(2);
  }

  @Test
  @Rule("EC-44")
  void aMissOnTheLastInfluenceExchangesItForOneOfThree() {
    given(BRAZILIAN, DeclaredCoupTest::coups, "DD:7", "Am:2", "CC:2");
    draws("KD");
    play(0, "coup 1 Duke");
    asks(1, CoupPhase.EXCHANGE, "keep Assassin", "keep Captain", "keep Duke");
  }

  @Test
  @Rule({"R-DCL-02", "R-INQ-03", "R-DCL-09"})
  void theExchangeIsTwoCardsEvenWithTheInquisitor() {
    given(BRAZILIAN, o -> o.withDeclared(COUP).withExchanger(INQUISITOR), "DD:7", "AI:2", "CC:2");
    draws("KC");
    play(0, "coup 1 Assassin");
    asks(1, CoupPhase.EXCHANGE, "keep Captain", "keep Inquisitor", "keep Contessa");
  }

  @Test
  @Rule({"R-DCL-03", "R-DCL-10", "R-TURN-05"})
  void aDeclaredAssassinationExposesTheHandOnlyIfItGetsThrough() {
    given(BRAZILIAN, DeclaredCoupTest::coupsAndAssassinations, "AD:3", "KM:2", "CC:2");
    forbids("assassinate 1");
    play(0, "assassinate 1 Captain");
    unchallenged();
    play(1, "block Contessa");
    unchallenged();
    heard(
        "acted 0 assassinate 1 naming Captain as 0 Assassin",
        "coins 0 -3 cost",
        "unchallenged 0 Assassin",
        "blocked 1 Contessa",
        "unchallenged 1 Contessa",
        "stood 1",
        "turn 2 of 1");
    shows("AD:0", "KM:2", "CC:2");
  }

  @Test
  @Rule("R-DCL-03")
  void aDeclaredAssassinationThatGetsThroughHitsTheNamedCard() {
    given(BRAZILIAN, DeclaredCoupTest::coupsAndAssassinations, "AD:3", "KM:2", "CC:2");
    draws("DD");
    play(0, "assassinate 1 Captain");
    unchallenged();
    unblocked();
    play(1, "keep Duke");
    shows("AD:0", "Dk:2", "CC:2");
    court("DAAKKMMMC");
  }

  @Test
  @Rule({"R-DCL-03", "EC-05"})
  void aBluffedContessaThenAMissLeavesOneInfluence() {
    given(BRAZILIAN, DeclaredCoupTest::coupsAndAssassinations, "AD:3", "KM:2", "CC:2");
    plays("0 assassinate 1 Captain; 1 pass; 2 pass; 1 block Contessa; 2 challenge; 1 decline");
    draws("DD");
    play(1, "lose Captain");
    asks(1, CoupPhase.EXCHANGE, "keep Duke", "keep Ambassador");
  }

  @Test
  @Rule({"R-DCL-04", "D-05"})
  void declaringIsForAnyNumberOfPlayers() {
    given(BRAZILIAN, DeclaredCoupTest::coups, "DD:7", "AM:2");
    allows("coup 1 Duke");
    given(
        RESISTANCE,
        DeclaredCoupTest::coups,
        "DD:7",
        "AM:2",
        "CC:2",
        "KK:2",
        "AA:2",
        "MM:2",
        "DD:2");
    allows("coup 6 Duke");
  }

  @Test
  @Rule({"R-DCL-01", "EC-47"})
  void ofTwoEqualCardsOneIsHit() {
    given(BRAZILIAN, DeclaredCoupTest::coups, "DD:7", "AA:2", "CC:2");
    draws("KC");
    play(0, "coup 1 Assassin");
    asks(1, CoupPhase.EXCHANGE, "keep Assassin", "keep Captain", "keep Contessa");
  }

  @Test
  @Rule({"R-DCL-01", "R-CORE-09", "D-14", "R-DCL-07"})
  void ofTwoDifferentCardsOfThatNameTheOwnerPicks() {
    given(BRAZILIAN, o -> o.withDeclared(COUP).withArt(Art.DISTINCT), "D1D2:7", "A1A3:2", "C1C2:2");
    play(0, "coup 1 Assassin");
    asks(1, CoupPhase.LOSE, "lose Assassin#1", "lose Assassin#3");
    draws("K1C3");
    play(1, "lose Assassin#3");
    asks(1, CoupPhase.EXCHANGE, "keep Assassin#1", "keep Captain#1", "keep Contessa#3");
    play(1, "keep Assassin#1");
    shows("D1D2:0", "A1a3:2", "C1C2:2");
  }

  @Test
  @Rule({"R-DCL-03", "D-03"})
  void theAssassinsOwnReplacementComesAfterTheTargetsExchange() {
    given(
        BRAZILIAN,
        o -> o.withDeclared(COUP_AND_ASSASSINATE).withReplacement(Replacement.AFTER_ACTION),
        "AD:3",
        "KM:2",
        "CC:2");
    plays("0 assassinate 1 Captain; 1 pass; 2 challenge; 0 show Assassin; 2 lose Contessa");
    draws("DD");
    pass(1);
    draws("K");
    play(1, "keep Duke");
    shows("KD:0", "Dk:2", "Cc:2");
  }

  @Test
  @Rule("D-05")
  void asPrintedNoAttackNamesACharacter() {
    given(BRAZILIAN, "*DD:9", "AM:2", "CC:2");
    allows("coup 1", "assassinate 1");
    forbids("coup 1 Assassin", "assassinate 1 Assassin");
  }

  @Test
  @Rule({"D-05", "R-TURN-02"})
  void aDeclaredAttackMustBePaidForToo() {
    given(BRAZILIAN, DeclaredCoupTest::coupsAndAssassinations, "AM:2", "*DK:2", "cc");
    asks(1, CoupPhase.ACTION, "income", "foreign-aid", "tax", "exchange", "steal 0");
    given(BRAZILIAN, DeclaredCoupTest::coupsAndAssassinations, "AM:2", "*DK:3", "cc");
    asks(
        1,
        CoupPhase.ACTION,
        "income",
        "foreign-aid",
        "tax",
        "exchange",
        "steal 0",
        "assassinate 0 Duke",
        "assassinate 0 Assassin",
        "assassinate 0 Captain",
        "assassinate 0 Ambassador",
        "assassinate 0 Contessa");
  }

  @Test
  @Rule({"R-DCL-01", "D-14", "R-DCL-07"})
  void ofTwoDifferentCharactersTheNamedOneIsLostWithoutAsking() {
    given(BRAZILIAN, o -> o.withDeclared(COUP).withArt(Art.DISTINCT), "D1D2:7", "A1M3:2", "C1C2:2");
    draws("K1C3");
    play(0, "coup 1 Ambassador");
    asks(1, CoupPhase.EXCHANGE, "keep Assassin#1", "keep Captain#1", "keep Contessa#3");
  }
}
