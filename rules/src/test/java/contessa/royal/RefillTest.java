package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Seats;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class RefillTest {

  @Test
  @Tag("R-CR-15")
  @Tag("gap-i")
  void emptyLocationsAreRefilledFromTheDeckInLetterOrder() {
    Scene scene =
        Scene.players(3)
            .deck("gold 2", "jewellery 2", "collection", "intrigues", "gold 4")
            .plans("E B", "C D", "A F");
    assertThat(scene.lootAt('A')).isEqualTo("gold 2");
    assertThat(scene.lootAt('B')).isEqualTo("information 2");
    assertThat(scene.lootAt('C')).isEqualTo("jewellery 2");
    assertThat(scene.lootAt('E')).isEqualTo("collection");
    assertThat(scene.truth().deck().size()).isEqualTo(2);
    assertThat(scene.truth().round()).isEqualTo(2);
  }

  @Test
  @Tag("gap-ii")
  void aStolenItemLeavesItsLocationEmptyLikeADiscard() {
    Scene scene = Scene.players(3).loot('A', "item 3").plans("A B", "C D", "E F");
    RoyalEvent.Refilled refilled = scene.heard(RoyalEvent.Refilled.class).getFirst();
    assertThat(Locations.letters(refilled.refilled())).isEqualTo("ACE");
    assertThat(scene.truth().players().get(0).items()).containsExactly(3);
  }

  @Test
  @Tag("CR-T7")
  @Tag("R-CR-16")
  void theGameEndsAtOnceWhenTheDeckCannotFillEveryEmptyLocation() {
    Scene scene = Scene.players(3).deck("gold 2", "gold 3").plans("A B", "C D", "E F");
    assertThat(scene.table().over()).isTrue();
    assertThat(scene.table().toMove()).isEqualTo(Seats.NOBODY);
    assertThat(scene.table().choices()).isZero();
    assertThat(scene.truth().open().get(0)).isNull();
    assertThat(scene.truth().deck().size()).isEqualTo(2);
    assertThat(scene.heard(RoyalEvent.Refilled.class)).isEmpty();
    assertThat(scene.heard(RoyalEvent.Won.class)).hasSize(1);
  }

  @Test
  @Tag("CR-T7")
  void aDeckThatJustSufficesIsUsedUpAndTheNextRoundIsTheLast() {
    Scene scene = Scene.players(3).deck("gold 2", "gold 3", "gold 4").plans("A B", "C D", "E F");
    assertThat(scene.table().over()).isFalse();
    assertThat(scene.truth().deck().size()).isZero();
    scene.plans("A B", "A D", "A F");
    assertThat(scene.table().over()).isTrue();
  }

  @Test
  @Tag("gap-viii")
  void theChangeFromTheFirstDeckToTheSecondIsJustTheNextCard() {
    Scene scene = Scene.players(3).deck("gold 2", "gold 4", "item 3").plans("A B", "C D", "E F");
    assertThat(scene.lootAt('A')).isEqualTo("gold 2");
    assertThat(scene.lootAt('C')).isEqualTo("gold 4");
    assertThat(scene.lootAt('E')).isEqualTo("item 3");
  }

  @Test
  @Tag("gap-viii")
  void lootLeftAtTheEndHasNoEffect() {
    Scene scene =
        Scene.players(3)
            .loot('B', "item 3")
            .loot('D', "documents gold")
            .deck("item 3", "item 3")
            .goods(0, 0, 0, 0, 2)
            .plans("A B", "C D", "E F");
    assertThat(scene.table().over()).isTrue();
    assertThat(scene.goodsOf(0).gold()).isEqualTo(2);
    assertThat(scene.truth().players()).allMatch(player -> player.items().isEmpty());
  }

  @Test
  @Tag("R-CR-51")
  void thePartnerChangesHandsAfterEveryRound() {
    Scene scene = Scene.players(2).partner(1).supply(25, 25, 25, 25);
    for (int round = 0; round < 3; round++) {
      int holder = round % 2 == 0 ? 1 : 0;
      assertThat(scene.truth().partner()).isEqualTo(holder);
      if (holder == 0) {
        scene.plans("AB C", "D EF");
      } else {
        scene.plans("D EF", "AB C");
      }
      RoyalEvent.Refilled refilled = scene.heard(RoyalEvent.Refilled.class).getFirst();
      assertThat(refilled.partner()).isEqualTo(1 - holder);
    }
  }
}
