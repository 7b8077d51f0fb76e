package contessa.cli.play.screen;

import java.util.ArrayList;
import java.util.List;

/**
 * One line of a screen: text with its colours. Every character is one column wide, since only
 * letters, digits and a few signs are used.
 */
public final class Line {

  private record Span(String text, Ink ink) {}

  private final List<Span> spans = new ArrayList<>();
  private int width;

  public static Line of(String text, Ink ink) {
    return new Line().add(text, ink);
  }

  public static Line of(String text) {
    return of(text, Ink.PLAIN);
  }

  public Line add(String text, Ink ink) {
    spans.add(new Span(text, ink));
    width += text.length();
    return this;
  }

  public Line add(String text) {
    return add(text, Ink.PLAIN);
  }

  /** Blanks up to this column; one at least, so that nothing runs together. */
  public Line tab(int column) {
    return add(" ".repeat(Math.max(1, column - width)));
  }

  /** Text that ends just before this column. */
  public Line right(String text, int column, Ink ink) {
    return add(" ".repeat(Math.max(0, column - width - text.length()))).add(text, ink);
  }

  public int width() {
    return width;
  }

  /** The line cut to so many columns. */
  Line clip(int columns) {
    if (width <= columns) {
      return this;
    }
    Line cut = new Line();
    for (Span span : spans) {
      int room = columns - 1 - cut.width;
      cut.add(span.text.length() <= room ? span.text : span.text.substring(0, room), span.ink);
      if (cut.width == columns - 1) {
        break;
      }
    }
    return cut.add("…", Ink.DIM);
  }

  public String plain() {
    StringBuilder text = new StringBuilder();
    spans.forEach(span -> text.append(span.text));
    return text.toString();
  }

  public String coloured() {
    StringBuilder text = new StringBuilder();
    spans.forEach(span -> text.append(span.ink.paint(span.text)));
    return text.toString();
  }
}
