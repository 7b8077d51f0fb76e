package contessa.notation.record.text;

import module java.base;

import java.util.Map.Entry;

/** Words by two letters each: cards, {@code Duke#2} as {@code Du2}, and goods. */
final class CardSigns {

  static final CardSigns CARDS =
      new CardSigns("Duke", "Assassin", "Captain", "Ambassador", "Inquisitor", "Contessa");
  static final CardSigns GOODS = new CardSigns("information", "artworks", "jewellery", "gold");

  private final Map<String, String> words = new LinkedHashMap<>();

  private CardSigns(String... all) {
    for (String word : all) {
      words.put(word.substring(0, 2), word);
    }
  }

  String write(String word) {
    int copy = word.indexOf('#');
    return word.substring(0, 2) + (copy < 0 ? "" : word.substring(copy + 1));
  }

  String read(TextCursor in) {
    for (Entry<String, String> entry : words.entrySet()) {
      if (in.takeIf(entry.getKey())) {
        boolean copy = Character.isDigit(in.peek());
        return copy ? entry.getValue() + "#" + in.take() : entry.getValue();
      }
    }
    throw in.problem("one of " + String.join(" ", words.keySet()));
  }

  List<String> readList(TextCursor in) {
    List<String> all = new ArrayList<>();
    do {
      all.add(read(in));
    } while (in.takeIf(','));
    return all;
  }
}
