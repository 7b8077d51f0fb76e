package contessa.cli.play.screen;

import module java.base;

/** One line of a screen: styled text. */
public final class Line {

  private record Span(String text, TextStyle ink) {}

  private final List<Span> spans = new ArrayList<>();
  private int width;

  public static Line of(String text, TextStyle ink) {
    return new Line().add(text, ink);
  }

  public static Line of(String text) {
    return of(text, TextStyle.PLAIN);
  }

  public Line add(String text, TextStyle ink) {
    spans.add(new Span(text, ink));
    width += TextWidth.of(text);
    return this;
  }

  public Line add(String text) {
    return add(text, TextStyle.PLAIN);
  }

  /** Adds blanks up to this column, at least one. */
  public Line tab(int column) {
    return add(" ".repeat(Math.max(1, column - width)));
  }

  /** Adds text that ends just before this column. */
  public Line right(String text, int column, TextStyle ink) {
    return add(" ".repeat(Math.max(0, column - width - TextWidth.of(text)))).add(text, ink);
  }

  public int width() {
    return width;
  }

  /** The line, cut to this many columns. */
  Line clip(int columns) {
    if (width <= columns) {
      return this;
    }
    Line cut = new Line();
    for (Span span : spans) {
      String fits = TextWidth.head(span.text, columns - 1 - cut.width);
      if (!fits.isEmpty()) {
        cut.add(fits, span.ink);
      }
      if (fits.length() < span.text.length()) {
        break;
      }
    }
    return cut.add("…", TextStyle.DIM);
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
