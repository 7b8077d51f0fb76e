package contessa.cli.play.screen;

import org.jline.utils.WCWidth;

/** How many columns of a terminal a text takes: a letter of Chinese or Japanese takes two. */
public final class TextWidth {

  private TextWidth() {}

  public static int of(CharSequence text) {
    return text.codePoints().map(TextWidth::columns).sum();
  }

  /** The longest beginning of a text that fits into this many columns. */
  static String head(CharSequence text, int columns) {
    int end = 0;
    int width = 0;
    while (end < text.length()) {
      int letter = Character.codePointAt(text, end);
      width += columns(letter);
      if (width > columns) {
        break;
      }
      end += Character.charCount(letter);
    }
    return text.subSequence(0, end).toString();
  }

  /** Control characters have the width -1. */
  private static int columns(int letter) {
    return Math.max(0, WCWidth.wcwidth(letter));
  }
}
