package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Event;
import contessa.game.Reader;
import contessa.game.Rule;
import contessa.game.Seats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScoringTest {

  /** Ends the game without moving another cube: all thieves go where snitches are. */
  private static RoyalScenario end(RoyalScenario scenario, int seats) {
    scenario.deck();
    return switch (seats) {
      case 2 -> scenario.plans("AB C", "C AB");
      case 3 -> scenario.plans("A B", "B A", "A B");
      case 4 -> scenario.plans("A B", "B A", "A B", "B A");
      default -> scenario.plans("A B", "B A", "A B", "B A", "A B");
    };
  }

  /** Blue, green, purple, red. */
  private static RoyalScenario scoringExample() {
    return end(
        RoyalScenario.players(4)
            .goods(0, 3, 2, 1, 2)
            .secrets(0, 1, 0, 0, 1)
            .items(0, 3)
            .goods(1, 4, 1, 3, 3)
            .secrets(1, 0, 1, 0, 0)
            .items(1, 1)
            .goods(2, 1, 4, 4, 3)
            .secrets(2, 0, 1, 0, 0)
            .goods(3, 0, 2, 8, 5)
            .secrets(3, 0, 0, 1, 1)
            .secretDeck()
            .supply(5, 5, 5, 5),
        4);
  }

  private static List<List<Integer>> fame(RoyalScenario scenario) {
    return Objects.requireNonNull(scenario.truth().fame());
  }

  @Test
  @Rule({"CR-T3", "R-CR-32"})
  void theScoringExampleOfTheRuleBook() {
    RoyalScenario scenario = scoringExample();
    assertThat(fame(scenario))
        .containsExactly(
            List.of(1, 0, 0, 2), List.of(1, 0, 1, 2), List.of(0, 3, 3, 2), List.of(0, 0, 3, 3));
    assertThat(List.of(0, 1, 2, 3)).map(scenario.table()::fame).containsExactly(6, 5, 8, 6);
    assertThat(scenario.table().winners()).isEqualTo(Seats.of(2));
  }

  @Test
  @Rule("R-CR-30")
  void categoriesAreScoredInOrderAndSecretCardsAreRevealedWithThem() {
    RoyalScenario scenario = scoringExample();
    for (int reader : new int[] {Reader.SPECTATOR, 0, 3}) {
      List<Event> heard = scenario.heardBy(reader);
      assertThat(heard.subList(heard.size() - 5, heard.size()))
          .containsExactly(
              new RoyalEvent.Scored(Good.INFORMATION, List.of(4, 4, 1, 0), List.of(1, 1, 0, 0)),
              new RoyalEvent.Scored(Good.ARTWORKS, List.of(2, 2, 5, 2), List.of(0, 0, 3, 0)),
              new RoyalEvent.Scored(Good.JEWELLERY, List.of(1, 3, 4, 9), List.of(0, 1, 3, 3)),
              new RoyalEvent.Scored(Good.GOLD, List.of(3, 3, 3, 6), List.of(2, 2, 2, 3)),
              new RoyalEvent.Won(Seats.of(2)));
      assertThat(scenario.table().view(reader).players().get(1).secrets())
          .isEqualTo(new Goods(0, 1, 0, 0));
    }
  }

  @Test
  @Rule("R-CR-30")
  void onlyTheRankingMattersNotTheDistance() {
    RoyalScenario close =
        end(RoyalScenario.players(3).goods(0, 2, 0, 0, 0).goods(1, 1, 0, 0, 0), 3);
    RoyalScenario far = end(RoyalScenario.players(3).goods(0, 9, 0, 0, 0).goods(1, 1, 0, 0, 0), 3);
    assertThat(fame(close)).isEqualTo(fame(far));
  }

  @Test
  @Rule("R-CR-31")
  void tiedPlayersShareTheFameOfTheirPlacesRoundedDown() {
    // Artworks with three players: 3 1 0. Two leaders share 4, all three share 4.
    RoyalScenario two = end(RoyalScenario.players(3).goods(0, 0, 2, 0, 0).goods(1, 0, 2, 0, 0), 3);
    assertThat(fame(two)).map(row -> row.get(1)).containsExactly(2, 2, 0);
    RoyalScenario three = end(RoyalScenario.players(3), 3);
    assertThat(fame(three)).map(row -> row.get(1)).containsExactly(1, 1, 1);
  }

  @Test
  @Rule("R-CR-32")
  void aTieAtTheTopMeansSeveralWinners() {
    RoyalScenario scenario = end(RoyalScenario.players(3).items(0, 2).items(2, 2), 3);
    assertThat(scenario.table().winners()).isEqualTo(0b101);
  }

  @Test
  @Rule("R-CR-33")
  void fameIsNotLimitedByTheSupply() {
    RoyalScenario scenario =
        end(RoyalScenario.players(3).items(0, 15, 15, 15).supply(0, 0, 0, 0), 3);
    assertThat(scenario.table().fame(0)).isEqualTo(45 + 1 + 1 + 1 + 2);
  }

  @Test
  @Rule("G-CR-05")
  void aPlayerWithNothingOfAGoodStillTakesAPlace() {
    RoyalScenario scenario = end(RoyalScenario.players(3).goods(0, 0, 0, 0, 4), 3);
    assertThat(fame(scenario)).map(row -> row.get(3)).containsExactly(3, 1, 1);
    RoyalData ours = ChangedRoyalData.standard().zeroHoldingsRank(false).data();
    RoyalScenario strict = end(RoyalScenario.players(3).data(ours).goods(0, 0, 0, 0, 4), 3);
    assertThat(fame(strict)).map(row -> row.get(3)).containsExactly(3, 0, 0);
  }

  @ParameterizedTest
  @Rule({"CR-T6", "R-CR-53"})
  @CsvSource({"5,3,3,0", "5,4,1,1", "4,4,1,1", "3,5,0,3", "4,5,1,1", "1,0,1,1", "2,0,3,0"})
  void withTwoPlayersFirstPlaceMustBeLedByTwo(int first, int second, int fame, int otherFame) {
    RoyalScenario scenario =
        end(RoyalScenario.players(2).goods(0, 0, 0, 0, first).goods(1, 0, 0, 0, second), 2);
    assertThat(fame(scenario)).map(row -> row.get(3)).containsExactly(fame, otherFame);
  }

  @Test
  @Rule({"R-CR-02", "R-CR-30"})
  void theFameCardIsTheOneForTheNumberOfPlayers() {
    RoyalScenario scenario =
        end(
            RoyalScenario.players(5)
                .goods(0, 5, 5, 5, 5)
                .goods(1, 4, 4, 4, 4)
                .goods(2, 3, 3, 3, 3)
                .goods(3, 2, 2, 2, 2)
                .goods(4, 1, 1, 1, 1),
            5);
    assertThat(fame(scenario))
        .containsExactly(
            List.of(3, 3, 3, 3),
            List.of(0, 3, 3, 3),
            List.of(0, 0, 3, 3),
            List.of(0, 0, 0, 3),
            List.of(0, 0, 0, 0));
  }
}
