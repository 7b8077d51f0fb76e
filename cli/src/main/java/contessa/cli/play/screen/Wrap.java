package contessa.cli.play.screen;

import module java.base;

import org.jline.utils.AttributedString;

/** Breaks text into lines. */
public final class Wrap {

  private record Piece(String before, String text) {}

  private Wrap() {}

  /** How many columns of a terminal a text takes: a letter of Chinese or Japanese takes two. */
  public static int width(CharSequence text) {
    return new AttributedString(text).columnLength();
  }

  /** Splits text into lines of at most this many columns, between words where possible. */
  public static List<String> text(String text, int columns) {
    List<Piece> pieces = new ArrayList<>();
    for (String word : text.split(" ", -1)) {
      String before = " ";
      for (String part : parts(word)) {
        pieces.add(new Piece(before, part));
        before = "";
      }
    }
    return fill(pieces, columns);
  }

  /** Puts items side by side; breaks an item only if it is too long for a line. */
  public static List<String> items(List<String> items, String between, int columns) {
    return fill(items.stream().map(item -> new Piece(between, item)).toList(), columns);
  }

  /**
   * Japanese has no spaces: a line may end after most of its letters, but not before a full stop.
   */
  private static List<String> parts(String word) {
    if (width(word) <= word.length()) {
      return List.of(word);
    }
    List<String> parts = new ArrayList<>();
    BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
    breaks.setText(word);
    int start = breaks.first();
    for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
      parts.add(word.substring(start, end));
      start = end;
    }
    return parts;
  }

  private static List<String> fill(List<Piece> pieces, int columns) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (Piece piece : pieces) {
      if (!line.isEmpty() && width(line + piece.before + piece.text) > columns) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : piece.before).append(piece.text);
      while (width(line) > columns) {
        String head =
            new AttributedString(line).columnSubSequence(0, Math.max(2, columns)).toString();
        lines.add(head);
        line.delete(0, head.length());
      }
    }
    lines.add(line.toString());
    return lines;
  }
}
