package contessa.royal;

import module java.base;

import contessa.game.Chance;
import org.jspecify.annotations.Nullable;

/**
 * Makes a table from a view. Everything that the view hides is drawn at random: the order of the
 * decks, the secret cards of other players, plans not yet revealed.
 */
final class HiddenStateSampler {

  private HiddenStateSampler() {}

  static RoyalTable table(RoyalView view, int[] assumedPlans, Chance chance) {
    if (view.phase() == RoyalPhase.OVER) {
      throw new IllegalArgumentException("the game is over: there is nothing to play on");
    }
    RoyalTable table = new RoyalTable(view.rules());
    for (int seat = 0; seat < table.seats(); seat++) {
      table.cubes[seat] = view.players().get(seat).goods().pile();
      table.items[seat] = PackedItems.of(view.players().get(seat).items());
    }
    for (int location = 0; location < table.open.length; location++) {
      table.open[location] = view.open().get(location);
    }
    table.supply = view.supply().pile();
    table.partner = view.partner();
    table.phase = view.phase();
    table.round = view.round();
    table.decider = view.toMove();
    table.location = view.location();
    table.due = view.due();
    stackLoot(view, table, chance);
    shareSecrets(view, table, chance);
    assumePlans(view, table, assumedPlans, chance);
    return table;
  }

  private static void stackLoot(RoyalView view, RoyalTable table, Chance chance) {
    Loot[] above = Decks.shuffled(view.deck().first().toArray(Loot[]::new), chance);
    Loot[] below = Decks.shuffled(view.deck().second().toArray(Loot[]::new), chance);
    table.deck = Decks.stacked(above, below);
    table.deckTwoFrom = above.length;
  }

  /**
   * Shuffles all secret cards that the reader has not seen and deals the hidden hands from them.
   */
  private static void shareSecrets(RoyalView view, RoyalTable table, Chance chance) {
    Good[] cards = Decks.shuffled(Decks.secretCards(view.secretDeck().unseen()), chance);
    int dealt = 0;
    table.secretsInBox = view.secretDeck().unseen().pile();
    for (int seat = 0; seat < table.seats(); seat++) {
      RoyalView.Player player = view.players().get(seat);
      Goods known = player.secrets();
      if (known != null) {
        table.secrets[seat] = known.pile();
        table.secretsInBox += known.pile();
      } else {
        table.secrets[seat] = Decks.pile(cards, dealt, dealt + player.secretCount());
        dealt += player.secretCount();
      }
    }
    table.secretDeck = cards;
    table.secretsDrawn = dealt;
  }

  private static void assumePlans(
      RoyalView view, RoyalTable table, int[] assumedPlans, Chance chance) {
    int in = view.phase() == RoyalPhase.PLAN ? view.toMove() : table.seats();
    for (int seat = 0; seat < in; seat++) {
      RoyalMove.@Nullable Plan plan = view.plans().get(seat);
      if (plan == null) {
        PlanMenu menu = table.menu(seat);
        int assumed = assumedPlans[seat];
        plan = menu.plan(assumed >= 0 ? assumed : chance.below(menu.size()));
      }
      table.thieves |= (long) plan.thieves() << (seat << 3);
      table.snitches |= (long) plan.snitches() << (seat << 3);
    }
  }
}
