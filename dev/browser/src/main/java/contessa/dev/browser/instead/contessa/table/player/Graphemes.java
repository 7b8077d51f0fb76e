package contessa.dev.browser.instead.contessa.table.player;

import contessa.dev.browser.instead.BrowserText;

/** The browser's own count. */
public final class Graphemes {

  private Graphemes() {}

  public static int count(String text) {
    return BrowserText.graphemes(text);
  }
}
