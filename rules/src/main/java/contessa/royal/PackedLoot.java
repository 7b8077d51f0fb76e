package contessa.royal;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A loot card packed into one int. The kind is in the top bits. Below them, cards that give cubes
 * have their symbols as {@link PackedGoods} and the order in which they are named; other kinds have
 * the one number they need.
 */
final class PackedLoot {

  /** No loot: the location was robbed or its loot discarded. */
  static final int EMPTY = 0;

  static final int NORMAL = 1;
  static final int COLLECTION = 2;
  static final int CARTE_BLANCHE = 3;
  static final int SAFECRACKER = 4;
  static final int INTRIGUES = 5;
  static final int ITEM = 6;
  static final int DOCUMENTS = 7;

  private static final int KIND_SHIFT = 28;
  private static final int SYMBOLS = 0x0F0F0F0F;
  private static final int ORDER = 0x0000F0F0;

  /** A cache of decoded cards, one slot per hash of the code: views need them often. */
  private static final @Nullable Decoded[] DECODED = new Decoded[256];

  private static final int SLOT_SHIFT = 24;
  private static final int SPREAD = 0x9E3779B9;

  private record Decoded(int code, Loot loot) {}

  private PackedLoot() {}

  static int kind(int code) {
    return code >>> KIND_SHIFT;
  }

  /** The cubes that normal loot or a Collection gives. */
  static int symbols(int code) {
    return code & SYMBOLS;
  }

  /** The fame of an item, the good of documents. */
  static int number(int code) {
    return code & SYMBOLS;
  }

  static int of(Loot loot) {
    return switch (loot) {
      case Loot.Normal normal -> code(NORMAL, normal.symbols().pile() | order(normal));
      case Loot.Collection _ -> code(COLLECTION, Goods.each(1).pile());
      case Loot.CarteBlanche _ -> code(CARTE_BLANCHE, 0);
      case Loot.Safecracker _ -> code(SAFECRACKER, 0);
      case Loot.Intrigues _ -> code(INTRIGUES, 0);
      case Loot.Item item -> code(ITEM, item.fame());
      case Loot.Documents documents -> code(DOCUMENTS, documents.good().index());
    };
  }

  /** Two bits per good in the order named; 0 for the usual order. */
  private static int order(Loot.Normal loot) {
    if (loot.order().equals(loot.symbols().goods())) {
      return 0;
    }
    int goods = 0;
    for (int place = 0; place < loot.order().size(); place++) {
      goods |= loot.order().get(place).index() << (place << 1);
    }
    return Integer.expand(goods, ORDER);
  }

  private static List<Good> order(int code) {
    List<Good> goods = Goods.of(symbols(code)).goods();
    int named = Integer.compress(code, ORDER);
    if (named == 0) {
      return goods;
    }
    return IntStream.range(0, goods.size())
        .mapToObj(place -> Good.of(named >>> (place << 1) & 3))
        .toList();
  }

  private static int code(int kind, int rest) {
    return kind << KIND_SHIFT | rest;
  }

  static Loot loot(int code) {
    int slot = code * SPREAD >>> SLOT_SHIFT;
    Decoded known = DECODED[slot];
    if (known == null || known.code != code) {
      // Threads may overwrite each other's entry; the card is then decoded again.
      known = new Decoded(code, decoded(code));
      DECODED[slot] = known;
    }
    return known.loot;
  }

  private static Loot decoded(int code) {
    return switch (kind(code)) {
      case NORMAL -> new Loot.Normal(Goods.of(symbols(code)), order(code));
      case COLLECTION -> new Loot.Collection();
      case CARTE_BLANCHE -> new Loot.CarteBlanche();
      case SAFECRACKER -> new Loot.Safecracker();
      case INTRIGUES -> new Loot.Intrigues();
      case ITEM -> new Loot.Item(number(code));
      case DOCUMENTS -> new Loot.Documents(Good.of(number(code)));
      default -> throw new IllegalArgumentException("no loot has code " + code);
    };
  }

  static @Nullable Loot lootOrNull(int code) {
    return code == EMPTY ? null : loot(code);
  }
}
