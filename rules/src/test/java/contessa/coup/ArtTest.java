package contessa.coup;

import static contessa.coup.Edition.BRAZILIAN;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.coup.CoupOptions.Art;
import contessa.game.Reader;
import contessa.game.Rule;
import org.junit.jupiter.api.Test;

/** Whether copies of a character can be told apart. */
final class ArtTest extends AtTheTable {

  private static CoupOptions distinct(CoupOptions o) {
    return o.withArt(Art.DISTINCT);
  }

  @Test
  @Rule({"D-14", "R-CMP-04"})
  void withDistinctArtTwoCopiesAreTwoChoices() {
    given(BRAZILIAN, ArtTest::distinct, "A1K1:7", "D1D3:2", "C1C2:2");
    play(0, "coup 1");
    asks(1, CoupPhase.LOSE, "lose Duke#1", "lose Duke#3");
    play(1, "lose Duke#3");
    shows("A1K1:0", "D1d3:2", "C1C2:2");
    assertThat(table.view(Reader.SPECTATOR).revealed(1)).containsExactly(Card.of(Role.DUKE, 2));
  }

  @Test
  @Rule({"D-14", "R-CMP-04"})
  void withIdenticalArtTheyAreOne() {
    given(BRAZILIAN, "AK:7", "DD:2", "CC:2");
    play(0, "coup 1");
    asks(1, CoupPhase.LOSE, "lose Duke");
  }

  @Test
  @Rule("D-14")
  void withDistinctArtTheClaimantPicksTheCopyToShow() {
    given(BRAZILIAN, ArtTest::distinct, "D2D3:2", "A1K1:2", "C1C2:2");
    plays("0 tax; 1 challenge");
    asks(0, CoupPhase.PROVE, "show Duke#2", "show Duke#3", "decline");
    draws("D1");
    plays("0 show Duke#3; 1 lose Assassin#1");
    shows("D1D2:5", "K1a1:2", "C1C2:2");
  }

  @Test
  @Rule("D-14")
  void withDistinctArtEveryPairOfThePoolIsAnotherChoice() {
    given(RESISTANCE, ArtTest::distinct, "D2D3:2", "A1K1:2", "C1C2:2");
    draws("D1M1");
    play(0, "exchange");
    unchallenged();
    asks(
        0,
        CoupPhase.EXCHANGE,
        "keep Duke#1 Duke#2",
        "keep Duke#1 Duke#3",
        "keep Duke#2 Duke#3",
        "keep Duke#1 Ambassador#1",
        "keep Duke#2 Ambassador#1",
        "keep Duke#3 Ambassador#1");
    play(0, "keep Duke#1 Duke#3");
    shows("D1D3:2", "A1K1:2", "C1C2:2");
  }

  @Test
  @Rule({"D-14", "R-PRV-05"})
  void withDistinctArtTheExposedCopyItselfIsReplaced() {
    given(
        RESISTANCE,
        o -> o.withArt(Art.DISTINCT).withReplacement(CoupOptions.Replacement.AFTER_ACTION),
        "M2D3:2",
        "A1K1:2",
        "C1C2:2");
    draws("M1A2");
    plays("0 exchange; 1 challenge; 0 show Ambassador#2; 1 lose Captain#1");
    play(0, "keep Duke#3 Ambassador#1");
    shows("D3M1:2", "A1k1:2", "C1C2:2");
  }

  @Test
  @Rule("D-14")
  void withIdenticalArtNoViewTellsWhichCopyItShows() {
    given(RESISTANCE, "DK:2", "DM:7", "*DC:7");
    play(2, "coup 0");
    play(0, "lose Duke");
    assertThat(table.view(1).revealed(0)).containsExactly(Card.of(Role.DUKE, 0));
    assertThat(table.view(1).knownCards(1)).contains(Card.of(Role.DUKE, 0));
  }
}
