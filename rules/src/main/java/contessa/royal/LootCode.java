package contessa.royal;

import org.jspecify.annotations.Nullable;

/**
 * A loot card as one int: its kind in the top bits; below them, on cards that give cubes, the
 * symbols as a {@link Pile}, else the one number that the kind needs.
 */
final class LootCode {

  /** No loot: a location that was robbed or whose loot vanished. */
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

  private LootCode() {}

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
      case Loot.Normal normal -> code(NORMAL, normal.symbols().pile());
      case Loot.Collection _ -> code(COLLECTION, Goods.each(1).pile());
      case Loot.CarteBlanche _ -> code(CARTE_BLANCHE, 0);
      case Loot.Safecracker _ -> code(SAFECRACKER, 0);
      case Loot.Intrigues _ -> code(INTRIGUES, 0);
      case Loot.Item item -> code(ITEM, item.fame());
      case Loot.Documents documents -> code(DOCUMENTS, documents.good().index());
    };
  }

  private static int code(int kind, int rest) {
    return kind << KIND_SHIFT | rest;
  }

  static Loot loot(int code) {
    return switch (kind(code)) {
      case NORMAL -> new Loot.Normal(Goods.of(symbols(code)));
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
