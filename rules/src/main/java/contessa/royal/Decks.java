package contessa.royal;

import module java.base;

import contessa.game.Chance;

/**
 * Decks as arrays in drawing order. A deck never changes once it is on a table, so copies share it.
 */
final class Decks {

  private static final int KIND_SHIFT = 28;
  private static final int ORDER = 0x0000F0F0;

  private Decks() {}

  static <T> T[] shuffled(T[] cards, Chance chance) {
    for (int last = cards.length - 1; last > 0; last--) {
      int other = chance.below(last + 1);
      T card = cards[last];
      cards[last] = cards[other];
      cards[other] = card;
    }
    return cards;
  }

  static Loot[] stacked(Loot[] above, Loot[] below) {
    Loot[] stack = Arrays.copyOf(above, above.length + below.length);
    System.arraycopy(below, 0, stack, above.length, below.length);
    return stack;
  }

  static Good[] secretCards(Goods pile) {
    Good[] cards = new Good[pile.total()];
    int next = 0;
    for (Good good : Good.ALL) {
      int from = next;
      next += pile.count(good);
      Arrays.fill(cards, from, next, good);
    }
    return cards;
  }

  /** The secret cards from one place in the deck up to another, counted. */
  static int pile(Good[] secretCards, int from, int to) {
    int pile = PackedGoods.EMPTY;
    for (int i = from; i < to; i++) {
      pile += PackedGoods.of(secretCards[i].index(), 1);
    }
    return pile;
  }

  /** A part of a deck in the order in which views list it, which says nothing about the deck. */
  static List<Loot> sorted(Loot[] deck, int from, int to) {
    long[] keys = new long[to - from];
    Arrays.setAll(keys, i -> (long) rank(deck[from + i]) << Integer.SIZE | i);
    Arrays.sort(keys);
    List<Loot> sorted = new ArrayList<>();
    for (long key : keys) {
      sorted.add(deck[from + (int) key]);
    }
    return List.copyOf(sorted);
  }

  private static int rank(Loot loot) {
    return switch (loot) {
      case Loot.Normal normal -> 1 << KIND_SHIFT | normal.symbols().pile() | named(normal);
      case Loot.Collection _ -> 2 << KIND_SHIFT;
      case Loot.CarteBlanche _ -> 3 << KIND_SHIFT;
      case Loot.Safecracker _ -> 4 << KIND_SHIFT;
      case Loot.Intrigues _ -> 5 << KIND_SHIFT;
      case Loot.Item(int fame) -> 6 << KIND_SHIFT | fame;
      case Loot.Documents(Good good) -> 7 << KIND_SHIFT | good.index();
    };
  }

  /** Two bits per good in the order named, between the counts; 0 for the usual order. */
  private static int named(Loot.Normal loot) {
    int goods = 0;
    boolean usual = true;
    for (int place = 0, last = -1; place < loot.order().size(); place++) {
      int good = loot.order().get(place).index();
      goods |= good << (place << 1);
      usual &= good > last;
      last = good;
    }
    return usual ? 0 : Integer.expand(goods, ORDER);
  }
}
