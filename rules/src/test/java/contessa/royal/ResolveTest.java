package contessa.royal;

import static contessa.royal.RoyalEvent.Location.Result.GUARDED;
import static contessa.royal.RoyalEvent.Location.Result.QUARREL;
import static contessa.royal.RoyalEvent.Location.Result.ROBBED;
import static contessa.royal.RoyalEvent.Location.Result.VANISHED;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Rule;
import org.junit.jupiter.api.Test;

final class ResolveTest {

  /** Red, yellow, blue, purple, green in seats 0 to 4. */
  private static RoyalScenario fiveBosses() {
    return RoyalScenario.players(5).loot('E', "information 3").supply(20, 20, 20, 20);
  }

  @Test
  @Rule({"CR-T1", "R-CR-09"})
  void theRoundOfTheRuleBook() {
    RoyalScenario scenario = fiveBosses().plans("C B", "C F", "E H", "B D", "F H");
    assertThat(scenario.heard(RoyalEvent.Location.class))
        .extracting(RoyalEvent.Location::result)
        .containsExactly(VANISHED, GUARDED, QUARREL, GUARDED, ROBBED, GUARDED, VANISHED, GUARDED);
    assertThat(scenario.truth().players())
        .extracting(RoyalView.Player::secretCount)
        .containsExactly(1, 1, 0, 0, 0);
    assertThat(scenario.goodsOf(2)).isEqualTo(new Goods(3, 0, 0, 0));
    assertThat(scenario.goodsOf(3)).isEqualTo(Goods.NONE);
    RoyalEvent.Refilled refilled = scenario.heard(RoyalEvent.Refilled.class).getFirst();
    assertThat(Locations.letters(refilled.refilled())).isEqualTo("AEG");
    assertThat(scenario.lootAt('C')).isEqualTo("information 2");
    assertThat(scenario.truth().secretDeck().size()).isEqualTo(2);
    assertThat(scenario.truth().supply()).isEqualTo(new Goods(17, 20, 20, 20));
    assertThat(scenario.truth().deck().size()).isEqualTo(17);
  }

  @Test
  @Rule("CR-T2")
  void theSameRoundWithPurplesSnitchAtTheCasino() {
    RoyalScenario scenario = fiveBosses().plans("C B", "C F", "E H", "B C", "F H");
    assertThat(scenario.resultAt('C')).isEqualTo(GUARDED);
    assertThat(scenario.resultAt('D')).isEqualTo(VANISHED);
    assertThat(scenario.truth().players()).allMatch(player -> player.secretCount() == 0);
    RoyalEvent.Refilled refilled = scenario.heard(RoyalEvent.Refilled.class).getFirst();
    assertThat(Locations.letters(refilled.refilled())).isEqualTo("ADEG");
  }

  @Test
  @Rule("R-CR-10")
  void aSnitchKeepsEveryThiefAwayAndTheLootStays() {
    RoyalScenario scenario =
        RoyalScenario.players(3).loot('A', "gold 3").plans("A B", "A C", "D A");
    assertThat(scenario.resultAt('A')).isEqualTo(GUARDED);
    assertThat(scenario.goodsOf(0)).isEqualTo(Goods.NONE);
    assertThat(scenario.goodsOf(1)).isEqualTo(Goods.NONE);
    assertThat(scenario.truth().players()).allMatch(player -> player.secretCount() == 0);
    assertThat(scenario.lootAt('A')).isEqualTo("gold 3");
  }

  @Test
  @Rule("R-CR-11")
  void aLoneThiefGetsTheLootAndTheCardIsGone() {
    RoyalScenario scenario =
        RoyalScenario.players(3).loot('A', "gold 3").plans("A B", "C B", "D B");
    assertThat(scenario.resultAt('A')).isEqualTo(ROBBED);
    assertThat(scenario.goodsOf(0)).isEqualTo(new Goods(0, 0, 0, 3));
    assertThat(scenario.lootAt('A')).isEqualTo("artworks 2");
  }

  @Test
  @Rule("R-CR-12")
  void thievesWhoMeetDrawASecretCardEachAndTheLootStays() {
    RoyalScenario scenario =
        RoyalScenario.players(3).loot('A', "gold 3").plans("A B", "A B", "A B");
    assertThat(scenario.resultAt('A')).isEqualTo(QUARREL);
    assertThat(scenario.secretsOf(0)).isEqualTo(Goods.of(Good.GOLD, 1));
    assertThat(scenario.secretsOf(1)).isEqualTo(Goods.of(Good.JEWELLERY, 1));
    assertThat(scenario.secretsOf(2)).isEqualTo(Goods.of(Good.ARTWORKS, 1));
    assertThat(scenario.lootAt('A')).isEqualTo("gold 3");
  }

  @Test
  @Rule("R-CR-13")
  void unclaimedLootIsDiscardedWithoutEffect() {
    RoyalScenario scenario =
        RoyalScenario.players(3)
            .loot('F', "documents gold")
            .goods(0, 0, 0, 0, 4)
            .goods(1, 0, 0, 0, 3)
            .plans("A B", "C B", "D B");
    assertThat(scenario.resultAt('F')).isEqualTo(VANISHED);
    assertThat(scenario.goodsOf(0).gold()).isEqualTo(4);
    assertThat(scenario.goodsOf(1).gold()).isEqualTo(3);
    assertThat(scenario.lootAt('F')).isEqualTo("artworks 2");
  }

  @Test
  @Rule("R-CR-52")
  void withTwoPlayersThePartnersHolderMayTakeLootTwice() {
    RoyalScenario scenario =
        RoyalScenario.players(2).loot('A', "gold 3").loot('B', "jewellery 2").plans("AB C", "D EF");
    assertThat(scenario.goodsOf(0)).isEqualTo(new Goods(0, 0, 2, 3));
  }
}
