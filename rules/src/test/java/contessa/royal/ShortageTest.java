package contessa.royal;

import static contessa.royal.Good.ARTWORKS;
import static contessa.royal.Good.GOLD;
import static contessa.royal.Good.INFORMATION;
import static contessa.royal.Good.JEWELLERY;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Rule;
import org.junit.jupiter.api.Test;

final class ShortageTest {

  /** Seat 0 robs A; the others get items. */
  private static RoyalScenario robbed(RoyalScenario scenario) {
    return scenario.loot('C', "item 1").loot('E', "item 1").plans("A B", "C D", "E F");
  }

  @Test
  @Rule({"CR-T5", "R-CR-40", "G-CR-04"})
  void missingCubesAreChosenOneByOneAfterTheMatchingOnesAreTaken() {
    RoyalScenario scenario =
        robbed(RoyalScenario.players(3).loot('A', "jewellery 3").supply(5, 5, 1, 5));
    assertThat(scenario.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 0));
    assertThat(scenario.truth().due()).isEqualTo(2);
    assertThat(scenario.moves())
        .containsExactly(
            new RoyalMove.Take(INFORMATION),
            new RoyalMove.Take(ARTWORKS),
            new RoyalMove.Take(GOLD));
    scenario.take(GOLD).take(ARTWORKS);
    assertThat(scenario.goodsOf(0)).isEqualTo(new Goods(0, 1, 1, 1));
    assertThat(scenario.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }

  @Test
  @Rule("R-CR-40")
  void aCollectionAndAMixedCardAreMadeGoodTheSameWay() {
    RoyalScenario collection =
        robbed(RoyalScenario.players(3).loot('A', "collection").supply(5, 0, 5, 5));
    assertThat(collection.goodsOf(0)).isEqualTo(new Goods(1, 0, 1, 1));
    collection.take(GOLD);
    assertThat(collection.goodsOf(0)).isEqualTo(new Goods(1, 0, 1, 2));
    RoyalScenario mixed =
        robbed(RoyalScenario.players(3).loot('A', "jewellery 2 gold 1").supply(1, 1, 1, 2));
    assertThat(mixed.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 1));
    mixed.take(GOLD);
    assertThat(mixed.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 2));
  }

  @Test
  @Rule("G-CR-04")
  void withOneGoodLeftItIsTakenWithoutAsking() {
    RoyalScenario scenario =
        robbed(RoyalScenario.players(3).loot('A', "jewellery 3").supply(0, 0, 1, 5));
    assertThat(scenario.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 2));
    assertThat(scenario.table().phase()).isEqualTo(RoyalPhase.PLAN);
    RoyalScenario carte =
        robbed(RoyalScenario.players(3).loot('A', "carte-blanche").supply(1, 0, 0, 5));
    carte.take(INFORMATION);
    assertThat(carte.goodsOf(0)).isEqualTo(new Goods(1, 0, 0, 2));
    assertThat(carte.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }

  @Test
  @Rule("G-CR-04")
  void cubesMissingFromTheWholeSupplyAreForfeited() {
    RoyalScenario scenario =
        robbed(RoyalScenario.players(3).loot('A', "jewellery 3").supply(0, 0, 1, 1));
    assertThat(scenario.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 1));
    RoyalScenario empty =
        robbed(RoyalScenario.players(3).loot('A', "carte-blanche").supply(0, 0, 0, 0));
    assertThat(empty.goodsOf(0)).isEqualTo(Goods.NONE);
    assertThat(empty.table().phase()).isEqualTo(RoyalPhase.PLAN);
    RoyalScenario nothing = robbed(RoyalScenario.players(3).loot('A', "gold 4").supply(0, 0, 0, 0));
    RoyalEvent.Gained none = new RoyalEvent.Gained(0, Goods.NONE);
    assertThat(nothing.heard(RoyalEvent.Gained.class)).containsExactly(none);
    assertThat(empty.heard(RoyalEvent.Gained.class)).containsExactly(none);
  }

  @Test
  @Rule("G-CR-04")
  void carteBlancheOffersOnlyGoodsInTheSupply() {
    RoyalScenario scenario =
        robbed(RoyalScenario.players(3).loot('A', "carte-blanche").supply(0, 4, 0, 4));
    assertThat(scenario.moves())
        .containsExactly(new RoyalMove.Take(ARTWORKS), new RoyalMove.Take(GOLD));
    assertThat(scenario.table().code(new RoyalMove.Take(JEWELLERY))).isNegative();
  }

  @Test
  @Rule({"CR-T5", "R-CR-41"})
  void aSafecrackerDrawsTheCardsThatAreLeft() {
    RoyalScenario scenario =
        robbed(RoyalScenario.players(3).loot('A', "safecracker").secretDeck(GOLD, JEWELLERY));
    assertThat(scenario.secretsOf(0)).isEqualTo(new Goods(0, 0, 1, 1));
    RoyalScenario none = robbed(RoyalScenario.players(3).loot('A', "safecracker").secretDeck());
    assertThat(none.secretsOf(0)).isEqualTo(Goods.NONE);
    assertThat(none.heard(RoyalEvent.Secret.class)).isEmpty();
  }

  @Test
  @Rule({"CR-T5", "R-CR-42"})
  void withFewerSecretCardsThanThievesNobodyDraws() {
    RoyalScenario scenario = RoyalScenario.players(3).secretDeck(GOLD).plans("A B", "A B", "C D");
    assertThat(scenario.resultAt('A')).isEqualTo(RoyalEvent.Location.Result.QUARREL);
    assertThat(scenario.truth().players()).allMatch(player -> player.secretCount() == 0);
    assertThat(scenario.truth().secretDeck().size()).isEqualTo(1);
  }

  @Test
  @Rule({"CR-T5", "R-CR-43"})
  void thievesAtAMayTakeTheLastSecretCardsAndThoseAtBGoEmpty() {
    RoyalScenario scenario =
        RoyalScenario.players(4).secretDeck(GOLD, JEWELLERY).plans("A C", "A C", "B C", "B C");
    assertThat(scenario.secretsOf(0)).isEqualTo(Goods.of(GOLD, 1));
    assertThat(scenario.secretsOf(1)).isEqualTo(Goods.of(JEWELLERY, 1));
    assertThat(scenario.secretsOf(2)).isEqualTo(Goods.NONE);
    assertThat(scenario.secretsOf(3)).isEqualTo(Goods.NONE);
  }
}
