package contessa.coup;

import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.RESISTANCE;

import module java.base;

import contessa.game.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Assassinations: every course they can take. */
final class AssassinationTest extends AtTheTable {

  @ParameterizedTest(name = "{0}")
  @Rule({"EC-01", "EC-02", "EC-03", "EC-04", "EC-05", "EC-06", "EC-07", "EC-08", "EC-09"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # path, seats before, draws, moves, seats after, whose turn is next
          nobody objects                        | AD:3 KM:2 DC:2 | '' | 0 assassinate 1; 1 pass; 2 pass; 1 pass; 1 lose Captain | AD:0 Mk:2 DC:2 | 1
          the last influence goes by itself     | AD:3 Km:2 DC:2 | '' | 0 assassinate 1; 1 pass; 2 pass; 1 pass | AD:0 km:0 DC:2 | 2
          a bluff is caught by the target       | KD:3 KM:2 DC:2 | '' | 0 assassinate 1; 1 challenge; 0 lose Duke | Kd:3 KM:2 DC:2 | 1
          a bluff is caught by a third          | KD:3 KM:2 DC:2 | '' | 0 assassinate 1; 1 pass; 2 challenge; 0 lose Captain | Dk:3 KM:2 DC:2 | 1
          a block that nobody doubts            | AD:3 KM:2 DC:2 | '' | 0 assassinate 1; 1 pass; 2 pass; 1 block Contessa; 2 pass; 0 pass | AD:0 KM:2 DC:2 | 1
          EC-01 wrong doubt, no block           | AD:3 KM:2 DC:2 | K  | 0 assassinate 1; 1 challenge; 1 lose Captain; 1 pass | DK:0 km:0 DC:2 | 2
          EC-02 wrong doubt, then a block       | AD:3 KM:2 DC:2 | K  | 0 assassinate 1; 1 challenge; 1 lose Captain; 1 block Contessa; 2 pass; 0 pass | DK:0 Mk:2 DC:2 | 1
          EC-02 wrong doubt, then caught        | AD:3 KM:2 DC:2 | K  | 0 assassinate 1; 1 challenge; 1 lose Captain; 1 block Contessa; 2 pass; 0 challenge | DK:0 km:0 DC:2 | 2
          EC-03 wrong doubt by the last card    | AD:3 Km:2 DC:2 | K  | 0 assassinate 1; 1 challenge | DK:0 km:0 DC:2 | 2
          EC-04 a third doubts, target blocks   | AD:3 KM:2 DC:2 | K  | 0 assassinate 1; 1 pass; 2 challenge; 2 lose Duke; 1 block Contessa; 2 pass; 0 pass | DK:0 KM:2 Cd:2 | 1
          EC-04 a third doubts, no block        | AD:3 KM:2 DC:2 | K  | 0 assassinate 1; 1 pass; 2 challenge; 2 lose Duke; 1 pass; 1 lose Ambassador | DK:0 Km:2 Cd:2 | 1
          EC-05 bluffed Contessa, two cards     | AD:3 KM:2 DC:2 | '' | 0 assassinate 1; 1 pass; 2 pass; 1 block Contessa; 2 pass; 0 challenge; 1 lose Captain | AD:0 km:0 DC:2 | 2
          EC-06 bluffed Contessa, one card      | AD:3 Km:2 DC:2 | '' | 0 assassinate 1; 1 pass; 2 pass; 1 block Contessa; 2 challenge | AD:0 km:0 DC:2 | 2
          EC-07 true Contessa doubted           | AD:3 CM:2 DC:2 | D  | 0 assassinate 1; 1 pass; 2 pass; 1 block Contessa; 2 challenge; 2 lose Duke | AD:0 DM:2 Cd:2 | 1
          EC-08 actor doubts by the last card   | Ad:5 CM:2 DC:2 | K  | 0 assassinate 1; 1 pass; 2 pass; 1 block Contessa; 2 pass; 0 challenge | ad:0 KM:2 DC:2 | 1
          EC-09 caught by the last card         | Kd:5 KM:2 DC:2 | '' | 0 assassinate 1; 1 challenge | dk:0 KM:2 DC:2 | 1
          """)
  void everyPathOfAnAssassination(
      String path, String before, String draws, String moves, String after, int next) {
    for (int shift = 0; shift < 3; shift++) { // no seat is special
      given(CITY_STATE, shifted("*" + before, shift));
      draws(draws);
      plays(shiftedMoves(moves, shift));
      shows(shifted(after, shift));
      turnOf((next + shift) % 3);
    }
  }

  /** The seats of a table, shifted clockwise. */
  private static String[] shifted(String seats, int shift) {
    List<String> list = Arrays.asList(seats.split(" ", -1));
    Collections.rotate(list, shift);
    return list.toArray(String[]::new);
  }

  /** The seats in a list of moves, shifted clockwise. */
  private static String shiftedMoves(String moves, int shift) {
    return Pattern.compile("\\d")
        .matcher(moves)
        .replaceAll(seat -> "" + (Integer.parseInt(seat.group()) + shift) % 3);
  }

  @Test
  @Rule("R-ACT-05")
  void anAssassinationCostsThreeAndTakesAnInfluence() {
    given(CITY_STATE, "AD:3", "KM:2", "DC:2");
    play(0, "assassinate 1");
    shows("AD:0", "KM:2", "DC:2");
    treasury(46);
    unchallenged();
    unblocked();
    play(1, "lose Ambassador");
    shows("AD:0", "Km:2", "DC:2");
  }

  @Test
  @Rule({"R-BLK-02", "EC-07", "R-RES-02"})
  void aBlockedAssassinationStaysPaid() {
    given(CITY_STATE, "AD:3", "CM:2", "DK:2");
    play(0, "assassinate 1");
    unchallenged();
    play(1, "block Contessa");
    unchallenged();
    shows("AD:0", "CM:2", "DK:2");
    turnOf(1);
  }

  @Test
  @Rule({"R-BLK-04", "R-CHL-02"})
  void onlyTheTargetMayBlockAnAssassination() {
    given(CITY_STATE, "AD:3", "KM:2", "DC:2", "CC:2");
    play(0, "assassinate 1");
    pass(1, 2, 3);
    asks(1, CoupPhase.BLOCK, "block Contessa", "pass");
    pass(1);
    asks(1, CoupPhase.LOSE);
  }

  @Test
  @Rule({"R-CHL-08", "D-16", "EC-09", "R-RES-02"})
  void aCaughtAssassinGetsTheFeeBackAndThenLosesIt() {
    given(CITY_STATE, "Kd:5", "KM:2", "DC:2");
    plays("0 assassinate 1; 1 challenge");
    heard(
        "acted 0 assassinate 1 as 0 Assassin",
        "coins 0 -3 cost",
        "challenged 1 0 Assassin",
        "declined 0 Assassin",
        "coins 0 +3 refund",
        "lost 0 Captain by challenge",
        "exiled 0",
        "coins 0 -5 exile",
        "turn 2 of 1");
  }

  @Test
  @Rule("R-CHL-09")
  void aWrongChallengeAndTheAssassinationTakeTwoInfluencesInOneTurn() {
    given(CITY_STATE, "AD:3", "KM:2", "DC:2");
    draws("A");
    plays("0 assassinate 1; 1 challenge; 1 lose Captain; 1 pass");
    shows("AD:0", "km", "DC:2");
  }

  @Test
  @Rule("R-CHL-09")
  void aCaughtContessaBluffAndTheAssassinationTakeTwoInfluencesInOneTurn() {
    given(RESISTANCE, "AD:3", "KM:2", "DC:2");
    plays("0 assassinate 1; 1 pass; 2 pass; 1 block Contessa; 2 challenge; 1 decline");
    play(1, "lose Captain");
    shows("AD:0", "km", "DC:2");
  }

  @Test
  @Rule({"G-02", "EC-02"})
  void aTargetWhoLostAChallengeMayStillBlock() {
    given(CITY_STATE, "AD:3", "KC:2", "DC:2");
    draws("M");
    plays("0 assassinate 1; 1 challenge; 1 lose Captain");
    asks(1, CoupPhase.BLOCK, "block Contessa", "pass");
  }

  @Test
  @Rule("R-CORE-14")
  void anAssassinationNeedsThreeCoins() {
    given(CITY_STATE, "AD:2", "KM:2", "DC:2");
    forbids("assassinate 1", "assassinate 2");
    given(CITY_STATE, "AD:3", "KM:2", "DC:2");
    allows("assassinate 1", "assassinate 2");
  }
}
