package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Event;
import contessa.game.Reader;
import contessa.game.Seats;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScoringTest {

  /**
   * Ends the game without another cube changing hands: all send their thieves where snitches are.
   */
  private static Stage end(Stage stage, int seats) {
    stage.deck();
    return switch (seats) {
      case 2 -> stage.plans("AB C", "C AB");
      case 3 -> stage.plans("A B", "B A", "A B");
      case 4 -> stage.plans("A B", "B A", "A B", "B A");
      default -> stage.plans("A B", "B A", "A B", "B A", "A B");
    };
  }

  /** Blue, green, purple, red. */
  private static Stage scoringExample() {
    return end(
        Stage.players(4)
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

  private static List<List<Integer>> fame(Stage stage) {
    return Objects.requireNonNull(stage.truth().fame());
  }

  @Test
  @Tag("CR-T3")
  @Tag("R-CR-32")
  void theScoringExampleOfTheRuleBook() {
    Stage stage = scoringExample();
    assertThat(fame(stage))
        .containsExactly(
            List.of(1, 0, 0, 2), List.of(1, 0, 1, 2), List.of(0, 3, 3, 2), List.of(0, 0, 3, 3));
    assertThat(List.of(0, 1, 2, 3)).map(stage.table()::fame).containsExactly(6, 5, 8, 6);
    assertThat(stage.table().winners()).isEqualTo(Seats.of(2));
  }

  @Test
  @Tag("R-CR-30")
  void categoriesAreScoredInOrderAndSecretCardsAreRevealedWithThem() {
    Stage stage = scoringExample();
    for (int reader : new int[] {Reader.SPECTATOR, 0, 3}) {
      List<Event> heard = stage.heardBy(reader);
      assertThat(heard.subList(heard.size() - 5, heard.size()))
          .containsExactly(
              new RoyalEvent.Scored(Good.INFORMATION, List.of(4, 4, 1, 0), List.of(1, 1, 0, 0)),
              new RoyalEvent.Scored(Good.ARTWORKS, List.of(2, 2, 5, 2), List.of(0, 0, 3, 0)),
              new RoyalEvent.Scored(Good.JEWELLERY, List.of(1, 3, 4, 9), List.of(0, 1, 3, 3)),
              new RoyalEvent.Scored(Good.GOLD, List.of(3, 3, 3, 6), List.of(2, 2, 2, 3)),
              new RoyalEvent.Won(Seats.of(2)));
      assertThat(stage.table().view(reader).players().get(1).secrets())
          .isEqualTo(new Goods(0, 1, 0, 0));
    }
  }

  @Test
  @Tag("R-CR-30")
  void onlyTheRankingMattersNotTheDistance() {
    Stage close = end(Stage.players(3).goods(0, 2, 0, 0, 0).goods(1, 1, 0, 0, 0), 3);
    Stage far = end(Stage.players(3).goods(0, 9, 0, 0, 0).goods(1, 1, 0, 0, 0), 3);
    assertThat(fame(close)).isEqualTo(fame(far));
  }

  @Test
  @Tag("R-CR-31")
  void tiedPlayersShareTheFameOfTheirPlacesRoundedDown() {
    // Artworks with three players: 3 1 0. Two leaders share 4, all three share 4.
    Stage two = end(Stage.players(3).goods(0, 0, 2, 0, 0).goods(1, 0, 2, 0, 0), 3);
    assertThat(fame(two)).map(row -> row.get(1)).containsExactly(2, 2, 0);
    Stage three = end(Stage.players(3), 3);
    assertThat(fame(three)).map(row -> row.get(1)).containsExactly(1, 1, 1);
  }

  @Test
  @Tag("R-CR-32")
  void aTieAtTheTopMeansSeveralWinners() {
    Stage stage = end(Stage.players(3).items(0, 2).items(2, 2), 3);
    assertThat(stage.table().winners()).isEqualTo(0b101);
  }

  @Test
  @Tag("R-CR-33")
  void fameIsNotLimitedByTheSupply() {
    Stage stage = end(Stage.players(3).items(0, 15, 15, 15).supply(0, 0, 0, 0), 3);
    assertThat(stage.table().fame(0)).isEqualTo(45 + 1 + 1 + 1 + 2);
  }

  @Test
  @Tag("G-CR-05")
  void aPlayerWithNothingOfAGoodStillTakesAPlace() {
    Stage stage = end(Stage.players(3).goods(0, 0, 0, 0, 4), 3);
    assertThat(fame(stage)).map(row -> row.get(3)).containsExactly(3, 1, 1);
    RoyalData ours = Box.standard().zeroHoldingsRank(false).data();
    Stage strict = end(Stage.players(3).data(ours).goods(0, 0, 0, 0, 4), 3);
    assertThat(fame(strict)).map(row -> row.get(3)).containsExactly(3, 0, 0);
  }

  @ParameterizedTest
  @Tag("CR-T6")
  @Tag("R-CR-53")
  @CsvSource({"5,3,3,0", "5,4,1,1", "4,4,1,1", "3,5,0,3", "4,5,1,1", "1,0,1,1", "2,0,3,0"})
  void withTwoPlayersFirstPlaceMustBeLedByTwo(int first, int second, int fame, int otherFame) {
    Stage stage = end(Stage.players(2).goods(0, 0, 0, 0, first).goods(1, 0, 0, 0, second), 2);
    assertThat(fame(stage)).map(row -> row.get(3)).containsExactly(fame, otherFame);
  }

  @Test
  @Tag("R-CR-02")
  @Tag("R-CR-30")
  void theFameCardIsTheOneForTheNumberOfPlayers() {
    Stage stage =
        end(
            Stage.players(5)
                .goods(0, 5, 5, 5, 5)
                .goods(1, 4, 4, 4, 4)
                .goods(2, 3, 3, 3, 3)
                .goods(3, 2, 2, 2, 2)
                .goods(4, 1, 1, 1, 1),
            5);
    assertThat(fame(stage))
        .containsExactly(
            List.of(3, 3, 3, 3),
            List.of(0, 3, 3, 3),
            List.of(0, 0, 3, 3),
            List.of(0, 0, 0, 3),
            List.of(0, 0, 0, 0));
  }
}
