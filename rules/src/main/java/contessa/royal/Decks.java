package contessa.royal;

import contessa.game.Chance;
import java.util.Arrays;

/**
 * Decks as arrays in drawing order. A deck never changes once it is on a table, so copies share it.
 */
final class Decks {

  private Decks() {}

  static int[] shuffled(int[] cards, Chance chance) {
    for (int last = cards.length - 1; last > 0; last--) {
      int other = chance.below(last + 1);
      int card = cards[last];
      cards[last] = cards[other];
      cards[other] = card;
    }
    return cards;
  }

  static int[] stacked(int[] above, int[] below) {
    int[] stack = Arrays.copyOf(above, above.length + below.length);
    System.arraycopy(below, 0, stack, above.length, below.length);
    return stack;
  }

  /** These secret cards as the numbers of their goods. */
  static int[] secretCards(int pile) {
    int[] cards = new int[PackedGoods.total(pile)];
    int next = 0;
    for (int good = 0; good < Good.ALL.size(); good++) {
      int count = PackedGoods.count(pile, good);
      Arrays.fill(cards, next, next + count, good);
      next += count;
    }
    return cards;
  }

  /** The secret cards from one place in the deck up to another, counted. */
  static int pile(int[] secretCards, int from, int to) {
    int pile = PackedGoods.EMPTY;
    for (int i = from; i < to; i++) {
      pile += PackedGoods.of(secretCards[i], 1);
    }
    return pile;
  }
}
