package contessa.royal;

import module java.base;

/** Loot as text: {@code gold 3}, {@code gold 1 jewellery 2}, {@code documents gold}. */
public final class LootText {

  private static final int LONGEST = 80;

  private LootText() {}

  public static String write(Loot loot) {
    return switch (loot) {
      case Loot.Normal normal -> symbols(normal);
      case Loot.Collection _ -> "collection";
      case Loot.CarteBlanche _ -> "carte-blanche";
      case Loot.Safecracker _ -> "safecracker";
      case Loot.Intrigues _ -> "intrigues";
      case Loot.Item item -> "item " + item.fame();
      case Loot.Documents documents -> "documents " + documents.good().word();
    };
  }

  private static String symbols(Loot.Normal loot) {
    return loot.order().stream()
        .map(good -> good.word() + " " + loot.symbols().count(good))
        .collect(Collectors.joining(" "));
  }

  /**
   * The loot that the text describes.
   *
   * @throws IllegalArgumentException with a message that says what is wrong with the text
   */
  public static Loot read(String text) {
    if (text.length() > LONGEST) {
      throw new IllegalArgumentException("the text is too long for loot");
    }
    String[] words = text.split(" ", -1);
    return switch (words[0]) {
      case "collection" -> alone(words, new Loot.Collection());
      case "carte-blanche" -> alone(words, new Loot.CarteBlanche());
      case "safecracker" -> alone(words, new Loot.Safecracker());
      case "intrigues" -> alone(words, new Loot.Intrigues());
      case "item" -> new Loot.Item(number(second(words, "its fame")));
      case "documents" -> new Loot.Documents(good(second(words, "a good")));
      default -> normal(words);
    };
  }

  private static Loot alone(String[] words, Loot loot) {
    if (words.length > 1) {
      throw new IllegalArgumentException("nothing may follow \"" + words[0] + "\"");
    }
    return loot;
  }

  private static String second(String[] words, String what) {
    if (words.length != 2) {
      throw new IllegalArgumentException("\"" + words[0] + "\" must be followed by " + what);
    }
    return words[1];
  }

  private static Loot normal(String[] words) {
    int pile = PackedGoods.EMPTY;
    List<Good> order = new ArrayList<>();
    for (int i = 0; i < words.length; i += 2) {
      Good good = good(words[i]);
      if (i + 1 == words.length) {
        throw new IllegalArgumentException("\"" + words[i] + "\" must be followed by a number");
      }
      if (order.contains(good)) {
        throw new IllegalArgumentException("\"" + words[i] + "\" is named twice");
      }
      order.add(good);
      pile |= PackedGoods.of(good.index(), number(words[i + 1]));
    }
    return new Loot.Normal(Goods.of(pile), order);
  }

  private static Good good(String word) {
    Good good = Good.named(word);
    if (good == null) {
      throw new IllegalArgumentException(
          "unknown good \"" + word + "\"; expected information, artworks, jewellery or gold");
    }
    return good;
  }

  private static int number(String word) {
    if (!word.matches("[1-9][0-9]?")) {
      throw new IllegalArgumentException("\"" + word + "\" is not a number from 1 to 99");
    }
    return Integer.parseInt(word);
  }
}
