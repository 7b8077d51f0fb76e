package contessa.royal;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/** Sets a game up (R-CR-02 to R-CR-06, R-CR-50): the only part of it that needs chance. */
final class SetUp {

  private final RoyalRules rules;
  private final Chance chance;

  SetUp(RoyalRules rules, Chance chance) {
    this.rules = rules;
    this.chance = chance;
  }

  RoyalTable table(@Nullable EventSink herald) {
    RoyalTable table = new RoyalTable(rules);
    table.supply = Goods.each(rules.data().cubesPerGood()).pile();
    for (int seat = 0; seat < rules.seats(); seat++) {
      table.gain(seat, startCubes(table.supply), herald);
    }
    table.secretsInBox = Goods.each(rules.data().secretsPerGood()).pile();
    table.secretDeck = Decks.shuffled(Decks.secretCards(table.secretsInBox), chance);
    int[] above = Decks.shuffled(rules.deckOne(), chance);
    int[] below = Decks.shuffled(rules.deckTwo(), chance);
    table.deck = Decks.stacked(above, below);
    table.deckTwoFrom = above.length;
    table.partner = firstPartner();
    table.refill(herald);
    return table;
  }

  /** Each cube of the supply is as likely as any other (gap ix). */
  private int startCubes(int supply) {
    int drawn = Pile.EMPTY;
    for (int i = 0; i < rules.data().startCubes(); i++) {
      int left = supply - drawn;
      int cube = chance.below(Pile.total(left));
      int good = 0;
      while (cube >= Pile.count(left, good)) {
        cube -= Pile.count(left, good++);
      }
      drawn += Pile.of(good, 1);
    }
    return drawn;
  }

  private int firstPartner() {
    if (rules.seats() != 2) {
      return Seats.NOBODY;
    }
    int configured = rules.data().firstPartner();
    return configured == Seats.NOBODY ? chance.below(2) : configured;
  }
}
