package contessa.royal;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/** Sets a game up (R-CR-02 to R-CR-06, R-CR-50): the only part that needs chance. */
final class RoyalSetUp {

  private RoyalSetUp() {}

  static RoyalTable table(RoyalRules rules, Chance chance, @Nullable EventSink sink) {
    RoyalTable table = new RoyalTable(rules);
    table.supply = Goods.each(rules.data().cubesPerGood()).pile();
    for (int seat = 0; seat < rules.seats(); seat++) {
      table.gain(seat, startCubes(rules, table.supply, chance), sink);
    }
    Goods secrets = Goods.each(rules.data().secretsPerGood());
    table.secretsInBox = secrets.pile();
    table.secretDeck = Decks.shuffled(Decks.secretCards(secrets), chance);
    Loot[] above = Decks.shuffled(rules.data().deckOne().toArray(Loot[]::new), chance);
    Loot[] below = Decks.shuffled(rules.data().deckTwo().toArray(Loot[]::new), chance);
    table.deck = Decks.stacked(above, below);
    table.deckTwoFrom = above.length;
    table.partner = firstPartner(rules, chance);
    table.refill(sink);
    return table;
  }

  /** Each cube of the supply is equally likely (G-CR-09). */
  private static int startCubes(RoyalRules rules, int supply, Chance chance) {
    int drawn = PackedGoods.EMPTY;
    for (int i = 0; i < rules.data().startCubes(); i++) {
      int left = supply - drawn;
      int cube = chance.below(PackedGoods.total(left));
      int good = 0;
      while (cube >= PackedGoods.count(left, good)) {
        cube -= PackedGoods.count(left, good++);
      }
      drawn += PackedGoods.of(good, 1);
    }
    return drawn;
  }

  private static int firstPartner(RoyalRules rules, Chance chance) {
    if (rules.seats() != 2) {
      return Seats.NOBODY;
    }
    int configured = rules.data().firstPartner();
    return configured == Seats.NOBODY ? chance.below(2) : configured;
  }
}
