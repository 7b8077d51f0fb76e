package contessa.coup;

import static contessa.coup.CoupOptions.Exchanger.BOTH;
import static contessa.coup.CoupOptions.Replacement.BEFORE_ACTION;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.coup.CoupOptions.Art;
import contessa.game.AddressedEvent;
import contessa.game.Reader;
import contessa.game.Rule;
import org.junit.jupiter.api.Test;

/** The events of every course of an action, in order, with their audience. */
final class EventsTest extends AtTheTable {

  @Test
  void income() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    play(0, "income");
    heard("acted 0 income", "coins 0 +1 income", "turn 2 of 1");
  }

  @Test
  void foreignAidUnblocked() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    play(0, "foreign-aid");
    unblocked();
    heard("acted 0 foreign-aid", "unblocked", "coins 0 +2 foreign-aid", "turn 2 of 1");
  }

  @Test
  void foreignAidBlocked() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    plays("0 foreign-aid; 1 pass; 2 block Duke; 0 pass; 1 pass");
    heard("acted 0 foreign-aid", "blocked 2 Duke", "unchallenged 2 Duke", "stood 2", "turn 2 of 1");
  }

  @Test
  void foreignAidBlockedByABluffThatIsCaught() {
    given(RESISTANCE, "DK:2", "AM:2", "CC:2");
    plays("0 foreign-aid; 1 pass; 2 block Duke; 0 challenge; 2 decline; 2 lose Contessa");
    heard(
        "acted 0 foreign-aid",
        "blocked 2 Duke",
        "challenged 0 2 Duke",
        "declined 2 Duke",
        "lost 2 Contessa by challenge",
        "coins 0 +2 foreign-aid",
        "turn 2 of 1");
  }

  @Test
  void taxUnchallenged() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    play(0, "tax");
    unchallenged();
    heard("acted 0 tax as 0 Duke", "unchallenged 0 Duke", "coins 0 +3 tax", "turn 2 of 1");
  }

  @Test
  void aPassIsNotAnnounced() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    play(0, "tax");
    heard("acted 0 tax as 0 Duke");
    pass(1);
    heard();
  }

  @Test
  void anAssassinationThatGetsThrough() {
    given(CITY_STATE, "AK:3", "AM:2", "CC:2");
    plays("0 assassinate 1; 1 pass; 2 pass; 1 pass; 1 lose Assassin");
    heard(
        "acted 0 assassinate 1 as 0 Assassin",
        "coins 0 -3 cost",
        "unchallenged 0 Assassin",
        "unblocked",
        "lost 1 Assassin by assassination",
        "turn 2 of 1");
  }

  @Test
  void aBluffedContessaWhoLosesTwice() {
    given(CITY_STATE, "AK:3", "AM:2", "CC:2");
    plays("0 assassinate 1; 1 pass; 2 pass; 1 block Contessa; 2 challenge; 1 lose Assassin");
    heard(
        "acted 0 assassinate 1 as 0 Assassin",
        "coins 0 -3 cost",
        "unchallenged 0 Assassin",
        "blocked 1 Contessa",
        "challenged 2 1 Contessa",
        "declined 1 Contessa",
        "lost 1 Assassin by challenge",
        "lost 1 Ambassador by assassination",
        "exiled 1",
        "coins 1 -2 exile",
        "turn 2 of 2");
  }

  @Test
  void aTrueContessaWhoIsChallenged() {
    given(CITY_STATE, "AK:3", "CM:2", "CC:2");
    draws("D");
    plays("0 assassinate 1; 1 pass; 2 pass; 1 block Contessa; 2 challenge; 2 lose Contessa");
    heard(
        "acted 0 assassinate 1 as 0 Assassin",
        "coins 0 -3 cost",
        "unchallenged 0 Assassin",
        "blocked 1 Contessa",
        "challenged 2 1 Contessa",
        "shown 1 Contessa: Contessa",
        "replaced 1 1 {1: Duke}",
        "lost 2 Contessa by challenge",
        "stood 1",
        "turn 2 of 1");
  }

  @Test
  void aTargetWhoseWrongChallengeCostsTheLastCard() {
    given(CITY_STATE, "AK:3", "Cm:2", "CC:2");
    draws("D");
    plays("0 assassinate 1; 1 challenge");
    heard(
        "acted 0 assassinate 1 as 0 Assassin",
        "coins 0 -3 cost",
        "challenged 1 0 Assassin",
        "shown 0 Assassin: Assassin",
        "replaced 0 1 {0: Duke}",
        "lost 1 Contessa by challenge",
        "exiled 1",
        "coins 1 -2 exile",
        "turn 2 of 2");
  }

  @Test
  void aSteal() {
    given(CITY_STATE, "AK:3", "Cm:1", "CC:2");
    plays("0 steal 1; 1 pass; 2 pass; 1 pass");
    heard(
        "acted 0 steal 1 as 0 Captain",
        "unchallenged 0 Captain",
        "unblocked",
        "coins 1 -1 steal",
        "coins 0 +1 steal",
        "turn 2 of 1");
  }

  @Test
  @Rule("EC-16")
  void aStealFromATargetWhoIsJustOut() {
    given(CITY_STATE, "AK:3", "Cm:5", "CC:2");
    plays("0 steal 1; 1 pass; 2 pass; 1 block Captain; 2 challenge");
    heard(
        "acted 0 steal 1 as 0 Captain",
        "unchallenged 0 Captain",
        "blocked 1 Captain",
        "challenged 2 1 Captain",
        "declined 1 Captain",
        "lost 1 Contessa by challenge",
        "exiled 1",
        "coins 1 -2 steal",
        "coins 0 +2 steal",
        "coins 1 -3 exile",
        "turn 2 of 2");
  }

  @Test
  @Rule("G-04")
  void aStealOfNothingAnnouncesNoCoins() {
    given(CITY_STATE, "AK:3", "Cm:0", "CC:2");
    plays("0 steal 1; 1 pass; 2 pass; 1 pass");
    heard("acted 0 steal 1 as 0 Captain", "unchallenged 0 Captain", "unblocked", "turn 2 of 1");
  }

  @Test
  @Rule("R-SEE-05")
  void anExchangeShowsItsCardsToTheActorAlone() {
    given(CITY_STATE, "AM:3", "Cm:2", "CC:2");
    draws("DK");
    plays("0 exchange; 1 pass; 2 pass; 0 keep Duke Assassin");
    heard(
        "acted 0 exchange as 0 Ambassador",
        "unchallenged 0 Ambassador",
        "drew 0 2 {0: Duke Captain}",
        "returned 0 2 {0: Captain Ambassador}",
        "turn 2 of 1");
  }

  @Test
  @Rule({"R-INQ-06", "D-09", "R-RES-04", "R-SEE-06"})
  void aForcedSwapDrawsThenReturns() {
    given(REFORMATION, "AI:3", "CK:2", "CC:2");
    draws("D");
    plays("0 examine 1; 1 pass; 2 pass; 1 offer Captain; 0 swap");
    heard(
        "acted 0 examine 1 as 0 Inquisitor",
        "unchallenged 0 Inquisitor",
        "offered 1 to 0 {0,1: Captain}",
        "judged 0 on 1 swap",
        "drew 1 1 {1: Duke}",
        "returned 1 1 {1: Captain}",
        "turn 2 of 1");
  }

  @Test
  void aCardGivenBack() {
    given(REFORMATION, "AI:3", "CK:2", "CC:2");
    plays("0 examine 1; 1 pass; 2 pass; 1 offer Captain; 0 return");
    heard(
        "acted 0 examine 1 as 0 Inquisitor",
        "unchallenged 0 Inquisitor",
        "offered 1 to 0 {0,1: Captain}",
        "judged 0 on 1 return",
        "turn 2 of 1");
  }

  @Test
  void sidesAreAnnouncedAroundTheTable() {
    dealt(CoupRules.of(REFORMATION, 3), 1, "DDAAKK");
    play(1, "choose loyalist");
    heard(
        "dealt 0 2 {0: Duke Duke}",
        "dealt 1 2 {1: Assassin Assassin}",
        "dealt 2 2 {2: Captain Captain}",
        "sided 1 loyalist",
        "sided 2 reformist",
        "sided 0 loyalist",
        "turn 1 of 1");
  }

  @Test
  void convertingOneself() {
    given(REFORMATION, "AI:3", "CK:2", "CC:2");
    play(0, "convert 0");
    heard("acted 0 convert 0", "coins 0 -1 convert", "converted 0 by 0 reformist", "turn 2 of 1");
  }

  @Test
  void bothReplacementTimingsAnnounceTheSameInAnotherOrder() {
    given(REFORMATION, o -> o.withReplacement(BEFORE_ACTION), "DI:3", "CK:2", "CC:2");
    draws("A");
    plays("0 tax; 1 challenge; 0 show Duke; 1 lose Captain");
    heard(
        "acted 0 tax as 0 Duke",
        "challenged 1 0 Duke",
        "shown 0 Duke: Duke",
        "replaced 0 1 {0: Assassin}",
        "lost 1 Captain by challenge",
        "coins 0 +3 tax",
        "turn 2 of 1");
  }

  @Test
  void insidersAndTheRefereeHearTheFullForm() {
    AddressedEvent told =
        AddressedEvent.secretly(
            1, new CoupEvent.Picked(1, null), new CoupEvent.Picked(1, Card.of(0)));
    assertThat(told.hasSecret()).isTrue();
    assertThat(told.heardBy(1)).isEqualTo(told.full());
    assertThat(told.heardBy(Reader.REFEREE)).isEqualTo(told.full());
    assertThat(told.heardBy(0)).isEqualTo(told.open());
    assertThat(told.heardBy(Reader.SPECTATOR)).isEqualTo(told.open());
  }

  @Test
  void aCoup() {
    given(CITY_STATE, "AK:7", "CM:2", "CC:2");
    plays("0 coup 1; 1 lose Contessa");
    heard("acted 0 coup 1", "coins 0 -7 cost", "lost 1 Contessa by coup", "turn 2 of 1");
  }

  @Test
  void aBluffedAction() {
    given(CITY_STATE, "AK:3", "CM:2", "CC:2");
    plays("0 tax; 1 pass; 2 challenge; 0 lose Captain");
    heard(
        "acted 0 tax as 0 Duke",
        "challenged 2 0 Duke",
        "declined 0 Duke",
        "lost 0 Captain by challenge",
        "turn 2 of 1");
  }

  @Test
  void aStealBlocked() {
    given(CITY_STATE, "AK:3", "CM:2", "CC:2");
    plays("0 steal 1; 1 pass; 2 pass; 1 block Ambassador; 2 pass; 0 pass");
    heard(
        "acted 0 steal 1 as 0 Captain",
        "unchallenged 0 Captain",
        "blocked 1 Ambassador",
        "unchallenged 1 Ambassador",
        "stood 1",
        "turn 2 of 1");
  }

  @Test
  void anActionProvenThenBlockedAndTheBlockProvenToo() {
    given(REFORMATION, "AK:3", "KI:2", "CC:2");
    plays("0 steal 1; 1 challenge; 0 show Captain; 1 lose Inquisitor");
    plays("1 block Captain; 2 challenge; 1 show Captain");
    draws("DI");
    play(2, "lose Contessa");
    heard(
        "acted 0 steal 1 as 0 Captain",
        "challenged 1 0 Captain",
        "shown 0 Captain: Captain",
        "lost 1 Inquisitor by challenge",
        "blocked 1 Captain",
        "challenged 2 1 Captain",
        "shown 1 Captain: Captain",
        "lost 2 Contessa by challenge",
        "stood 1",
        "replaced 0 1 {0: Duke}",
        "replaced 1 1 {1: Inquisitor}",
        "turn 2 of 1");
  }

  @Test
  @Rule({"EC-20", "D-06"})
  void anExchangeProven() {
    given(RESISTANCE, o -> o.withExchanger(BOTH), "AI:3", "CM:2", "CC:2");
    draws("KD");
    plays("0 exchange Inquisitor; 1 challenge; 0 show Inquisitor; 1 lose Contessa");
    play(0, "keep Assassin Captain");
    heard(
        "acted 0 exchange as 0 Inquisitor",
        "challenged 1 0 Inquisitor",
        "shown 0 Inquisitor: Inquisitor",
        "replaced 0 1 {0: Captain}",
        "lost 1 Contessa by challenge",
        "drew 0 1 {0: Duke}",
        "returned 0 1 {0: Duke}",
        "turn 2 of 1");
  }

  @Test
  void anExaminationBlocked() {
    given(REFORMATION, o -> o.withContessaBlocksExamine(true), "AI:3", "CK:2", "CC:2");
    plays("0 examine 1; 1 pass; 2 pass; 1 block Contessa; 2 pass; 0 pass");
    heard(
        "acted 0 examine 1 as 0 Inquisitor",
        "unchallenged 0 Inquisitor",
        "blocked 1 Contessa",
        "unchallenged 1 Contessa",
        "stood 1",
        "turn 2 of 1");
  }

  @Test
  void anExaminationLetThrough() {
    given(REFORMATION, o -> o.withContessaBlocksExamine(true), "AI:3", "Ck:2", "CC:2");
    plays("0 examine 1; 1 pass; 2 pass; 1 pass; 0 return");
    heard(
        "acted 0 examine 1 as 0 Inquisitor",
        "unchallenged 0 Inquisitor",
        "unblocked",
        "offered 1 to 0 {0,1: Contessa}",
        "judged 0 on 1 return",
        "turn 2 of 1");
  }

  @Test
  void embezzlingUnchallenged() {
    given(REFORMATION, o -> o, 4, "AI:3", "Ck:2", "CC:2");
    plays("0 embezzle; 1 pass; 2 pass");
    heard(
        "acted 0 embezzle as 0 not Duke",
        "unchallenged 0 not Duke",
        "coins 0 +4 embezzle",
        "turn 2 of 1");
  }

  @Test
  @Rule("D-14")
  void withDistinctArtEveryCopyIsAnnounced() {
    given(RESISTANCE, o -> o.withArt(Art.DISTINCT), "D2K1:2", "C1M3:2", "C2C3:2");
    draws("A3");
    plays("0 tax; 1 challenge; 0 show Duke#2; 1 lose Ambassador#3");
    heard(
        "acted 0 tax as 0 Duke",
        "challenged 1 0 Duke",
        "shown 0 Duke: Duke#2",
        "replaced 0 1 {0: Assassin#3}",
        "lost 1 Ambassador#3 by challenge",
        "coins 0 +3 tax",
        "turn 2 of 1");
  }
}
