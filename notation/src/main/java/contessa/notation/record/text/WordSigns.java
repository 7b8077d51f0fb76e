package contessa.notation.record.text;

import module java.base;

import contessa.notation.record.RecordStep;

/** Words by two letters each: cards, {@code Duke#2} as {@code Du2}, and goods. */
record WordSigns(Map<String, String> words) {

  static final WordSigns CARDS =
      of("Duke", "Assassin", "Captain", "Ambassador", "Inquisitor", "Contessa");
  static final WordSigns GOODS = of("information", "artworks", "jewellery", "gold");

  private static WordSigns of(String... all) {
    Map<String, String> words = new LinkedHashMap<>();
    for (String word : all) {
      words.put(word, write(word));
    }
    return new WordSigns(words);
  }

  /** What is hidden stays as it is. */
  static String write(String word) {
    if (word.equals(RecordStep.HIDDEN)) {
      return word;
    }
    int copy = word.indexOf('#');
    return word.substring(0, 2) + (copy < 0 ? "" : word.substring(copy + 1));
  }

  String read(TextCursor in) {
    String word = in.oneOf(words);
    return Character.isDigit(in.peek()) ? word + "#" + in.take() : word;
  }

  List<String> readList(TextCursor in) {
    List<String> all = new ArrayList<>();
    do {
      all.add(read(in));
    } while (in.takeIf(','));
    return all;
  }
}
