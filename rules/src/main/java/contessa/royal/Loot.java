package contessa.royal;

import module java.base;

/** The loot cards, by their effect for the thief. */
public sealed interface Loot {

  int MOST_SYMBOLS = 15;

  int MOST_FAME = 15;

  /**
   * One cube of the matching good per symbol (R-CR-20).
   *
   * @param order the goods on the card as it names them, so that it is written as it was read
   */
  record Normal(Goods symbols, List<Good> order) implements Loot {
    public Normal {
      order = List.copyOf(order);
      if (order.isEmpty()) {
        throw new IllegalArgumentException("normal loot shows at least one symbol");
      }
      if (symbols.counts().stream().anyMatch(count -> count > MOST_SYMBOLS)) {
        throw new IllegalArgumentException(
            "loot shows at most " + MOST_SYMBOLS + " symbols of one good");
      }
      if (!Set.copyOf(order).equals(Set.copyOf(symbols.goods()))) {
        throw new IllegalArgumentException("loot names the goods that it shows, each once");
      }
    }

    /** Loot that names its goods in their usual order. */
    public Normal(Goods symbols) {
      this(symbols, symbols.goods());
    }
  }

  /** One cube of each good (R-CR-21). */
  record Collection() implements Loot {}

  /** Three cubes of the thief's choice (R-CR-22). */
  record CarteBlanche() implements Loot {}

  /** Three secret cards (R-CR-23). */
  record Safecracker() implements Loot {}

  /** Up to three exchanges of cubes (R-CR-24). */
  record Intrigues() implements Loot {}

  /** Fame at the end, shown openly (R-CR-25). */
  record Item(int fame) implements Loot {
    public Item {
      if (fame < 1 || fame > MOST_FAME) {
        throw new IllegalArgumentException("an item is worth 1 to " + MOST_FAME + " fame");
      }
    }
  }

  /** All other players return half of their cubes of this good, rounded up (R-CR-26). */
  record Documents(Good good) implements Loot {}
}
