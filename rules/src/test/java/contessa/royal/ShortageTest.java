package contessa.royal;

import static contessa.royal.Good.ARTWORKS;
import static contessa.royal.Good.GOLD;
import static contessa.royal.Good.INFORMATION;
import static contessa.royal.Good.JEWELLERY;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class ShortageTest {

  /** Seat 0 robs A; the others get items. */
  private static Stage robbed(Stage stage) {
    return stage.loot('C', "item 1").loot('E', "item 1").plans("A B", "C D", "E F");
  }

  @Test
  @Tag("CR-T5")
  @Tag("R-CR-40")
  @Tag("G-CR-04")
  void missingCubesAreChosenOneByOneAfterTheMatchingOnesAreTaken() {
    Stage stage = robbed(Stage.players(3).loot('A', "jewellery 3").supply(5, 5, 1, 5));
    assertThat(stage.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 0));
    assertThat(stage.truth().due()).isEqualTo(2);
    assertThat(stage.moves())
        .containsExactly(
            new RoyalMove.Take(INFORMATION),
            new RoyalMove.Take(ARTWORKS),
            new RoyalMove.Take(GOLD));
    stage.take(GOLD).take(ARTWORKS);
    assertThat(stage.goodsOf(0)).isEqualTo(new Goods(0, 1, 1, 1));
    assertThat(stage.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }

  @Test
  @Tag("R-CR-40")
  void aCollectionAndAMixedCardAreMadeGoodTheSameWay() {
    Stage collection = robbed(Stage.players(3).loot('A', "collection").supply(5, 0, 5, 5));
    assertThat(collection.goodsOf(0)).isEqualTo(new Goods(1, 0, 1, 1));
    collection.take(GOLD);
    assertThat(collection.goodsOf(0)).isEqualTo(new Goods(1, 0, 1, 2));
    Stage mixed = robbed(Stage.players(3).loot('A', "jewellery 2 gold 1").supply(1, 1, 1, 2));
    assertThat(mixed.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 1));
    mixed.take(GOLD);
    assertThat(mixed.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 2));
  }

  @Test
  @Tag("G-CR-04")
  void withOneGoodLeftItIsTakenWithoutAsking() {
    Stage stage = robbed(Stage.players(3).loot('A', "jewellery 3").supply(0, 0, 1, 5));
    assertThat(stage.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 2));
    assertThat(stage.table().phase()).isEqualTo(RoyalPhase.PLAN);
    Stage carte = robbed(Stage.players(3).loot('A', "carte-blanche").supply(1, 0, 0, 5));
    carte.take(INFORMATION);
    assertThat(carte.goodsOf(0)).isEqualTo(new Goods(1, 0, 0, 2));
    assertThat(carte.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }

  @Test
  @Tag("G-CR-04")
  void whatTheWholeSupplyLacksIsForfeited() {
    Stage stage = robbed(Stage.players(3).loot('A', "jewellery 3").supply(0, 0, 1, 1));
    assertThat(stage.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 1));
    Stage empty = robbed(Stage.players(3).loot('A', "carte-blanche").supply(0, 0, 0, 0));
    assertThat(empty.goodsOf(0)).isEqualTo(Goods.NONE);
    assertThat(empty.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }

  @Test
  @Tag("G-CR-04")
  void carteBlancheOffersOnlyGoodsInTheSupply() {
    Stage stage = robbed(Stage.players(3).loot('A', "carte-blanche").supply(0, 4, 0, 4));
    assertThat(stage.moves())
        .containsExactly(new RoyalMove.Take(ARTWORKS), new RoyalMove.Take(GOLD));
    assertThat(stage.table().code(new RoyalMove.Take(JEWELLERY))).isNegative();
  }

  @Test
  @Tag("CR-T5")
  @Tag("R-CR-41")
  void aSafecrackerDrawsWhatIsThere() {
    Stage stage = robbed(Stage.players(3).loot('A', "safecracker").secretDeck(GOLD, JEWELLERY));
    assertThat(stage.secretsOf(0)).isEqualTo(new Goods(0, 0, 1, 1));
    Stage none = robbed(Stage.players(3).loot('A', "safecracker").secretDeck());
    assertThat(none.secretsOf(0)).isEqualTo(Goods.NONE);
    assertThat(none.heard(RoyalEvent.Secret.class)).isEmpty();
  }

  @Test
  @Tag("CR-T5")
  @Tag("R-CR-42")
  void withFewerSecretCardsThanThievesNobodyDraws() {
    Stage stage = Stage.players(3).secretDeck(GOLD).plans("A B", "A B", "C D");
    assertThat(stage.resultAt('A')).isEqualTo(RoyalEvent.Location.Result.QUARREL);
    assertThat(stage.truth().players()).allMatch(player -> player.secretCount() == 0);
    assertThat(stage.truth().secretDeck().size()).isEqualTo(1);
  }

  @Test
  @Tag("CR-T5")
  @Tag("R-CR-43")
  void thievesAtAMayTakeTheLastSecretCardsAndThoseAtBGoEmpty() {
    Stage stage = Stage.players(4).secretDeck(GOLD, JEWELLERY).plans("A C", "A C", "B C", "B C");
    assertThat(stage.secretsOf(0)).isEqualTo(Goods.of(GOLD, 1));
    assertThat(stage.secretsOf(1)).isEqualTo(Goods.of(JEWELLERY, 1));
    assertThat(stage.secretsOf(2)).isEqualTo(Goods.NONE);
    assertThat(stage.secretsOf(3)).isEqualTo(Goods.NONE);
  }
}
