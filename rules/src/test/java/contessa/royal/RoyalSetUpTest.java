package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Reader;
import contessa.game.Rule;
import contessa.game.Seats;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RoyalSetUpTest {

  private static RoyalView dealt(int seats, long seed) {
    return RoyalRules.standard(seats).deal(0, new SeededChance(seed), null).view(Reader.REFEREE);
  }

  @Test
  @Rule("R-CR-01")
  void twoToFiveCanPlay() {
    for (int seats = 2; seats <= 5; seats++) {
      assertThat(RoyalRules.standard(seats).seats()).isEqualTo(seats);
    }
    for (int seats : new int[] {-1, 0, 1, 6, 100}) {
      assertThatThrownBy(() -> RoyalRules.standard(seats))
          .hasMessage("Coup Royal is for 2 to 5 players, not " + seats);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  @Rule("R-CR-02")
  void thereAreThreeMoreLocationsThanPlayersExceptWithTwo(int seats) {
    int locations = seats == 2 ? 6 : seats + 3;
    assertThat(dealt(seats, 1).open()).hasSize(locations).doesNotContainNull();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  @Rule("R-CR-04")
  void everybodyStartsWithThreeCubesFromTheSupplyThatAllCanSee(int seats) {
    RoyalTable table = RoyalRules.standard(seats).deal(0, new SeededChance(5), null);
    RoyalView seen = table.view(Reader.SPECTATOR);
    assertThat(seen.players())
        .allSatisfy(player -> assertThat(player.goods().total()).isEqualTo(3));
    assertThat(seen.supply().total()).isEqualTo(100 - 3 * seats);
  }

  @Test
  @Rule("R-CR-05")
  void secretCardsLieInAShuffledStackAndNobodyHasOneYet() {
    RoyalView first = dealt(4, 1);
    RoyalView second = dealt(4, 2);
    assertThat(first.secretDeck().size()).isEqualTo(28);
    assertThat(first.secretDeck().unseen()).isEqualTo(Goods.each(7));
    assertThat(first.secretDeck().order()).isNotEqualTo(second.secretDeck().order());
    assertThat(first.players()).allMatch(player -> player.secretCount() == 0);
  }

  @Test
  @Rule("R-CR-06")
  void theFirstLootDeckLiesOnTheSecondEachShuffled() {
    RoyalView table = dealt(4, 7);
    assertThat(table.open()).allMatch(RoyalData.standard().deckOne()::contains);
    List<Loot> order = order(table);
    assertThat(order.subList(0, 24 - 7)).allMatch(RoyalData.standard().deckOne()::contains);
    assertThat(order.subList(24 - 7, order.size()))
        .containsExactlyInAnyOrderElementsOf(RoyalData.standard().deckTwo());
    assertThat(order).isNotEqualTo(order(dealt(4, 8)));
  }

  private static List<Loot> order(RoyalView view) {
    List<Loot> order = view.deck().order();
    return order == null ? List.of() : order;
  }

  @Test
  @Rule({"CR-T9", "R-CR-03"})
  void fourPlayersUseSevenLocationsAndTargetCardsAToG() {
    RoyalView table = dealt(4, 3);
    assertThat(table.open()).hasSize(7);
    assertThat(table.players()).hasSize(4).allMatch(player -> player.goods().total() == 3);
    int used =
        PlanMenu.plans(4, false).stream()
            .mapToInt(plan -> plan.thieves() | plan.snitches())
            .reduce(0, (a, b) -> a | b);
    assertThat(Locations.letters(used)).isEqualTo("ABCDEFG");
  }

  @Test
  @Rule({"R-CR-50", "G-CR-07"})
  void chanceDecidesWhoHasThePartnerFirstUnlessTheGroupDoes() {
    int byChance = 0;
    for (int seed = 0; seed < 40; seed++) {
      byChance |= Seats.of(dealt(2, seed).partner());
    }
    assertThat(byChance).isEqualTo(0b11);
    RoyalData ours = ChangedRoyalData.standard().firstPartner(1).data();
    for (int seed = 0; seed < 10; seed++) {
      RoyalTable table = new RoyalRules(2, ours).deal(0, new SeededChance(seed), null);
      assertThat(table.view(Reader.SPECTATOR).partner()).isEqualTo(1);
    }
    assertThat(dealt(3, 1).partner()).isEqualTo(Seats.NOBODY);
  }

  @Test
  @Rule("G-CR-09")
  void startCubesAreDrawnCubeByCubeNotColourByColour() {
    // Always the first of what is left: a draw by colour would spread them.
    RoyalTable table = RoyalRules.standard(5).deal(0, n -> 0, null);
    assertThat(table.view(Reader.SPECTATOR).players())
        .allMatch(player -> player.goods().equals(Goods.of(Good.INFORMATION, 3)));
    List<Integer> asked = new ArrayList<>();
    RoyalRules.standard(5)
        .deal(
            0,
            n -> {
              asked.add(n);
              return 0;
            },
            null);
    assertThat(asked.subList(0, 15))
        .containsExactly(100, 99, 98, 97, 96, 95, 94, 93, 92, 91, 90, 89, 88, 87, 86);
  }

  @Test
  void publicFactsOfTheDealAreAnnounced() {
    List<AddressedEvent> told = new ArrayList<>();
    RoyalTable table = RoyalRules.standard(2).deal(0, new SeededChance(9), told::add);
    RoyalView seen = table.view(Reader.SPECTATOR);
    assertThat(told.stream().map(AddressedEvent::open))
        .containsExactly(
            new RoyalEvent.Gained(0, seen.players().get(0).goods()),
            new RoyalEvent.Gained(1, seen.players().get(1).goods()),
            new RoyalEvent.Refilled(
                1,
                0b111111,
                seen.open().stream().map(Loot.class::cast).toList(),
                42,
                seen.partner()));
    assertThat(told).noneMatch(AddressedEvent::hasSecret);
  }
}
