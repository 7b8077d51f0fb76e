package contessa.coup;

import static contessa.coup.CoupOptions.Replacement.BEFORE_ACTION;
import static contessa.coup.Edition.REFORMATION;

import contessa.game.Rule;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Taking the Reserve with the claim not to hold the Duke. */
final class EmbezzleTest extends AtTheTable {

  private static final UnaryOperator<CoupOptions> PRINTED = UnaryOperator.identity();

  @Test
  @Rule("R-REF-06")
  void embezzlingTakesTheWholeReserve() {
    given(REFORMATION, PRINTED, 4, "AK:2", "AK:2", "CC:2");
    play(0, "embezzle");
    unchallenged();
    shows("AK:6", "AK:2", "CC:2");
    reserve(0);
    turnOf(1);
  }

  @Test
  @Rule({"EC-40", "G-05"})
  void anEmptyReserveCannotBeEmbezzled() {
    given(REFORMATION, PRINTED, 0, "AK:2", "AK:2", "CC:2");
    forbids("embezzle");
  }

  @Test
  @Rule({"EC-36", "R-REF-06"})
  void anUnchallengedDukeMayEmbezzle() {
    given(REFORMATION, PRINTED, 4, "DK:2", "AK:2", "CC:2");
    play(0, "embezzle");
    unchallenged();
    shows("DK:6", "AK:2", "CC:2");
  }

  @Test
  @Rule({"EC-37", "R-REF-07", "R-PRV-01", "R-PRV-06"})
  void anEmbezzlerWithoutDukeShowsAllCardsAndGetsNewOnes() {
    given(REFORMATION, PRINTED, 4, "AK:2", "AK:2", "CC:2");
    draws("DI");
    plays("0 embezzle; 1 challenge");
    asks(0, CoupPhase.PROVE, "show", "decline");
    play(0, "show");
    shows("DI:2", "AK:2", "CC:2");
    play(1, "lose Captain");
    shows("DI:6", "Ak:2", "CC:2");
    reserve(0);
    heard(
        "acted 0 embezzle as 0 not Duke",
        "challenged 1 0 not Duke",
        "shown 0 not Duke: Assassin Captain",
        "replaced 0 2 {0: Duke Inquisitor}",
        "lost 1 Captain by challenge",
        "coins 0 +4 embezzle",
        "turn 2 of 1");
  }

  @Test
  @Rule({"EC-37", "R-REF-07"})
  void withOneInfluenceOneCardIsShownAndReplaced() {
    given(REFORMATION, PRINTED, 4, "Ak:2", "AK:2", "CC:2");
    draws("D");
    plays("0 embezzle; 1 pass; 2 challenge; 0 show; 2 lose Contessa");
    shows("Dk:6", "AK:2", "Cc:2");
  }

  @Test
  @Rule({"D-03", "R-PRV-06"})
  void theHandIsReplacedAtOnceInBothTimings() {
    given(REFORMATION, o -> o.withReplacement(BEFORE_ACTION), 4, "AK:2", "AK:2", "CC:2");
    draws("DI");
    plays("0 embezzle; 1 challenge; 0 show");
    shows("DI:2", "AK:2", "CC:2");
  }

  @Test
  @Rule({"EC-38", "R-REF-08"})
  void aDukeWhoIsCaughtLosesAnyCardAndTheCoinsStay() {
    given(REFORMATION, PRINTED, 4, "DK:2", "AK:2", "CC:2");
    plays("0 embezzle; 1 challenge");
    asks(0, CoupPhase.PROVE, "decline");
    play(0, "decline");
    asks(0, CoupPhase.LOSE, "lose Duke", "lose Captain");
    play(0, "lose Captain");
    shows("Dk:2", "AK:2", "CC:2");
    reserve(4);
    heard(
        "acted 0 embezzle as 0 not Duke",
        "challenged 1 0 not Duke",
        "declined 0 not Duke",
        "lost 0 Captain by challenge",
        "turn 2 of 1");
  }

  @Test
  @Rule({"EC-22", "R-REF-06"})
  void anEmbezzlerWithoutDukeMayDeclineToShow() {
    given(REFORMATION, PRINTED, 4, "AK:2", "AK:2", "CC:2");
    plays("0 embezzle; 1 challenge; 0 decline; 0 lose Captain");
    shows("Ak:2", "AK:2", "CC:2");
    reserve(4);
  }

  @Test
  @Rule({"EC-39", "R-CORE-08"})
  void aFaceUpDukeDoesNotCount() {
    given(REFORMATION, PRINTED, 4, "Kd:2", "AK:2", "CC:2");
    draws("A");
    plays("0 embezzle; 1 challenge; 0 show; 1 lose Captain");
    shows("Ad:6", "Ak:2", "CC:2");
  }

  @Test
  @Rule({"R-REF-06", "D-02"})
  void withoutDecliningTheProofIsAutomatic() {
    given(REFORMATION, o -> o.withMayDecline(false), 4, "AK:2", "AK:2", "CC:2");
    draws("DI");
    plays("0 embezzle; 1 challenge; 1 lose Captain");
    shows("DI:6", "Ak:2", "CC:2");
    given(REFORMATION, o -> o.withMayDecline(false), 4, "DK:2", "AK:2", "CC:2");
    plays("0 embezzle; 1 challenge; 0 lose Captain");
    shows("Dk:2", "AK:2", "CC:2");
  }

  @Test
  @Rule("R-REF-06")
  void embezzlingCannotBeBlocked() {
    given(REFORMATION, PRINTED, 4, "AK:2", "AK:2", "DD:2");
    play(0, "embezzle");
    pass(1, 2);
    turnOf(1);
  }
}
