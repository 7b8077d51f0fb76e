package contessa.cli.play;

import module java.base;

/** The story of the game so far: a paragraph for each turn or round. */
final class Log {

  private final List<String> paragraphs = new ArrayList<>();
  private boolean open;

  /** Adds a sentence to the current paragraph. */
  void add(String sentence) {
    if (open) {
      paragraphs.add(paragraphs.removeLast() + " " + sentence);
    } else {
      paragraphs.add(sentence);
      open = true;
    }
  }

  /** Makes the next sentence begin a new paragraph. */
  void newParagraph() {
    open = false;
  }

  List<String> paragraphs() {
    return List.copyOf(paragraphs);
  }
}
