package contessa.royal;

import static contessa.royal.RoyalEvent.Location.Result.GUARDED;
import static contessa.royal.RoyalEvent.Location.Result.QUARREL;
import static contessa.royal.RoyalEvent.Location.Result.ROBBED;
import static contessa.royal.RoyalEvent.Location.Result.VANISHED;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class ResolveTest {

  /** Red, yellow, blue, purple, green in seats 0 to 4. */
  private static Scene fiveBosses() {
    return Scene.players(5).loot('E', "information 3").supply(20, 20, 20, 20);
  }

  @Test
  @Tag("CR-T1")
  @Tag("R-CR-09")
  void theRoundOfTheRuleBook() {
    Scene scene = fiveBosses().plans("C B", "C F", "E H", "B D", "F H");
    assertThat(scene.heard(RoyalEvent.Location.class))
        .extracting(RoyalEvent.Location::result)
        .containsExactly(VANISHED, GUARDED, QUARREL, GUARDED, ROBBED, GUARDED, VANISHED, GUARDED);
    assertThat(scene.truth().players())
        .extracting(RoyalView.Player::secretCount)
        .containsExactly(1, 1, 0, 0, 0);
    assertThat(scene.goodsOf(2)).isEqualTo(new Goods(3, 0, 0, 0));
    assertThat(scene.goodsOf(3)).isEqualTo(Goods.NONE);
    RoyalEvent.Refilled refilled = scene.heard(RoyalEvent.Refilled.class).getFirst();
    assertThat(Locations.letters(refilled.refilled())).isEqualTo("AEG");
    assertThat(scene.lootAt('C')).isEqualTo("information 2");
    assertThat(scene.truth().secretDeck().size()).isEqualTo(2);
    assertThat(scene.truth().supply()).isEqualTo(new Goods(17, 20, 20, 20));
    assertThat(scene.truth().deck().size()).isEqualTo(17);
  }

  @Test
  @Tag("CR-T2")
  void theSameRoundWithPurplesSnitchAtTheCasino() {
    Scene scene = fiveBosses().plans("C B", "C F", "E H", "B C", "F H");
    assertThat(scene.resultAt('C')).isEqualTo(GUARDED);
    assertThat(scene.resultAt('D')).isEqualTo(VANISHED);
    assertThat(scene.truth().players()).allMatch(player -> player.secretCount() == 0);
    RoyalEvent.Refilled refilled = scene.heard(RoyalEvent.Refilled.class).getFirst();
    assertThat(Locations.letters(refilled.refilled())).isEqualTo("ADEG");
  }

  @Test
  @Tag("R-CR-10")
  void aSnitchKeepsEveryThiefAwayAndTheLootStays() {
    Scene scene = Scene.players(3).loot('A', "gold 3").plans("A B", "A C", "D A");
    assertThat(scene.resultAt('A')).isEqualTo(GUARDED);
    assertThat(scene.goodsOf(0)).isEqualTo(Goods.NONE);
    assertThat(scene.goodsOf(1)).isEqualTo(Goods.NONE);
    assertThat(scene.truth().players()).allMatch(player -> player.secretCount() == 0);
    assertThat(scene.lootAt('A')).isEqualTo("gold 3");
  }

  @Test
  @Tag("R-CR-11")
  void aLoneThiefGetsTheLootAndTheCardIsGone() {
    Scene scene = Scene.players(3).loot('A', "gold 3").plans("A B", "C B", "D B");
    assertThat(scene.resultAt('A')).isEqualTo(ROBBED);
    assertThat(scene.goodsOf(0)).isEqualTo(new Goods(0, 0, 0, 3));
    assertThat(scene.lootAt('A')).isEqualTo("artworks 2");
  }

  @Test
  @Tag("R-CR-12")
  void thievesWhoMeetDrawASecretCardEachAndTheLootStays() {
    Scene scene = Scene.players(3).loot('A', "gold 3").plans("A B", "A B", "A B");
    assertThat(scene.resultAt('A')).isEqualTo(QUARREL);
    assertThat(scene.secretsOf(0)).isEqualTo(Goods.of(Good.GOLD, 1));
    assertThat(scene.secretsOf(1)).isEqualTo(Goods.of(Good.JEWELLERY, 1));
    assertThat(scene.secretsOf(2)).isEqualTo(Goods.of(Good.ARTWORKS, 1));
    assertThat(scene.lootAt('A')).isEqualTo("gold 3");
  }

  @Test
  @Tag("R-CR-13")
  void lootThatNobodyComesForIsDiscardedWithoutEffect() {
    Scene scene =
        Scene.players(3)
            .loot('F', "documents gold")
            .goods(0, 0, 0, 0, 4)
            .goods(1, 0, 0, 0, 3)
            .plans("A B", "C B", "D B");
    assertThat(scene.resultAt('F')).isEqualTo(VANISHED);
    assertThat(scene.goodsOf(0).gold()).isEqualTo(4);
    assertThat(scene.goodsOf(1).gold()).isEqualTo(3);
    assertThat(scene.lootAt('F')).isEqualTo("artworks 2");
  }

  @Test
  @Tag("R-CR-52")
  void withTwoPlayersThePartnersHolderMayTakeLootTwice() {
    Scene scene =
        Scene.players(2).loot('A', "gold 3").loot('B', "jewellery 2").plans("AB C", "D EF");
    assertThat(scene.goodsOf(0)).isEqualTo(new Goods(0, 0, 2, 3));
  }
}
