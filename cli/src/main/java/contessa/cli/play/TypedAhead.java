package contessa.cli.play;

/**
 * What a player types before a question is asked. It belongs to the line that will answer, so that
 * "a b" does not become "b"; a line that ended before the question answers nothing.
 */
final class TypedAhead {

  private static final int BACKSPACE = 8;
  private static final int ESCAPE = 27;
  private static final int DELETE = 127;

  private final StringBuilder line = new StringBuilder();
  private boolean inSequence;

  void key(int key) {
    if (inSequence) {
      // An arrow or another special key: escape, a bracket, and a letter at the end.
      inSequence = key == '[' || key == 'O' || key == ';' || Character.isDigit(key);
    } else if (key == ESCAPE) {
      inSequence = true;
    } else if (key == '\r' || key == '\n') {
      line.setLength(0);
    } else if (key == BACKSPACE || key == DELETE) {
      line.setLength(Math.max(0, line.length() - 1));
    } else if (!Character.isISOControl(key)) {
      line.append((char) key);
    }
  }

  /** The line so far, which is then empty. */
  String take() {
    String typed = line.toString().stripLeading();
    line.setLength(0);
    inSequence = false;
    return typed;
  }
}
