package contessa.royal;

import static contessa.royal.Good.ARTWORKS;
import static contessa.royal.Good.GOLD;
import static contessa.royal.Good.INFORMATION;
import static contessa.royal.Good.JEWELLERY;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Rule;
import org.junit.jupiter.api.Test;

final class IntriguesTest {

  /** Seat 0 gets the Intrigues at A; nothing else happens. */
  private static RoyalScenario intrigues(RoyalScenario scenario) {
    return scenario
        .loot('A', "intrigues")
        .loot('C', "item 1")
        .loot('E', "item 1")
        .plans("A B", "C D", "E F");
  }

  @Test
  @Rule({"CR-T8", "R-CR-24", "G-CR-03"})
  void aCubeJustReceivedMayBePassedOn() {
    RoyalScenario scenario =
        intrigues(
            RoyalScenario.players(3)
                .goods(0, 1, 0, 0, 0)
                .goods(1, 0, 0, 0, 2)
                .goods(2, 0, 0, 1, 0));
    scenario.trade(1, GOLD, INFORMATION).trade(2, JEWELLERY, GOLD);
    assertThat(scenario.table().phase()).isEqualTo(RoyalPhase.INTRIGUE);
    assertThat(scenario.truth().due()).isEqualTo(1);
    scenario.stop();
    assertThat(scenario.goodsOf(0)).isEqualTo(new Goods(0, 0, 1, 0));
    assertThat(scenario.goodsOf(1)).isEqualTo(new Goods(1, 0, 0, 1));
    assertThat(scenario.goodsOf(2)).isEqualTo(new Goods(0, 0, 0, 1));
    assertThat(scenario.table().phase()).isEqualTo(RoyalPhase.PLAN);
    assertThat(scenario.heard(RoyalEvent.Traded.class))
        .containsExactly(
            new RoyalEvent.Traded(0, 1, GOLD, INFORMATION),
            new RoyalEvent.Traded(0, 2, JEWELLERY, GOLD));
  }

  @Test
  @Rule("R-CR-24")
  void threeExchangesAreTheMostAndTheyMayAllBeWithTheSamePlayer() {
    RoyalScenario scenario =
        intrigues(RoyalScenario.players(3).goods(0, 3, 0, 0, 0).goods(1, 0, 0, 0, 3));
    scenario.trade(1, GOLD, INFORMATION).trade(1, GOLD, INFORMATION).trade(1, GOLD, INFORMATION);
    assertThat(scenario.goodsOf(0)).isEqualTo(new Goods(0, 0, 0, 3));
    assertThat(scenario.goodsOf(1)).isEqualTo(new Goods(3, 0, 0, 0));
    assertThat(scenario.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }

  @Test
  @Rule("G-CR-03")
  void stoppingIsFreeEvenBeforeTheFirstExchange() {
    RoyalScenario scenario =
        intrigues(RoyalScenario.players(3).goods(0, 1, 0, 0, 0).goods(1, 0, 0, 0, 3)).stop();
    assertThat(scenario.goodsOf(0)).isEqualTo(new Goods(1, 0, 0, 0));
    assertThat(scenario.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }

  @Test
  @Rule("R-CR-24")
  void onlyCubesAreExchangedNeverSecretCardsAndNeverWithOneself() {
    RoyalScenario scenario =
        intrigues(
            RoyalScenario.players(3)
                .goods(0, 1, 0, 1, 0)
                .goods(1, 0, 1, 0, 0)
                .secrets(1, 0, 0, 0, 2)
                .secrets(2, 0, 0, 0, 2));
    assertThat(scenario.moves())
        .containsExactly(
            new RoyalMove.Stop(),
            new RoyalMove.Trade(1, ARTWORKS, INFORMATION),
            new RoyalMove.Trade(1, ARTWORKS, JEWELLERY));
  }

  @Test
  @Rule("G-CR-03")
  void likeForLikeIsNotOffered() {
    RoyalScenario scenario =
        intrigues(RoyalScenario.players(3).goods(0, 1, 0, 0, 1).goods(1, 0, 0, 0, 2));
    assertThat(scenario.moves())
        .containsExactly(new RoyalMove.Stop(), new RoyalMove.Trade(1, GOLD, INFORMATION));
  }

  @Test
  @Rule({"CR-T8", "G-CR-03"})
  void aPlayerWithoutCubesCannotExchangeAndIsNotAsked() {
    RoyalScenario scenario = intrigues(RoyalScenario.players(3).goods(1, 0, 0, 0, 2));
    assertThat(scenario.table().phase()).isEqualTo(RoyalPhase.PLAN);
    assertThat(scenario.heard(RoyalEvent.Traded.class)).isEmpty();
  }

  @Test
  @Rule("G-CR-03")
  void whenNobodyElseHasAnotherGoodTheIntriguesEndByThemselves() {
    assertThat(intrigues(RoyalScenario.players(3).goods(0, 2, 0, 0, 0)).table().phase())
        .isEqualTo(RoyalPhase.PLAN);
    assertThat(
            intrigues(RoyalScenario.players(3).goods(0, 2, 0, 0, 0).goods(1, 2, 0, 0, 0))
                .table()
                .phase())
        .isEqualTo(RoyalPhase.PLAN);
    RoyalScenario scenario =
        intrigues(RoyalScenario.players(3).goods(0, 1, 0, 0, 0).goods(1, 0, 0, 0, 1));
    scenario.trade(1, GOLD, INFORMATION);
    assertThat(scenario.table().phase()).isEqualTo(RoyalPhase.INTRIGUE);
    scenario.trade(1, INFORMATION, GOLD).trade(1, GOLD, INFORMATION);
    assertThat(scenario.table().phase()).isEqualTo(RoyalPhase.PLAN);
  }
}
