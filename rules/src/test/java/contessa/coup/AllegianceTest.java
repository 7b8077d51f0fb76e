package contessa.coup;

import static contessa.coup.Allegiance.LOYALIST;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Reader;
import contessa.game.Rule;
import org.junit.jupiter.api.Test;

/** Loyalists and Reformists: nobody attacks their own side. */
final class AllegianceTest extends AtTheTable {

  @Test
  @Rule({"R-REF-01", "R-SIDE-05"})
  void theFirstPlayerChoosesASideAndTheOthersAlternateClockwise() {
    dealt(CoupRules.of(REFORMATION, 5), 3, "DADADAKKKC");
    asks(3, CoupPhase.ALLEGIANCE, "choose loyalist", "choose reformist");
    play(3, "choose reformist");
    shows("DA:2:R", "DA:2:L", "DA:2:R", "KK:2:R", "KC:2:L");
    turnOf(3);
  }

  @Test
  @Rule({"R-REF-01", "R-SEE-02"})
  void beforeTheChoiceNobodyHasASide() {
    dealt(CoupRules.of(REFORMATION, 3), 0, "DADAKK");
    assertThat(table.view(Reader.SPECTATOR).allegiance(0)).isNull();
    play(0, "choose loyalist");
    assertThat(table.view(Reader.SPECTATOR).allegiance(0)).isEqualTo(LOYALIST);
  }

  @Test
  @Rule({"R-REF-02", "D-18", "R-SIDE-01", "R-SIDE-02"})
  void nobodyAttacksTheirOwnSide() {
    given(REFORMATION, "DD:9:L", "AK:2:R", "CC:2:L");
    allows("coup 1", "assassinate 1", "steal 1");
    forbids("coup 2", "assassinate 2", "steal 2");
  }

  @Test
  @Rule({"D-19", "R-SIDE-02"})
  void examiningAndConvertingAFriendIsAllowed() {
    given(REFORMATION, "DD:9:L", "AK:2:R", "CC:2:L");
    allows("examine 1", "examine 2", "convert 0", "convert 1", "convert 2");
  }

  @Test
  @Rule({"EC-34", "R-REF-02", "D-18"})
  void onlyTheOtherSideIsAskedToBlockForeignAid() {
    given(REFORMATION, "DD:2:L", "AK:2:L", "CC:2:R", "KK:2:L");
    play(0, "foreign-aid");
    asks(2, CoupPhase.BLOCK);
    pass(2);
    shows("DD:4", "AK:2", "CC:2", "KK:2");
    turnOf(1);
  }

  @Test
  @Rule("EC-34")
  void ifAllAreOnOneSideEverybodyIsAsked() {
    given(REFORMATION, "DD:2:L", "AK:2:L", "CC:2:L");
    play(0, "foreign-aid");
    pass(1, 2);
    turnOf(1);
  }

  @Test
  @Rule({"EC-35", "R-REF-03"})
  void aFriendMayBeChallenged() {
    given(REFORMATION, "AA:2:L", "AK:2:L", "CC:2:R");
    plays("0 tax; 1 challenge; 0 decline; 0 lose Assassin");
    shows("Aa:2", "AK:2", "CC:2");
  }

  @Test
  @Rule({"R-REF-03", "EC-35"})
  void aFriendsBlockMayBeChallenged() {
    given(REFORMATION, "AA:2:L", "AK:2:R", "CC:2:R");
    plays("0 foreign-aid; 1 block Duke; 2 challenge; 1 decline; 1 lose Captain");
    shows("AA:4", "Ak:2", "CC:2");
  }

  @Test
  @Rule({"R-REF-04", "R-REF-05", "R-ACT-10"})
  void convertingOneselfCostsOneToTheReserve() {
    given(REFORMATION, "DD:1:L", "AK:2:R", "CC:2:L");
    allows("convert 0");
    forbids("convert 1", "convert 2");
    play(0, "convert 0");
    shows("DD:0:R", "AK:2:R", "CC:2:L");
    reserve(1);
    treasury(45);
    turnOf(1);
  }

  @Test
  @Rule({"R-REF-04", "R-REF-05"})
  void convertingAnotherCostsTwoToTheReserve() {
    given(REFORMATION, "DD:2:L", "AK:2:R", "CC:2:L");
    play(0, "convert 1");
    shows("DD:0:L", "AK:2:L", "CC:2:L");
    reserve(2);
    heard("acted 0 convert 1", "coins 0 -2 convert", "converted 1 by 0 loyalist", "turn 2 of 1");
  }

  @Test
  @Rule({"R-REF-04", "R-TURN-02"})
  void withoutCoinsNobodyConverts() {
    given(REFORMATION, "DD:0:L", "AK:2:R", "CC:2:L");
    forbids("convert 0", "convert 1", "convert 2");
  }

  @Test
  @Rule("EC-33")
  void aFriendMayBeConverted() {
    given(REFORMATION, "DD:2:L", "AK:2:R", "CC:2:L");
    play(0, "convert 2");
    shows("DD:0:L", "AK:2:R", "CC:2:R");
  }

  @Test
  @Rule({"EC-31", "R-SIDE-01", "R-SIDE-03"})
  void protectionEndsWhenAllAreOnOneSide() {
    given(REFORMATION, "DD:2:L", "AK:9:R", "CC:2:L");
    play(0, "convert 1");
    allows("coup 0", "coup 2", "steal 0", "assassinate 2");
  }

  @Test
  @Rule({"EC-31", "R-SIDE-03"})
  void aLaterConversionRestoresProtection() {
    given(REFORMATION, "DD:2:L", "AK:9:L", "CC:2:L");
    play(0, "convert 0");
    allows("coup 0");
    forbids("coup 2", "assassinate 2", "steal 2");
  }

  @Test
  @Rule({"EC-32", "R-SIDE-03"})
  void whenTheOtherSideIsGoneTheSurvivorsFightEachOther() {
    given(REFORMATION, "DD:7:L", "Ak:2:R", "CC:9:L");
    forbids("coup 2");
    play(0, "coup 1");
    turnOf(2);
    allows("coup 0", "assassinate 0", "steal 0");
  }

  @Test
  @Rule({"EC-25", "R-SIDE-06"})
  void theDeadHaveNoSideAndCannotBeConverted() {
    given(REFORMATION, "DD:7:L", "ak:0:R", "CC:9:R");
    forbids("convert 1");
    assertThat(table.view(0).allegiance(1)).isNull();
  }

  @Test
  @Rule({"D-15", "R-REF-05"})
  void theCoinsOfTheDeadGoToTheBankNotTheReserve() {
    given(REFORMATION, o -> o, 3, "DD:7:L", "Ak:5:R", "CC:9:R");
    treasury(26);
    play(0, "coup 1");
    reserve(3);
    treasury(38);
  }

  @Test
  @Rule({"D-18", "R-OPT-06"})
  void withoutAllegiancesNobodyConvertsOrEmbezzles() {
    given(RESISTANCE, "DD:7", "AK:2", "CC:2");
    forbids("convert 0", "convert 1", "embezzle");
    assertThat(table.view(0).allegiance(0)).isNull();
  }

  @Test
  @Rule({"D-18", "R-OPT-06"})
  void allegiancesMayJoinAnyEdition() {
    given(RESISTANCE, o -> o.withAllegiances(true), "DD:7:L", "AK:2:R", "CC:2:L");
    allows("convert 0");
    forbids("coup 2", "examine 1");
  }
}
