package contessa.coup;

import static contessa.coup.CoupOptions.Exchanger.BOTH;
import static contessa.coup.CoupOptions.Exchanger.INQUISITOR;
import static contessa.coup.Edition.BRAZILIAN;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Reader;
import contessa.game.Rule;
import org.junit.jupiter.api.Test;

/** Two players pick a card each and are dealt another. */
final class DraftTest extends AtTheTable {

  private static final CoupRules DRAFT = CoupRules.of(BRAZILIAN, 2);

  @Test
  @Rule({"R-2P-02", "R-2P-03", "D-04"})
  void bothPickFromASetWithOneOfEachCharacter() {
    dealt(DRAFT, 1, "");
    asks(
        1,
        CoupPhase.DRAFT,
        "pick Duke",
        "pick Assassin",
        "pick Captain",
        "pick Ambassador",
        "pick Contessa");
    play(1, "pick Duke");
    asks(
        0,
        CoupPhase.DRAFT,
        "pick Duke",
        "pick Assassin",
        "pick Captain",
        "pick Ambassador",
        "pick Contessa");
    draws("KA");
    play(0, "pick Duke");
    shows("DK:2", "DA:1");
    turnOf(1);
  }

  @Test
  @Rule({"EC-41", "R-2P-02"})
  void threeCardsAreLeftForTheCourt() {
    dealt(DRAFT, 0, "");
    play(0, "pick Contessa");
    draws("KA");
    play(1, "pick Duke");
    court("DMC");
    shows("CK:1", "DA:2");
    assertThat(Integer.bitCount(table.aside())).isEqualTo(8);
  }

  @Test
  @Rule({"EC-41", "R-2P-02", "R-SEE-07"})
  void onlyTheChooserKnowsTheCardsSetAside() {
    dealt(DRAFT, 0, "");
    play(0, "pick Contessa");
    draws("KA");
    play(1, "pick Duke");
    assertThat(TestNotation.letters(new Cards(table.view(0).aside()).list(), false))
        .isEqualTo("DAKM");
    assertThat(TestNotation.letters(new Cards(table.view(1).aside()).list(), false))
        .isEqualTo("AKMC");
    assertThat(table.view(Reader.SPECTATOR).aside()).isZero();
  }

  @Test
  @Rule({"R-ASK-05", "R-SEE-07"})
  void theSecondSeesNothingOfTheFirstPick() {
    dealt(DRAFT, 0, "");
    play(0, "pick Contessa");
    heard("picked 0 {0: Contessa}");
    assertThat(table.view(1).knownCards(0)).isEmpty();
    assertThat(table.view(0).knownCards(0)).containsExactly(Card.of(Role.CONTESSA, 0));
    draws("KA");
    play(1, "pick Contessa");
    heard(
        "picked 1 {1: Contessa}",
        "dealt 0 1 {0: Captain}",
        "dealt 1 1 {1: Assassin}",
        "turn 1 of 0");
  }

  @Test
  @Rule({"EC-41", "R-RES-05"})
  void anExchangeNeverReachesTheCardsSetAside() {
    dealt(DRAFT, 0, "");
    play(0, "pick Contessa");
    draws("KA");
    play(1, "pick Duke");
    draws("DM");
    plays("0 exchange; 1 pass");
    court("C");
    play(0, "keep Duke Ambassador");
    court("KCC");
  }

  @Test
  @Rule({"EC-42", "R-2P-02", "D-04"})
  void resistanceMayDraftTooAndKeepsItsOneCoin() {
    dealt(CoupRules.of(RESISTANCE, RESISTANCE.options(2).withDraft(true), 2), 0, "");
    play(0, "pick Contessa");
    draws("KA");
    play(1, "pick Duke");
    shows("CK:1", "DA:2");
  }

  @Test
  @Rule({"R-2P-02", "R-INQ-01"})
  void theSetsHoldTheCharactersInPlay() {
    dealt(CoupRules.of(BRAZILIAN, BRAZILIAN.options(2).withExchanger(INQUISITOR), 2), 0, "");
    asks(
        0,
        CoupPhase.DRAFT,
        "pick Duke",
        "pick Assassin",
        "pick Captain",
        "pick Inquisitor",
        "pick Contessa");
    dealt(CoupRules.of(BRAZILIAN, BRAZILIAN.options(2).withExchanger(BOTH), 2), 0, "");
    play(0, "pick Inquisitor");
    draws("KA");
    play(1, "pick Ambassador");
    court("DMIC");
  }

  @Test
  @Rule({"R-2P-02", "R-REF-01"})
  void sidesAreChosenAfterTheDraft() {
    dealt(CoupRules.of(BRAZILIAN, BRAZILIAN.options(2).withAllegiances(true), 2), 1, "");
    play(1, "pick Contessa");
    draws("KA");
    play(0, "pick Duke");
    asks(1, CoupPhase.ALLEGIANCE);
    play(1, "choose loyalist");
    shows("DK:2:R", "CA:1:L");
  }
}
