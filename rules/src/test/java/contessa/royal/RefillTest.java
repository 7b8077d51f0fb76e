package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Rule;
import contessa.game.Seats;
import org.junit.jupiter.api.Test;

final class RefillTest {

  @Test
  @Rule({"R-CR-15", "G-CR-01"})
  void emptyLocationsAreRefilledFromTheDeckInLetterOrder() {
    RoyalScenario scenario =
        RoyalScenario.players(3)
            .deck("gold 2", "jewellery 2", "collection", "intrigues", "gold 4")
            .plans("E B", "C D", "A F");
    assertThat(scenario.lootAt('A')).isEqualTo("gold 2");
    assertThat(scenario.lootAt('B')).isEqualTo("information 2");
    assertThat(scenario.lootAt('C')).isEqualTo("jewellery 2");
    assertThat(scenario.lootAt('E')).isEqualTo("collection");
    assertThat(scenario.truth().deck().size()).isEqualTo(2);
    assertThat(scenario.truth().round()).isEqualTo(2);
  }

  @Test
  @Rule("G-CR-02")
  void aStolenItemLeavesItsLocationEmptyLikeADiscard() {
    RoyalScenario scenario =
        RoyalScenario.players(3).loot('A', "item 3").plans("A B", "C D", "E F");
    RoyalEvent.Refilled refilled = scenario.heard(RoyalEvent.Refilled.class).getFirst();
    assertThat(Locations.letters(refilled.refilled())).isEqualTo("ACE");
    assertThat(scenario.truth().players().get(0).items()).containsExactly(3);
  }

  @Test
  @Rule({"CR-T7", "R-CR-16"})
  void theGameEndsAtOnceWhenTheDeckCannotFillEveryEmptyLocation() {
    RoyalScenario scenario =
        RoyalScenario.players(3).deck("gold 2", "gold 3").plans("A B", "C D", "E F");
    assertThat(scenario.table().over()).isTrue();
    assertThat(scenario.table().toMove()).isEqualTo(Seats.NOBODY);
    assertThat(scenario.table().choiceCount()).isZero();
    assertThat(scenario.truth().open().get(0)).isNull();
    assertThat(scenario.truth().deck().size()).isEqualTo(2);
    assertThat(scenario.heard(RoyalEvent.Refilled.class)).isEmpty();
    assertThat(scenario.heard(RoyalEvent.Won.class)).hasSize(1);
  }

  @Test
  @Rule("CR-T7")
  void aDeckThatJustSufficesIsUsedUpAndTheNextRoundIsTheLast() {
    RoyalScenario scenario =
        RoyalScenario.players(3).deck("gold 2", "gold 3", "gold 4").plans("A B", "C D", "E F");
    assertThat(scenario.table().over()).isFalse();
    assertThat(scenario.truth().deck().size()).isZero();
    scenario.plans("A B", "A D", "A F");
    assertThat(scenario.table().over()).isTrue();
  }

  @Test
  @Rule("G-CR-08")
  void theChangeFromTheFirstDeckToTheSecondIsJustTheNextCard() {
    RoyalScenario scenario =
        RoyalScenario.players(3).deck("gold 2", "gold 4", "item 3").plans("A B", "C D", "E F");
    assertThat(scenario.lootAt('A')).isEqualTo("gold 2");
    assertThat(scenario.lootAt('C')).isEqualTo("gold 4");
    assertThat(scenario.lootAt('E')).isEqualTo("item 3");
  }

  @Test
  @Rule("G-CR-08")
  void lootLeftAtTheEndHasNoEffect() {
    RoyalScenario scenario =
        RoyalScenario.players(3)
            .loot('B', "item 3")
            .loot('D', "documents gold")
            .deck("item 3", "item 3")
            .goods(0, 0, 0, 0, 2)
            .plans("A B", "C D", "E F");
    assertThat(scenario.table().over()).isTrue();
    assertThat(scenario.goodsOf(0).gold()).isEqualTo(2);
    assertThat(scenario.truth().players()).allMatch(player -> player.items().isEmpty());
  }

  @Test
  @Rule("R-CR-51")
  void thePartnerChangesHandsAfterEveryRound() {
    RoyalScenario scenario = RoyalScenario.players(2).partner(1).supply(25, 25, 25, 25);
    for (int round = 0; round < 3; round++) {
      int holder = round % 2 == 0 ? 1 : 0;
      assertThat(scenario.truth().partner()).isEqualTo(holder);
      if (holder == 0) {
        scenario.plans("AB C", "D EF");
      } else {
        scenario.plans("D EF", "AB C");
      }
      RoyalEvent.Refilled refilled = scenario.heard(RoyalEvent.Refilled.class).getFirst();
      assertThat(refilled.partner()).isEqualTo(1 - holder);
    }
  }
}
