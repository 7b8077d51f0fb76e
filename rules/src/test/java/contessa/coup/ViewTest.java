package contessa.coup;

import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rule;
import org.junit.jupiter.api.Test;

/** What each reader sees. */
final class ViewTest extends AtTheTable {

  private String known(int reader, int seat) {
    return TestNotation.letters(table.view(reader).knownCards(seat), false);
  }

  @Test
  @Rule({"R-CORE-04", "R-SEE-01"})
  void everybodySeesTheirOwnCardsAndNobodyElses() {
    given(CITY_STATE, "DK:2", "AM:2", "Cd:2");
    assertThat(known(0, 0)).isEqualTo("DK");
    assertThat(known(1, 1)).isEqualTo("AM");
    assertThat(known(0, 1)).isEmpty();
    assertThat(known(Reader.SPECTATOR, 0)).isEmpty();
    assertThat(known(Reader.REFEREE, 1)).isEqualTo("AM");
    assertThat(table.view(0).knowsHand(0)).isTrue();
    assertThat(table.view(0).knowsHand(1)).isFalse();
  }

  @Test
  @Rule({"R-CORE-08", "R-SEE-02"})
  void everybodySeesFaceUpCardsCountsAndTheDecksSize() {
    given(CITY_STATE, "DK:2", "AM:2", "Cd:2");
    CoupView view = table.view(Reader.SPECTATOR);
    assertThat(TestNotation.letters(view.revealed(2), false)).isEqualTo("D");
    assertThat(view.handSize(0)).isEqualTo(2);
    assertThat(view.handSize(2)).isEqualTo(1);
    assertThat(view.deckSize()).isEqualTo(9);
    assertThat(view.unseen().count()).isEqualTo(14);
    assertThat(view.rules().cards().count()).isEqualTo(15);
    assertThat(view.treasury()).isEqualTo(44);
  }

  @Test
  @Rule("R-SEE-04")
  void onlyTheRefereeSeesTheDeck() {
    given(CITY_STATE, "DK:2", "AM:2", "Cd:2");
    assertThat(TestNotation.letters(table.view(Reader.REFEREE).deck(), false))
        .isEqualTo("DAAKKMMCC");
    assertThatIllegalStateException().isThrownBy(() -> table.view(0).deck());
  }

  @Test
  @Rule("R-SEE-03")
  void onlyTheSeatThatDecidesSeesMoves() {
    given(CITY_STATE, "DK:2", "AM:2", "Cd:2");
    play(0, "tax");
    assertThat(table.view(1).moves()).isEqualTo(Position.of(table).moves());
    assertThat(table.view(Reader.REFEREE).moves()).isEqualTo(Position.of(table).moves());
    assertThat(table.view(0).moves()).isEmpty();
    assertThat(table.view(2).moves()).isEmpty();
    assertThat(table.view(Reader.SPECTATOR).moves()).isEmpty();
    assertThat(table.view(2).toMove()).isEqualTo(1);
  }

  @Test
  @Rule("R-SEE-05")
  void thePoolOfAnExchangeIsTheActorsAlone() {
    given(CITY_STATE, "MK:2", "AM:2", "Cd:2");
    draws("DC");
    play(0, "exchange");
    unchallenged();
    assertThat(known(0, 0)).isEqualTo("DKMC");
    assertThat(known(1, 0)).isEmpty();
    assertThat(table.view(1).handSize(0)).isEqualTo(4);
    assertThat(table.view(0).keep()).isEqualTo(2);
  }

  @Test
  @Rule({"R-INQ-04", "R-SEE-06"})
  void afterAnExaminationNobodySeesTheCardAnyMore() {
    given(REFORMATION, "IK:2", "AK:2", "Cd:2");
    plays("0 examine 1; 1 pass; 2 pass; 1 offer Captain");
    assertThat(known(0, 1)).isEqualTo("K");
    assertThat(known(2, 1)).isEmpty();
    play(0, "return");
    assertThat(known(0, 1)).isEmpty();
    assertThat(table.view(0).offered()).isNull();
  }

  @Test
  @Rule("R-SEE-02")
  void aViewShowsActionClaimAndPendingAnswers() {
    given(RESISTANCE, "AK:3", "AM:2", "Cd:2");
    assertThat(table.view(0).action()).isNull();
    assertThat(table.view(0).claim()).isNull();
    play(0, "assassinate 1");
    CoupView view = table.view(2);
    assertThat(view.action()).isEqualTo(Action.ASSASSINATE);
    assertThat(view.target()).isEqualTo(1);
    assertThat(view.claim()).isEqualTo(new Claim(0, Role.ASSASSIN, false));
    assertThat(view.waiting()).isEqualTo(0b110);
    assertThat(view.phase()).isEqualTo(CoupPhase.CHALLENGE_ACTION);
    pass(1, 2);
    play(1, "block Contessa");
    assertThat(table.view(2).claim()).isEqualTo(new Claim(1, Role.CONTESSA, false));
    assertThat(table.view(2).blocker()).isEqualTo(1);
    pass(2);
    play(0, "challenge");
    assertThat(table.view(2).challenger()).isZero();
    assertThat(table.view(2).claim()).isEqualTo(new Claim(1, Role.CONTESSA, false));
  }

  @Test
  void aViewDoesNotChangeWhenPlayGoesOn() {
    given(CITY_STATE, "AK:3", "AM:2", "Cd:2");
    CoupView before = table.view(0);
    play(0, "income");
    assertThat(before.coins(0)).isEqualTo(3);
    assertThat(before.toMove()).isZero();
    assertThat(before.moves()).isNotEmpty();
  }

  @Test
  @Rule({"R-DCL-01", "R-SEE-03"})
  void declaredAttacksAreSeenByTheActorAlone() {
    given(
        RESISTANCE,
        o -> o.withDeclared(CoupOptions.Declared.COUP_AND_ASSASSINATE),
        "AK:8",
        "AM:2",
        "Cd:2");
    assertThat(table.view(0).moves())
        .isEqualTo(Position.of(table).moves())
        .contains(TestNotation.move("coup 2 Contessa"), TestNotation.move("assassinate 1 Duke"));
    assertThat(table.view(1).moves()).isEmpty();
    assertThat(table.view(Reader.SPECTATOR).moves()).isEmpty();
  }

  @Test
  void afterTheEndNobodySeesMoves() {
    given(RESISTANCE, o -> o.withDeclared(CoupOptions.Declared.COUP), "AK:9", "Am:2");
    play(0, "coup 1 Assassin");
    for (int reader : new int[] {0, 1, Reader.SPECTATOR, Reader.REFEREE}) {
      assertThat(table.view(reader).moves()).isEmpty();
      assertThat(table.view(reader).winners()).isEqualTo(1);
    }
  }

  @Test
  @Rule({"R-SEE-08", "R-PRV-04"})
  void anExposedCardIsSeenByAllAndCountedOnce() {
    given(REFORMATION, "KK:3", "AI:2", "CC:2");
    plays("0 steal 1; 1 pass; 2 challenge; 0 show Captain");
    assertThat(known(1, 0)).isEqualTo("K");
    assertThat(known(0, 0)).isEqualTo("KK");
    assertThat(known(Reader.REFEREE, 0)).isEqualTo("KK");
    assertThat(table.view(1).unseen().count()).isEqualTo(15);
  }
}
