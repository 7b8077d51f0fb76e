package contessa.royal;

import static contessa.royal.Good.GOLD;
import static contessa.royal.Good.INFORMATION;
import static contessa.royal.Good.JEWELLERY;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Event;
import contessa.game.Reader;
import contessa.game.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LootTest {

  /** Seat 0 robs A, seat 1 robs C, seat 2 robs E; B, D and F are guarded. */
  private static RoyalScenario robbed(RoyalScenario scenario) {
    return scenario.plans("A B", "C D", "E F");
  }

  @Test
  @Rule("R-CR-20")
  void normalLootGivesOneCubeForEachSymbol() {
    RoyalScenario scenario =
        robbed(RoyalScenario.players(3).loot('A', "gold 4").loot('C', "gold 1 jewellery 2"));
    assertThat(scenario.goodsOf(0)).isEqualTo(new Goods(0, 0, 0, 4));
    assertThat(scenario.goodsOf(1)).isEqualTo(new Goods(0, 0, 2, 1));
    assertThat(scenario.truth().supply()).isEqualTo(new Goods(8, 10, 8, 5));
    assertThat(scenario.heard(RoyalEvent.Gained.class))
        .contains(new RoyalEvent.Gained(1, new Goods(0, 0, 2, 1)));
  }

  @Test
  @Rule("R-CR-21")
  void aCollectionGivesOneCubeOfEachGood() {
    RoyalScenario scenario = robbed(RoyalScenario.players(3).loot('A', "collection"));
    assertThat(scenario.goodsOf(0)).isEqualTo(Goods.each(1));
  }

  @Test
  @Rule("R-CR-22")
  void carteBlancheGivesThreeCubesOfAnyKindChosenOneByOne() {
    RoyalScenario scenario =
        robbed(
            RoyalScenario.players(3)
                .loot('A', "carte-blanche")
                .loot('C', "gold 2")
                .loot('E', "gold 2")
                .supply(1, 10, 10, 10));
    assertThat(scenario.table().phase()).isEqualTo(RoyalPhase.TAKE);
    assertThat(scenario.table().toMove()).isZero();
    assertThat(scenario.truth().due()).isEqualTo(3);
    assertThat(scenario.moves()).hasSize(4);
    scenario.take(INFORMATION);
    assertThat(scenario.moves()).hasSize(3).doesNotContain(new RoyalMove.Take(INFORMATION));
    scenario.take(GOLD).take(GOLD);
    assertThat(scenario.goodsOf(0)).isEqualTo(new Goods(1, 0, 0, 2));
    assertThat(scenario.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }

  @Test
  @Rule("R-CR-09")
  void laterLocationsWaitUntilAChoiceIsMade() {
    RoyalScenario scenario =
        robbed(RoyalScenario.players(3).loot('A', "carte-blanche").loot('C', "gold 2"));
    assertThat(scenario.goodsOf(1)).isEqualTo(Goods.NONE);
    assertThat(scenario.truth().location()).isZero();
    scenario.take(GOLD).take(GOLD).take(GOLD);
    assertThat(scenario.goodsOf(1)).isEqualTo(new Goods(0, 0, 0, 2));
  }

  @Test
  @Rule({"R-CR-23", "R-CR-05"})
  void aSafecrackerDrawsThreeSecretCardsThatOnlyTheirOwnerSees() {
    RoyalScenario scenario = robbed(RoyalScenario.players(3).loot('A', "safecracker"));
    Goods drawn = new Goods(0, 1, 1, 1);
    assertThat(scenario.secretsOf(0)).isEqualTo(drawn);
    Event open = new RoyalEvent.Secret(0, 3, null);
    assertThat(scenario.heardBy(0))
        .contains(new RoyalEvent.Secret(0, 3, drawn))
        .doesNotContain(open);
    for (int reader : new int[] {1, 2, Reader.SPECTATOR}) {
      assertThat(scenario.heardBy(reader)).contains(open);
      RoyalView.Player seen = scenario.table().view(reader).players().get(0);
      assertThat(seen.secretCount()).isEqualTo(3);
      assertThat(seen.secrets()).isNull();
    }
    assertThat(scenario.table().view(0).players().get(0).secrets()).isEqualTo(drawn);
  }

  @Test
  @Rule("R-CR-25")
  void anItemIsShownOpenlyAndCountsItsFameAtTheEnd() {
    RoyalScenario scenario =
        robbed(RoyalScenario.players(3).loot('A', "item 2").items(0, 1).deck());
    assertThat(scenario.truth().players().get(0).items()).containsExactly(1, 2);
    assertThat(scenario.heard(RoyalEvent.Item.class)).containsExactly(new RoyalEvent.Item(0, 2));
    assertThat(scenario.table().over()).isTrue();
    int fromGoods =
        scenario.heard(RoyalEvent.Scored.class).stream().mapToInt(s -> s.fame().get(0)).sum();
    assertThat(scenario.table().fame(0)).isEqualTo(fromGoods + 3);
  }

  @Test
  @Rule({"CR-T4", "R-CR-26", "R-CR-27"})
  void documentsHitWhatWasStolenEarlierInTheRoundButNotLater() {
    RoyalScenario scenario =
        RoyalScenario.players(3)
            .loot('A', "gold 3")
            .loot('C', "documents gold")
            .loot('E', "gold 2")
            .goods(0, 0, 0, 0, 4)
            .goods(1, 0, 0, 0, 5)
            .secrets(0, 0, 0, 0, 1)
            .secrets(2, 0, 0, 0, 2)
            .plans("A B", "C D", "E F");
    assertThat(scenario.goodsOf(0).gold()).isEqualTo(3);
    assertThat(scenario.goodsOf(1).gold()).isEqualTo(5);
    assertThat(scenario.goodsOf(2).gold()).isEqualTo(2);
    assertThat(scenario.secretsOf(0).gold()).isEqualTo(1);
    assertThat(scenario.secretsOf(2).gold()).isEqualTo(2);
    assertThat(scenario.truth().supply().gold()).isEqualTo(10 - 3 + 4 - 2);
    assertThat(scenario.heard(RoyalEvent.Documents.class))
        .containsExactly(new RoyalEvent.Documents(1, GOLD, List.of(4, 0, 0)));
  }

  @Test
  @Rule("R-CR-26")
  void halfIsRoundedUpSoOneCubeIsReturnedAndOtherGoodsAreSafe() {
    RoyalScenario scenario =
        robbed(
            RoyalScenario.players(3)
                .loot('A', "documents jewellery")
                .loot('C', "item 1")
                .loot('E', "item 1")
                .goods(1, 3, 3, 1, 3)
                .goods(2, 5, 5, 0, 5));
    assertThat(scenario.goodsOf(1)).isEqualTo(new Goods(3, 3, 0, 3));
    assertThat(scenario.goodsOf(2)).isEqualTo(new Goods(5, 5, 0, 5));
    assertThat(scenario.heard(RoyalEvent.Documents.class))
        .containsExactly(new RoyalEvent.Documents(0, JEWELLERY, List.of(0, 1, 0)));
  }
}
