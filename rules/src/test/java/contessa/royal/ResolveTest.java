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
  private static Stage fiveBosses() {
    return Stage.players(5).loot('E', "information 3").supply(20, 20, 20, 20);
  }

  @Test
  @Tag("CR-T1")
  @Tag("R-CR-09")
  void theRoundOfTheRuleBook() {
    Stage stage = fiveBosses().plans("C B", "C F", "E H", "B D", "F H");
    assertThat(stage.heard(RoyalEvent.Location.class))
        .extracting(RoyalEvent.Location::result)
        .containsExactly(VANISHED, GUARDED, QUARREL, GUARDED, ROBBED, GUARDED, VANISHED, GUARDED);
    assertThat(stage.truth().players())
        .extracting(RoyalView.Player::secretCount)
        .containsExactly(1, 1, 0, 0, 0);
    assertThat(stage.goodsOf(2)).isEqualTo(new Goods(3, 0, 0, 0));
    assertThat(stage.goodsOf(3)).isEqualTo(Goods.NONE);
    RoyalEvent.Refilled refilled = stage.heard(RoyalEvent.Refilled.class).getFirst();
    assertThat(Locations.letters(refilled.refilled())).isEqualTo("AEG");
    assertThat(stage.lootAt('C')).isEqualTo("information 2");
    assertThat(stage.truth().secretDeck().size()).isEqualTo(2);
    assertThat(stage.truth().supply()).isEqualTo(new Goods(17, 20, 20, 20));
    assertThat(stage.truth().deck().size()).isEqualTo(17);
  }

  @Test
  @Tag("CR-T2")
  void theSameRoundWithPurplesSnitchAtTheCasino() {
    Stage stage = fiveBosses().plans("C B", "C F", "E H", "B C", "F H");
    assertThat(stage.resultAt('C')).isEqualTo(GUARDED);
    assertThat(stage.resultAt('D')).isEqualTo(VANISHED);
    assertThat(stage.truth().players()).allMatch(player -> player.secretCount() == 0);
    RoyalEvent.Refilled refilled = stage.heard(RoyalEvent.Refilled.class).getFirst();
    assertThat(Locations.letters(refilled.refilled())).isEqualTo("ADEG");
  }

  @Test
  @Tag("R-CR-10")
  void aSnitchKeepsEveryThiefAwayAndTheLootStays() {
    Stage stage = Stage.players(3).loot('A', "gold 3").plans("A B", "A C", "D A");
    assertThat(stage.resultAt('A')).isEqualTo(GUARDED);
    assertThat(stage.goodsOf(0)).isEqualTo(Goods.NONE);
    assertThat(stage.goodsOf(1)).isEqualTo(Goods.NONE);
    assertThat(stage.truth().players()).allMatch(player -> player.secretCount() == 0);
    assertThat(stage.lootAt('A')).isEqualTo("gold 3");
  }

  @Test
  @Tag("R-CR-11")
  void aLoneThiefGetsTheLootAndTheCardIsGone() {
    Stage stage = Stage.players(3).loot('A', "gold 3").plans("A B", "C B", "D B");
    assertThat(stage.resultAt('A')).isEqualTo(ROBBED);
    assertThat(stage.goodsOf(0)).isEqualTo(new Goods(0, 0, 0, 3));
    assertThat(stage.lootAt('A')).isEqualTo("artworks 2");
  }

  @Test
  @Tag("R-CR-12")
  void thievesWhoMeetDrawASecretCardEachAndTheLootStays() {
    Stage stage = Stage.players(3).loot('A', "gold 3").plans("A B", "A B", "A B");
    assertThat(stage.resultAt('A')).isEqualTo(QUARREL);
    assertThat(stage.secretsOf(0)).isEqualTo(Goods.of(Good.GOLD, 1));
    assertThat(stage.secretsOf(1)).isEqualTo(Goods.of(Good.JEWELLERY, 1));
    assertThat(stage.secretsOf(2)).isEqualTo(Goods.of(Good.ARTWORKS, 1));
    assertThat(stage.lootAt('A')).isEqualTo("gold 3");
  }

  @Test
  @Tag("R-CR-13")
  void lootThatNobodyComesForIsDiscardedWithoutEffect() {
    Stage stage =
        Stage.players(3)
            .loot('F', "documents gold")
            .goods(0, 0, 0, 0, 4)
            .goods(1, 0, 0, 0, 3)
            .plans("A B", "C B", "D B");
    assertThat(stage.resultAt('F')).isEqualTo(VANISHED);
    assertThat(stage.goodsOf(0).gold()).isEqualTo(4);
    assertThat(stage.goodsOf(1).gold()).isEqualTo(3);
    assertThat(stage.lootAt('F')).isEqualTo("artworks 2");
  }

  @Test
  @Tag("R-CR-52")
  void withTwoPlayersThePartnersHolderMayTakeLootTwice() {
    Stage stage =
        Stage.players(2).loot('A', "gold 3").loot('B', "jewellery 2").plans("AB C", "D EF");
    assertThat(stage.goodsOf(0)).isEqualTo(new Goods(0, 0, 2, 3));
  }
}
