package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Seats;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class RefillTest {

  @Test
  @Tag("R-CR-15")
  @Tag("G-CR-01")
  void emptyLocationsAreRefilledFromTheDeckInLetterOrder() {
    Stage stage =
        Stage.players(3)
            .deck("gold 2", "jewellery 2", "collection", "intrigues", "gold 4")
            .plans("E B", "C D", "A F");
    assertThat(stage.lootAt('A')).isEqualTo("gold 2");
    assertThat(stage.lootAt('B')).isEqualTo("information 2");
    assertThat(stage.lootAt('C')).isEqualTo("jewellery 2");
    assertThat(stage.lootAt('E')).isEqualTo("collection");
    assertThat(stage.truth().deck().size()).isEqualTo(2);
    assertThat(stage.truth().round()).isEqualTo(2);
  }

  @Test
  @Tag("G-CR-02")
  void aStolenItemLeavesItsLocationEmptyLikeADiscard() {
    Stage stage = Stage.players(3).loot('A', "item 3").plans("A B", "C D", "E F");
    RoyalEvent.Refilled refilled = stage.heard(RoyalEvent.Refilled.class).getFirst();
    assertThat(Locations.letters(refilled.refilled())).isEqualTo("ACE");
    assertThat(stage.truth().players().get(0).items()).containsExactly(3);
  }

  @Test
  @Tag("CR-T7")
  @Tag("R-CR-16")
  void theGameEndsAtOnceWhenTheDeckCannotFillEveryEmptyLocation() {
    Stage stage = Stage.players(3).deck("gold 2", "gold 3").plans("A B", "C D", "E F");
    assertThat(stage.table().over()).isTrue();
    assertThat(stage.table().toMove()).isEqualTo(Seats.NOBODY);
    assertThat(stage.table().choices()).isZero();
    assertThat(stage.truth().open().get(0)).isNull();
    assertThat(stage.truth().deck().size()).isEqualTo(2);
    assertThat(stage.heard(RoyalEvent.Refilled.class)).isEmpty();
    assertThat(stage.heard(RoyalEvent.Won.class)).hasSize(1);
  }

  @Test
  @Tag("CR-T7")
  void aDeckThatJustSufficesIsUsedUpAndTheNextRoundIsTheLast() {
    Stage stage = Stage.players(3).deck("gold 2", "gold 3", "gold 4").plans("A B", "C D", "E F");
    assertThat(stage.table().over()).isFalse();
    assertThat(stage.truth().deck().size()).isZero();
    stage.plans("A B", "A D", "A F");
    assertThat(stage.table().over()).isTrue();
  }

  @Test
  @Tag("G-CR-08")
  void theChangeFromTheFirstDeckToTheSecondIsJustTheNextCard() {
    Stage stage = Stage.players(3).deck("gold 2", "gold 4", "item 3").plans("A B", "C D", "E F");
    assertThat(stage.lootAt('A')).isEqualTo("gold 2");
    assertThat(stage.lootAt('C')).isEqualTo("gold 4");
    assertThat(stage.lootAt('E')).isEqualTo("item 3");
  }

  @Test
  @Tag("G-CR-08")
  void lootLeftAtTheEndHasNoEffect() {
    Stage stage =
        Stage.players(3)
            .loot('B', "item 3")
            .loot('D', "documents gold")
            .deck("item 3", "item 3")
            .goods(0, 0, 0, 0, 2)
            .plans("A B", "C D", "E F");
    assertThat(stage.table().over()).isTrue();
    assertThat(stage.goodsOf(0).gold()).isEqualTo(2);
    assertThat(stage.truth().players()).allMatch(player -> player.items().isEmpty());
  }

  @Test
  @Tag("R-CR-51")
  void thePartnerChangesHandsAfterEveryRound() {
    Stage stage = Stage.players(2).partner(1).supply(25, 25, 25, 25);
    for (int round = 0; round < 3; round++) {
      int holder = round % 2 == 0 ? 1 : 0;
      assertThat(stage.truth().partner()).isEqualTo(holder);
      if (holder == 0) {
        stage.plans("AB C", "D EF");
      } else {
        stage.plans("D EF", "AB C");
      }
      RoyalEvent.Refilled refilled = stage.heard(RoyalEvent.Refilled.class).getFirst();
      assertThat(refilled.partner()).isEqualTo(1 - holder);
    }
  }
}
