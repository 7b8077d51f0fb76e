package contessa.royal;

import static contessa.royal.Good.GOLD;
import static contessa.royal.Good.INFORMATION;
import static contessa.royal.Good.JEWELLERY;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Event;
import contessa.game.Reader;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class LootTest {

  /** Seat 0 robs A, seat 1 robs C, seat 2 robs E; B, D and F are guarded. */
  private static Stage robbed(Stage stage) {
    return stage.plans("A B", "C D", "E F");
  }

  @Test
  @Tag("R-CR-20")
  void normalLootGivesOneCubeForEachSymbol() {
    Stage stage = robbed(Stage.players(3).loot('A', "gold 4").loot('C', "gold 1 jewellery 2"));
    assertThat(stage.goodsOf(0)).isEqualTo(new Goods(0, 0, 0, 4));
    assertThat(stage.goodsOf(1)).isEqualTo(new Goods(0, 0, 2, 1));
    assertThat(stage.truth().supply()).isEqualTo(new Goods(8, 10, 8, 5));
    assertThat(stage.heard(RoyalEvent.Gained.class))
        .contains(new RoyalEvent.Gained(1, new Goods(0, 0, 2, 1)));
  }

  @Test
  @Tag("R-CR-21")
  void aCollectionGivesOneCubeOfEachGood() {
    Stage stage = robbed(Stage.players(3).loot('A', "collection"));
    assertThat(stage.goodsOf(0)).isEqualTo(Goods.each(1));
  }

  @Test
  @Tag("R-CR-22")
  void carteBlancheGivesThreeCubesOfAnyKindChosenOneByOne() {
    Stage stage =
        robbed(
            Stage.players(3)
                .loot('A', "carte-blanche")
                .loot('C', "gold 2")
                .loot('E', "gold 2")
                .supply(1, 10, 10, 10));
    assertThat(stage.table().phase()).isEqualTo(RoyalPhase.TAKE);
    assertThat(stage.table().toMove()).isZero();
    assertThat(stage.truth().due()).isEqualTo(3);
    assertThat(stage.moves()).hasSize(4);
    stage.take(INFORMATION);
    assertThat(stage.moves()).hasSize(3).doesNotContain(new RoyalMove.Take(INFORMATION));
    stage.take(GOLD).take(GOLD);
    assertThat(stage.goodsOf(0)).isEqualTo(new Goods(1, 0, 0, 2));
    assertThat(stage.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }

  @Test
  @Tag("R-CR-09")
  void laterLocationsWaitUntilAChoiceIsMade() {
    Stage stage = robbed(Stage.players(3).loot('A', "carte-blanche").loot('C', "gold 2"));
    assertThat(stage.goodsOf(1)).isEqualTo(Goods.NONE);
    assertThat(stage.truth().location()).isZero();
    stage.take(GOLD).take(GOLD).take(GOLD);
    assertThat(stage.goodsOf(1)).isEqualTo(new Goods(0, 0, 0, 2));
  }

  @Test
  @Tag("R-CR-23")
  @Tag("R-CR-05")
  void aSafecrackerDrawsThreeSecretCardsThatOnlyTheirOwnerSees() {
    Stage stage = robbed(Stage.players(3).loot('A', "safecracker"));
    Goods drawn = new Goods(0, 1, 1, 1);
    assertThat(stage.secretsOf(0)).isEqualTo(drawn);
    Event open = new RoyalEvent.Secret(0, 3, null);
    assertThat(stage.heardBy(0)).contains(new RoyalEvent.Secret(0, 3, drawn)).doesNotContain(open);
    for (int reader : new int[] {1, 2, Reader.SPECTATOR}) {
      assertThat(stage.heardBy(reader)).contains(open);
      RoyalView.Player seen = stage.table().view(reader).players().get(0);
      assertThat(seen.secretCount()).isEqualTo(3);
      assertThat(seen.secrets()).isNull();
    }
    assertThat(stage.table().view(0).players().get(0).secrets()).isEqualTo(drawn);
  }

  @Test
  @Tag("R-CR-25")
  void anItemIsLaidOpenAndCountsItsFameAtTheEnd() {
    Stage stage = robbed(Stage.players(3).loot('A', "item 2").items(0, 1).deck());
    assertThat(stage.truth().players().get(0).items()).containsExactly(1, 2);
    assertThat(stage.heard(RoyalEvent.Item.class)).containsExactly(new RoyalEvent.Item(0, 2));
    assertThat(stage.table().over()).isTrue();
    int fromGoods =
        stage.heard(RoyalEvent.Scored.class).stream().mapToInt(s -> s.fame().get(0)).sum();
    assertThat(stage.table().fame(0)).isEqualTo(fromGoods + 3);
  }

  @Test
  @Tag("CR-T4")
  @Tag("R-CR-26")
  @Tag("R-CR-27")
  void documentsHitWhatWasStolenEarlierInTheRoundButNotLater() {
    Stage stage =
        Stage.players(3)
            .loot('A', "gold 3")
            .loot('C', "documents gold")
            .loot('E', "gold 2")
            .goods(0, 0, 0, 0, 4)
            .goods(1, 0, 0, 0, 5)
            .secrets(0, 0, 0, 0, 1)
            .secrets(2, 0, 0, 0, 2)
            .plans("A B", "C D", "E F");
    assertThat(stage.goodsOf(0).gold()).isEqualTo(3);
    assertThat(stage.goodsOf(1).gold()).isEqualTo(5);
    assertThat(stage.goodsOf(2).gold()).isEqualTo(2);
    assertThat(stage.secretsOf(0).gold()).isEqualTo(1);
    assertThat(stage.secretsOf(2).gold()).isEqualTo(2);
    assertThat(stage.truth().supply().gold()).isEqualTo(10 - 3 + 4 - 2);
    assertThat(stage.heard(RoyalEvent.Documents.class))
        .containsExactly(new RoyalEvent.Documents(1, GOLD, List.of(4, 0, 0)));
  }

  @Test
  @Tag("R-CR-26")
  void halfIsRoundedUpSoOneCubeIsReturnedAndOtherGoodsAreSafe() {
    Stage stage =
        robbed(
            Stage.players(3)
                .loot('A', "documents jewellery")
                .loot('C', "item 1")
                .loot('E', "item 1")
                .goods(1, 3, 3, 1, 3)
                .goods(2, 5, 5, 0, 5));
    assertThat(stage.goodsOf(1)).isEqualTo(new Goods(3, 3, 0, 3));
    assertThat(stage.goodsOf(2)).isEqualTo(new Goods(5, 5, 0, 5));
    assertThat(stage.heard(RoyalEvent.Documents.class))
        .containsExactly(new RoyalEvent.Documents(0, JEWELLERY, List.of(0, 1, 0)));
  }
}
