package contessa.coup;

import static contessa.coup.CoupOptions.Exchanger.AMBASSADOR;
import static contessa.coup.CoupOptions.Exchanger.BOTH;
import static contessa.coup.CoupOptions.Exchanger.INQUISITOR;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Rule;
import contessa.game.Seats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class InquisitorTest extends AtTheTable {

  private static CoupOptions withInquisitor(CoupOptions o) {
    return o.withExchanger(INQUISITOR);
  }

  @Test
  @Rule({"R-INQ-01", "D-06"})
  void theInquisitorTakesTheAmbassadorsPlace() {
    given(RESISTANCE, InquisitorTest::withInquisitor, "ID:2", "AK:2", "CC:2");
    court("DDAAKKIIC");
    assertThat(table.rules().cards().count(Role.INQUISITOR)).isEqualTo(3);
    assertThat(table.rules().inPlay(Role.AMBASSADOR)).isFalse();
  }

  @Test
  @Rule("D-06")
  void bothMayBeInPlayTogether() {
    given(RESISTANCE, o -> o.withExchanger(BOTH), "ID:2", "MK:2", "CC:2");
    court("DDAAAKKMMIIC");
  }

  @Test
  @Rule({"R-INQ-02", "D-07"})
  void theInquisitorMayExchangeOrExamine() {
    given(RESISTANCE, InquisitorTest::withInquisitor, "ID:2", "AK:2", "CC:2");
    allows("exchange", "examine 1", "examine 2");
    forbids("examine 0");
    given(REFORMATION, InquisitorTest::withExchange, "ID:2", "AK:2", "CC:2");
    allows("exchange", "examine 1", "examine 2");
  }

  private static CoupOptions withExchange(CoupOptions o) {
    return withInquisitor(o).withInquisitorExchanges(true);
  }

  @Test
  @Rule({"R-INQ-02", "D-07"})
  void onReformationsSheetTheAmbassadorExchangesAndTheInquisitorOnlyExamines() {
    given(REFORMATION, "ID:2", "AK:2", "CM:2");
    allows("exchange", "examine 1", "examine 2");
    forbids("exchange Ambassador", "exchange Inquisitor");
    assertThat(table.rules().claim(new CoupMove.Act(Action.EXCHANGE, Seats.NOBODY, null, null)))
        .isEqualTo(Role.AMBASSADOR);
    play(0, "exchange");
    play(1, "challenge");
    asks(0, CoupPhase.PROVE, "decline");
  }

  @Test
  @Rule({"R-INQ-02", "D-07"})
  void withoutTheAmbassadorNobodyExchangesIfTheInquisitorOnlyExamines() {
    given(
        RESISTANCE, o -> withInquisitor(o).withInquisitorExchanges(false), "ID:2", "AK:2", "CC:2");
    forbids("exchange", "exchange Ambassador", "exchange Inquisitor");
    allows("examine 1");
  }

  @Test
  @Rule({"R-INQ-02", "D-07"})
  void bothNameTheirClaimOnlyWhereBothMayExchange() {
    given(RESISTANCE, o -> o.withExchanger(BOTH), "ID:2", "MK:2", "CC:2");
    allows("exchange Ambassador", "exchange Inquisitor");
    forbids("exchange");
    given(
        RESISTANCE,
        o -> o.withExchanger(BOTH).withInquisitorExchanges(false),
        "ID:2",
        "MK:2",
        "CC:2");
    allows("exchange");
    forbids("exchange Ambassador", "exchange Inquisitor");
  }

  @Test
  @Rule("D-07")
  void withoutTheInquisitorTheOptionMakesNoDifference() {
    CoupOptions o = RESISTANCE.options(3);
    assertThat(o.withInquisitorExchanges(false)).isEqualTo(o);
    assertThat(REFORMATION.options(3).withExchanger(AMBASSADOR).inquisitorExchanges()).isTrue();
  }

  @Test
  @Rule("R-INQ-02")
  void withoutTheInquisitorNobodyExamines() {
    given(RESISTANCE, "DD:2", "AK:2", "CC:2");
    forbids("examine 1", "examine 2");
  }

  @Test
  @Rule("R-INQ-03")
  void theInquisitorsExchangeIsOneCard() {
    given(RESISTANCE, InquisitorTest::withInquisitor, "ID:2", "AK:2", "CC:2");
    draws("A");
    play(0, "exchange");
    unchallenged();
    asks(
        0,
        CoupPhase.EXCHANGE,
        "keep Duke Assassin",
        "keep Duke Inquisitor",
        "keep Assassin Inquisitor");
    play(0, "keep Duke Assassin");
    shows("DA:2", "AK:2", "CC:2");
  }

  @Test
  @Rule("EC-29")
  void withOneInfluenceTheInquisitorSeesTwoAndKeepsOne() {
    given(RESISTANCE, InquisitorTest::withInquisitor, "Id:2", "AK:2", "CC:2");
    draws("A");
    play(0, "exchange");
    unchallenged();
    asks(0, CoupPhase.EXCHANGE, "keep Inquisitor", "keep Assassin");
  }

  @Test
  @Rule({"R-INQ-04", "R-INQ-05", "D-08"})
  void theExaminedPlayerPicksTheCardAndOnlyTheInquisitorSeesIt() {
    given(RESISTANCE, InquisitorTest::withInquisitor, "ID:2", "AK:2", "CC:2");
    play(0, "examine 1");
    unchallenged();
    asks(1, CoupPhase.OFFER, "offer Assassin", "offer Captain");
    play(1, "offer Captain");
    assertThat(table.view(0).offered()).isEqualTo(Card.of(Role.CAPTAIN, 0));
    assertThat(table.view(1).offered()).isEqualTo(Card.of(Role.CAPTAIN, 0));
    assertThat(table.view(2).offered()).isNull();
    assertThat(table.view(-1).offered()).isNull();
    heard(
        "acted 0 examine 1 as 0 Inquisitor",
        "unchallenged 0 Inquisitor",
        "offered 1 to 0 {0,1: Captain}");
    asks(0, CoupPhase.VERDICT, "return", "swap");
  }

  @Test
  @Rule("R-INQ-06")
  void theInquisitorMayGiveTheCardBack() {
    given(RESISTANCE, InquisitorTest::withInquisitor, "ID:2", "AK:2", "CC:2");
    plays("0 examine 1; 1 pass; 2 pass; 1 offer Captain; 0 return");
    shows("ID:2", "AK:2", "CC:2");
    turnOf(1);
  }

  @Test
  @Rule({"R-INQ-06", "EC-28", "D-09"})
  void aForcedSwapDrawsFirstSoTheExaminedCardCannotComeBack() {
    given(RESISTANCE, InquisitorTest::withInquisitor, "ID:2", "AK:2", "KK:2");
    court("DDAAIICCC"); // no Captain left to draw
    draws("C");
    plays("0 examine 1; 1 pass; 2 pass; 1 offer Captain; 0 swap");
    shows("ID:2", "AC:2", "KK:2");
    court("DDAAKIICC");
  }

  @Test
  @Rule("EC-28")
  void aForcedSwapMayBringAnEqualCard() {
    given(RESISTANCE, InquisitorTest::withInquisitor, "ID:2", "AK:2", "CC:2");
    draws("K");
    plays("0 examine 1; 1 pass; 2 pass; 1 offer Captain; 0 swap");
    shows("ID:2", "AK:2", "CC:2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"D", "A", "K", "I", "C"})
  @Rule({"EC-26", "R-ASK-02"})
  void theOnlyCardIsShownWithoutAsking(String card) {
    given(RESISTANCE, InquisitorTest::withInquisitor, "IA:2", card + "k:2", "CC:2");
    play(0, "examine 1");
    unchallenged();
    asks(0, CoupPhase.VERDICT);
  }

  @Test
  @Rule({"EC-47", "R-ASK-03"})
  void twoEqualCardsAreAskedForTooSoTheTableDoesNotLearnThem() {
    given(RESISTANCE, InquisitorTest::withInquisitor, "ID:2", "AA:2", "CC:2");
    play(0, "examine 1");
    unchallenged();
    asks(1, CoupPhase.OFFER, "offer Assassin");
  }

  @Test
  @Rule("EC-27")
  void aTargetWhoLosesAChallengeOffersARemainingCard() {
    given(RESISTANCE, InquisitorTest::withInquisitor, "ID:2", "AK:2", "CC:2");
    draws("D");
    plays("0 examine 1; 1 challenge; 0 show Inquisitor; 1 lose Assassin");
    asks(0, CoupPhase.VERDICT);
    assertThat(table.view(0).offered()).isEqualTo(Card.of(Role.CAPTAIN, 0));
    shows("DD:2", "Ka:2", "CC:2");
  }

  @Test
  @Rule("EC-27")
  void aTargetWhoLosesTheLastCardToAChallengeIsOutAndTheExaminationLapses() {
    given(RESISTANCE, InquisitorTest::withInquisitor, "ID:2", "Ak:2", "CC:2");
    draws("D");
    plays("0 examine 1; 1 challenge; 0 show Inquisitor");
    shows("DD:2", "ak", "CC:2");
    turnOf(2);
  }

  @Test
  @Rule({"R-INQ-08", "D-10", "EC-30"})
  void withTheOptionAnExaminedContessaBlocks() {
    given(
        RESISTANCE,
        o -> o.withExchanger(INQUISITOR).withContessaBlocksExamine(true),
        "ID:2",
        "AK:2",
        "CC:2");
    play(0, "examine 1");
    unchallenged();
    asks(1, CoupPhase.BLOCK, "block Contessa", "pass");
    play(1, "block Contessa");
    unchallenged();
    shows("ID:2", "AK:2", "CC:2");
    turnOf(1);
  }

  @Test
  @Rule("EC-30")
  void theContessaDoesNotBlockTheInquisitorsExchange() {
    given(
        RESISTANCE,
        o -> o.withExchanger(INQUISITOR).withContessaBlocksExamine(true),
        "ID:2",
        "AK:2",
        "CC:2");
    draws("A");
    play(0, "exchange");
    unchallenged();
    asks(0, CoupPhase.EXCHANGE);
  }

  @Test
  @Rule("D-10")
  void asPrintedNobodyBlocksAnExamination() {
    given(REFORMATION, "ID:2", "AK:2", "CC:2");
    play(0, "examine 1");
    unchallenged();
    asks(1, CoupPhase.OFFER);
  }
}
