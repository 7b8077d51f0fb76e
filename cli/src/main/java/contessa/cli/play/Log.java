package contessa.cli.play;

import java.util.ArrayList;
import java.util.List;

/** What has been told so far: a paragraph for each turn or round. */
final class Log {

  private final List<String> paragraphs = new ArrayList<>();
  private boolean open;

  /** A sentence; what follows a break begins a new paragraph. */
  void add(String sentence) {
    if (open) {
      paragraphs.add(paragraphs.removeLast() + " " + sentence);
    } else {
      paragraphs.add(sentence);
      open = true;
    }
  }

  void newParagraph() {
    open = false;
  }

  List<String> paragraphs() {
    return List.copyOf(paragraphs);
  }
}
