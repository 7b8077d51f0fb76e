package contessa.royal;

import static contessa.royal.Good.ARTWORKS;
import static contessa.royal.Good.GOLD;
import static contessa.royal.Good.INFORMATION;
import static contessa.royal.Good.JEWELLERY;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class IntriguesTest {

  /** Seat 0 gets the Intrigues at A; nothing else that matters happens. */
  private static Stage intrigues(Stage stage) {
    return stage
        .loot('A', "intrigues")
        .loot('C', "item 1")
        .loot('E', "item 1")
        .plans("A B", "C D", "E F");
  }

  @Test
  @Tag("CR-T8")
  @Tag("R-CR-24")
  @Tag("G-CR-03")
  void aCubeJustReceivedMayBePassedOn() {
    Stage stage =
        intrigues(Stage.players(3).goods(0, 1, 0, 0, 0).goods(1, 0, 0, 0, 2).goods(2, 0, 0, 1, 0));
    stage.trade(1, GOLD, INFORMATION).trade(2, JEWELLERY, GOLD);
    assertThat(stage.table().phase()).isEqualTo(RoyalPhase.INTRIGUE);
    assertThat(stage.truth().due()).isEqualTo(1);
    stage.stop();
    assertThat(stage.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 0));
    assertThat(stage.goodsOf(1)).isEqualTo(new Goods(1, 0, 0, 1));
    assertThat(stage.goodsOf(2)).isEqualTo(new Goods(0, 0, 0, 1));
    assertThat(stage.table().phase()).isEqualTo(RoyalPhase.PLAN);
    assertThat(stage.heard(RoyalEvent.Traded.class))
        .containsExactly(
            new RoyalEvent.Traded(0, 1, GOLD, INFORMATION),
            new RoyalEvent.Traded(0, 2, JEWELLERY, GOLD));
  }

  @Test
  @Tag("R-CR-24")
  void threeExchangesAreTheMostAndTheyMayAllBeWithTheSamePlayer() {
    Stage stage = intrigues(Stage.players(3).goods(0, 3, 0, 0, 0).goods(1, 0, 0, 0, 3));
    stage.trade(1, GOLD, INFORMATION).trade(1, GOLD, INFORMATION).trade(1, GOLD, INFORMATION);
    assertThat(stage.goodsOf(0)).isEqualTo(new Goods(0, 0, 0, 3));
    assertThat(stage.goodsOf(1)).isEqualTo(new Goods(3, 0, 0, 0));
    assertThat(stage.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }

  @Test
  @Tag("G-CR-03")
  void stoppingIsFreeEvenBeforeTheFirstExchange() {
    Stage stage = intrigues(Stage.players(3).goods(0, 1, 0, 0, 0).goods(1, 0, 0, 0, 3)).stop();
    assertThat(stage.goodsOf(0)).isEqualTo(new Goods(1, 0, 0, 0));
    assertThat(stage.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }

  @Test
  @Tag("R-CR-24")
  void onlyCubesAreExchangedNeverSecretCardsAndNeverWithOneself() {
    Stage stage =
        intrigues(
            Stage.players(3)
                .goods(0, 1, 0, 1, 0)
                .goods(1, 0, 1, 0, 0)
                .secrets(1, 0, 0, 0, 2)
                .secrets(2, 0, 0, 0, 2));
    assertThat(stage.moves())
        .containsExactly(
            new RoyalMove.Stop(),
            new RoyalMove.Trade(1, ARTWORKS, INFORMATION),
            new RoyalMove.Trade(1, ARTWORKS, JEWELLERY));
  }

  @Test
  @Tag("G-CR-03")
  void likeForLikeIsNotOffered() {
    Stage stage = intrigues(Stage.players(3).goods(0, 1, 0, 0, 1).goods(1, 0, 0, 0, 2));
    assertThat(stage.moves())
        .containsExactly(new RoyalMove.Stop(), new RoyalMove.Trade(1, GOLD, INFORMATION));
  }

  @Test
  @Tag("CR-T8")
  @Tag("G-CR-03")
  void aPlayerWithoutCubesCannotExchangeAndIsNotAsked() {
    Stage stage = intrigues(Stage.players(3).goods(1, 0, 0, 0, 2));
    assertThat(stage.table().phase()).isEqualTo(RoyalPhase.PLAN);
    assertThat(stage.heard(RoyalEvent.Traded.class)).isEmpty();
  }

  @Test
  @Tag("G-CR-03")
  void whenNobodyElseHasAnotherGoodTheIntriguesEndByThemselves() {
    assertThat(intrigues(Stage.players(3).goods(0, 2, 0, 0, 0)).table().phase())
        .isEqualTo(RoyalPhase.PLAN);
    assertThat(
            intrigues(Stage.players(3).goods(0, 2, 0, 0, 0).goods(1, 2, 0, 0, 0)).table().phase())
        .isEqualTo(RoyalPhase.PLAN);
    Stage stage = intrigues(Stage.players(3).goods(0, 1, 0, 0, 0).goods(1, 0, 0, 0, 1));
    stage.trade(1, GOLD, INFORMATION);
    assertThat(stage.table().phase()).isEqualTo(RoyalPhase.INTRIGUE);
    stage.trade(1, INFORMATION, GOLD).trade(1, GOLD, INFORMATION);
    assertThat(stage.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }
}
