package contessa.testkit.royal;

import module java.base;

import contessa.game.Reader;
import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.Locations;
import contessa.royal.Loot;
import contessa.royal.PlanMenu;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import contessa.testkit.Dump;
import contessa.testkit.PlantedLeak;
import org.jspecify.annotations.Nullable;

/** The leaks that the leak test is tested with, each a mistake that a program could make. */
final class RoyalPlantedLeaks {

  private static final PlantedLeak.Planter<RoyalTable, RoyalEvent> PLANT =
      new PlantedLeak.Planter<>(RoyalTable.class, RoyalEvent.class);

  private RoyalPlantedLeaks() {}

  static final List<PlantedLeak> ALL =
      List.of(
          // Plans.
          PLANT.toldTo(
              "the plan, with the news that it is made",
              (before, full, reader) -> full instanceof RoyalEvent.Planned),
          PLANT.heard(
              "only the snitch, early",
              (before, full, reader) ->
                  full instanceof RoyalEvent.Planned(int _, RoyalMove.Plan plan) && plan != null
                      ? plan.snitches()
                      : 0),
          PLANT.shown("plans as they are made", (table, reader) -> truth(table).plans()),
          PLANT.shown("the number of thieves at A", (table, reader) -> thievesAtA(table)),
          PLANT.shown(
              "that others chose a location, to the next to plan",
              (table, reader) -> reader == table.toMove() && thievesAtA(table) > 0),
          PLANT.shown(
              "that a plan is already made, by not offering it",
              (table, reader) -> reader == table.toMove() ? plansLeft(table, reader) : 0),

          // Secret cards.
          PLANT.toldTo(
              "drawn secret cards, to all",
              (before, full, reader) -> full instanceof RoyalEvent.Secret),
          PLANT.toldTo(
              "secret cards where several draw",
              (before, full, reader) ->
                  full instanceof RoyalEvent.Secret secret && secret.count() == 1),
          PLANT.shown("others' secret cards", (table, reader) -> secrets(table)),
          PLANT.shown(
              "who holds secret gold",
              (table, reader) ->
                  secrets(table).stream().map(goods -> goods.count(Good.GOLD) > 0).toList()),
          PLANT.shown(
              "unseen secret cards counted from the deck alone",
              (table, reader) -> secretDeck(table).stream().sorted().toList()),
          PLANT.shown(
              "the next secret card",
              (table, reader) -> !secretDeck(table).isEmpty() ? secretDeck(table).getFirst() : ""),

          // Loot.
          PLANT.shown("loot in drawing order", (table, reader) -> lootDeck(table)),
          PLANT.shown(
              "the next loot",
              (table, reader) -> lootDeck(table).isEmpty() ? "" : lootDeck(table).getFirst()),
          PLANT.shown(
              "the bottom of the deck",
              (table, reader) -> lootDeck(table).isEmpty() ? "" : lootDeck(table).getLast()),
          PLANT.heard(
              "at the refill, whether the next loot is an item",
              (before, full, reader) ->
                  full instanceof RoyalEvent.Refilled refilled
                      && refilled.deck() > 0
                      && refilled.deck() < lootDeck(before).size()
                      && lootDeck(before).get(lootDeck(before).size() - refilled.deck())
                          instanceof Loot.Item),

          // All of it.
          PLANT.shown("fame before the end", (table, reader) -> fame(table)),
          PLANT.shown("the leader", (table, reader) -> leader(table)),
          PLANT.shown("a hash of the state", (table, reader) -> Dump.hash(table)));

  private static RoyalView truth(RoyalTable table) {
    return table.view(Reader.REFEREE);
  }

  private static Stream<RoyalMove.Plan> plans(RoyalTable table) {
    return truth(table).plans().stream().filter(Objects::nonNull).map(Objects::requireNonNull);
  }

  private static long thievesAtA(RoyalTable table) {
    return plans(table).filter(plan -> Locations.has(plan.thieves(), 0)).count();
  }

  private static long plansLeft(RoyalTable table, int seat) {
    if (table.phase() != RoyalPhase.PLAN) {
      return 0;
    }
    List<RoyalMove.Plan> made = plans(table).toList();
    return PlanMenu.plans(table.seats(), truth(table).partner() == seat).stream()
        .filter(plan -> !made.contains(plan))
        .count();
  }

  private static List<Goods> secrets(RoyalTable table) {
    return truth(table).players().stream()
        .map(RoyalView.Player::secrets)
        .map(Objects::requireNonNull)
        .toList();
  }

  private static List<Good> secretDeck(RoyalTable table) {
    return listed(truth(table).secretDeck().order());
  }

  private static List<Loot> lootDeck(RoyalTable table) {
    return listed(truth(table).deck().order());
  }

  private static <T> List<T> listed(@Nullable List<T> order) {
    return Objects.requireNonNull(order);
  }

  private static List<Integer> fame(RoyalTable table) {
    return IntStream.range(0, table.seats()).map(table::fame).boxed().toList();
  }

  private static int leader(RoyalTable table) {
    List<Integer> fame = fame(table);
    return fame.indexOf(fame.stream().mapToInt(Integer::intValue).max().orElseThrow());
  }
}
