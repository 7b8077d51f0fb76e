package contessa.cli.play.screen;

import org.jline.utils.AttributedString;

/** How many columns of a terminal a text takes: a letter of Chinese or Japanese takes two. */
public final class TextWidth {

  private TextWidth() {}

  public static int of(CharSequence text) {
    return new AttributedString(text).columnLength();
  }

  /** The longest beginning of a text that fits into this many columns. */
  static String head(CharSequence text, int columns) {
    return new AttributedString(text).columnSubSequence(0, columns).toString();
  }
}
