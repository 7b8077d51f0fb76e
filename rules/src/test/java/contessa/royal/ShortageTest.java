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
  private static Scene robbed(Scene scene) {
    return scene.loot('C', "item 1").loot('E', "item 1").plans("A B", "C D", "E F");
  }

  @Test
  @Tag("CR-T5")
  @Tag("R-CR-40")
  @Tag("gap-iv")
  void missingCubesAreChosenOneByOneAfterTheMatchingOnesAreTaken() {
    Scene scene = robbed(Scene.players(3).loot('A', "jewellery 3").supply(5, 5, 1, 5));
    assertThat(scene.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 0));
    assertThat(scene.truth().due()).isEqualTo(2);
    assertThat(scene.moves())
        .containsExactly(
            new RoyalMove.Take(INFORMATION),
            new RoyalMove.Take(ARTWORKS),
            new RoyalMove.Take(GOLD));
    scene.take(GOLD).take(ARTWORKS);
    assertThat(scene.goodsOf(0)).isEqualTo(new Goods(0, 1, 1, 1));
    assertThat(scene.table().phase()).isEqualTo(Phase.PLAN);
  }

  @Test
  @Tag("R-CR-40")
  void aCollectionAndAMixedCardAreMadeGoodTheSameWay() {
    Scene collection = robbed(Scene.players(3).loot('A', "collection").supply(5, 0, 5, 5));
    assertThat(collection.goodsOf(0)).isEqualTo(new Goods(1, 0, 1, 1));
    collection.take(GOLD);
    assertThat(collection.goodsOf(0)).isEqualTo(new Goods(1, 0, 1, 2));
    Scene mixed = robbed(Scene.players(3).loot('A', "jewellery 2 gold 1").supply(1, 1, 1, 2));
    assertThat(mixed.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 1));
    mixed.take(GOLD);
    assertThat(mixed.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 2));
  }

  @Test
  @Tag("gap-iv")
  void withOneGoodLeftItIsTakenWithoutAsking() {
    Scene scene = robbed(Scene.players(3).loot('A', "jewellery 3").supply(0, 0, 1, 5));
    assertThat(scene.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 2));
    assertThat(scene.table().phase()).isEqualTo(Phase.PLAN);
    Scene carte = robbed(Scene.players(3).loot('A', "carte-blanche").supply(1, 0, 0, 5));
    carte.take(INFORMATION);
    assertThat(carte.goodsOf(0)).isEqualTo(new Goods(1, 0, 0, 2));
    assertThat(carte.table().phase()).isEqualTo(Phase.PLAN);
  }

  @Test
  @Tag("gap-iv")
  void whatTheWholeSupplyLacksIsForfeited() {
    Scene scene = robbed(Scene.players(3).loot('A', "jewellery 3").supply(0, 0, 1, 1));
    assertThat(scene.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 1));
    Scene empty = robbed(Scene.players(3).loot('A', "carte-blanche").supply(0, 0, 0, 0));
    assertThat(empty.goodsOf(0)).isEqualTo(Goods.NONE);
    assertThat(empty.table().phase()).isEqualTo(Phase.PLAN);
  }

  @Test
  @Tag("gap-iv")
  void carteBlancheOffersOnlyGoodsInTheSupply() {
    Scene scene = robbed(Scene.players(3).loot('A', "carte-blanche").supply(0, 4, 0, 4));
    assertThat(scene.moves())
        .containsExactly(new RoyalMove.Take(ARTWORKS), new RoyalMove.Take(GOLD));
    assertThat(scene.table().code(new RoyalMove.Take(JEWELLERY))).isNegative();
  }

  @Test
  @Tag("CR-T5")
  @Tag("R-CR-41")
  void aSafecrackerDrawsWhatIsThere() {
    Scene scene = robbed(Scene.players(3).loot('A', "safecracker").secretDeck(GOLD, JEWELLERY));
    assertThat(scene.secretsOf(0)).isEqualTo(new Goods(0, 0, 1, 1));
    Scene none = robbed(Scene.players(3).loot('A', "safecracker").secretDeck());
    assertThat(none.secretsOf(0)).isEqualTo(Goods.NONE);
    assertThat(none.heard(RoyalEvent.Secret.class)).isEmpty();
  }

  @Test
  @Tag("CR-T5")
  @Tag("R-CR-42")
  void withFewerSecretCardsThanThievesNobodyDraws() {
    Scene scene = Scene.players(3).secretDeck(GOLD).plans("A B", "A B", "C D");
    assertThat(scene.resultAt('A')).isEqualTo(RoyalEvent.Location.Result.QUARREL);
    assertThat(scene.truth().players()).allMatch(player -> player.secretCount() == 0);
    assertThat(scene.truth().secretDeck().size()).isEqualTo(1);
  }

  @Test
  @Tag("CR-T5")
  @Tag("R-CR-43")
  void thievesAtAMayTakeTheLastSecretCardsAndThoseAtBGoEmpty() {
    Scene scene = Scene.players(4).secretDeck(GOLD, JEWELLERY).plans("A C", "A C", "B C", "B C");
    assertThat(scene.secretsOf(0)).isEqualTo(Goods.of(GOLD, 1));
    assertThat(scene.secretsOf(1)).isEqualTo(Goods.of(JEWELLERY, 1));
    assertThat(scene.secretsOf(2)).isEqualTo(Goods.NONE);
    assertThat(scene.secretsOf(3)).isEqualTo(Goods.NONE);
  }
}
