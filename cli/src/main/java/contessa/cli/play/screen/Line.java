package contessa.cli.play.screen;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** One line of a screen: styled text. */
public final class Line {

  private final AttributedStringBuilder text = new AttributedStringBuilder();

  public static Line of(String text, TextStyle ink) {
    return new Line().add(text, ink);
  }

  public static Line of(String text) {
    return of(text, TextStyle.PLAIN);
  }

  public Line add(String more, TextStyle ink) {
    text.append(new AttributedString(more, ink.style));
    return this;
  }

  public Line add(String more) {
    return add(more, TextStyle.PLAIN);
  }

  /** Adds blanks up to this column, at least one. */
  public Line tab(int column) {
    return add(" ".repeat(Math.max(1, column - width())));
  }

  /** Adds text that ends just before this column. */
  public Line right(String more, int column, TextStyle ink) {
    return add(" ".repeat(Math.max(0, column - width() - Wrap.width(more)))).add(more, ink);
  }

  public int width() {
    return text.columnLength();
  }

  /** The line, cut to this many columns. */
  Line clip(int columns) {
    if (width() <= columns) {
      return this;
    }
    Line cut = new Line();
    cut.text.append(text.columnSubSequence(0, columns - 1));
    return cut.add("…", TextStyle.DIM);
  }

  public String plain() {
    return text.toString();
  }

  public String coloured() {
    return text.toAnsi();
  }
}
