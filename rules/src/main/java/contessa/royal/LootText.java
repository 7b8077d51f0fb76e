package contessa.royal;

import java.util.ArrayList;
import java.util.List;

/** How loot is written: {@code gold 3}, {@code gold 1 jewellery 2}, {@code documents gold}. */
public final class LootText {

  private static final int LONGEST = 80;

  private LootText() {}

  public static String write(Loot loot) {
    return switch (loot) {
      case Loot.Normal normal -> symbols(normal.symbols());
      case Loot.Collection _ -> "collection";
      case Loot.CarteBlanche _ -> "carte-blanche";
      case Loot.Safecracker _ -> "safecracker";
      case Loot.Intrigues _ -> "intrigues";
      case Loot.Item item -> "item " + item.fame();
      case Loot.Documents documents -> "documents " + documents.good().word();
    };
  }

  private static String symbols(Goods symbols) {
    List<String> words = new ArrayList<>();
    for (Good good : Good.ALL) {
      if (symbols.count(good) > 0) {
        words.add(good.word() + " " + symbols.count(good));
      }
    }
    return String.join(" ", words);
  }

  /**
   * The loot that the text describes.
   *
   * @throws IllegalArgumentException saying what is wrong with the text
   */
  public static Loot read(String text) {
    if (text.length() > LONGEST) {
      throw new IllegalArgumentException("no loot is written with so many letters");
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
      throw new IllegalArgumentException("\"" + words[0] + "\" stands alone");
    }
    return loot;
  }

  private static String second(String[] words, String what) {
    if (words.length != 2) {
      throw new IllegalArgumentException("after \"" + words[0] + "\" comes " + what);
    }
    return words[1];
  }

  private static Loot normal(String[] words) {
    int pile = Pile.EMPTY;
    for (int i = 0; i < words.length; i += 2) {
      int good = good(words[i]).index();
      if (i + 1 == words.length) {
        throw new IllegalArgumentException("after \"" + words[i] + "\" comes a number");
      }
      if (Pile.count(pile, good) > 0) {
        throw new IllegalArgumentException("\"" + words[i] + "\" is named twice");
      }
      pile |= Pile.of(good, number(words[i + 1]));
    }
    return new Loot.Normal(Goods.of(pile));
  }

  private static Good good(String word) {
    Good good = Good.named(word);
    if (good == null) {
      throw new IllegalArgumentException(
          "\"" + word + "\" is no good; goods are information, artworks, jewellery, gold");
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
