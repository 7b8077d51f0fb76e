package contessa.table.player;

import module java.base;

/** Characters as readers see them. Browsers count them in their own way. */
final class Graphemes {

  private static final Pattern GRAPHEME = Pattern.compile("\\X");

  private Graphemes() {}

  static int count(String text) {
    Matcher graphemes = GRAPHEME.matcher(text);
    int count = 0;
    while (graphemes.find()) {
      count++;
    }
    return count;
  }
}
