package contessa.coup;

import static contessa.coup.Edition.BRAZILIAN;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.RESISTANCE;

import contessa.game.Rule;
import org.junit.jupiter.api.Test;

/**
 * The example game of the printed rules, step by step: Natasha, Sacha and Haig; in the Brazilian
 * edition Vanessa, Sérgio and Roberto.
 */
final class CoupExamplePlayTest extends AtTheTable {

  @Test
  @Rule("EX-01")
  void natashaSachaAndHaigInTheCityState() {
    plays(CITY_STATE, 50);
  }

  @Test
  @Rule("EX-01")
  void natashaSachaAndHaigInTheResistance() {
    plays(RESISTANCE, 50);
  }

  @Test
  @Rule("EX-02")
  void vanessaSergioAndRobertoInBrazil() {
    plays(BRAZILIAN, 54);
  }

  private void plays(Edition edition, int box) {
    boolean asked = edition.options(3).mayDecline();

    dealt(CoupRules.of(edition, 3), 0, "CDKCAD");
    now("CD:2", "KC:2", "AD:2", box - 6, "DAAKKMMMC");

    play(0, "tax");
    unchallenged();
    now("CD:5", "KC:2", "AD:2", box - 9, "DAAKKMMMC");

    play(1, "exchange");
    draws("AD");
    unchallenged();
    play(1, "keep Captain Assassin");
    now("CD:5", "KA:2", "AD:2", box - 9, "DAKKMMMCC");

    play(2, "tax");
    pass(0);
    draws("C");
    play(1, "challenge");
    if (asked) {
      play(2, "show Duke");
    }
    play(1, "lose Assassin");
    now("CD:5", "Ka:2", "AC:5", box - 12, "DDAKKMMMC");

    play(0, "tax");
    unchallenged();
    now("CD:8", "Ka:2", "AC:5", box - 15, "DDAKKMMMC");

    play(1, "income");
    now("CD:8", "Ka:3", "AC:5", box - 16, "DDAKKMMMC");

    play(2, "assassinate 0");
    unchallenged();
    play(0, "block Contessa");
    unchallenged();
    now("CD:8", "Ka:3", "AC:2", box - 13, "DDAKKMMMC");

    play(0, "coup 2");
    play(2, "lose Contessa");
    now("CD:1", "Ka:3", "Ac:2", box - 6, "DDAKKMMMC");

    play(1, "steal 2");
    unchallenged();
    play(2, "block Ambassador");
    pass(0);
    play(1, "challenge");
    if (asked) {
      play(2, "decline");
    }
    now("CD:1", "Ka:5", "ac:0", box - 6, "DDAKKMMMC");

    turnOf(0); // Haig is skipped
  }

  private void now(String natasha, String sacha, String haig, int treasury, String court) {
    shows(natasha, sacha, haig);
    treasury(treasury);
    court(court);
  }
}
