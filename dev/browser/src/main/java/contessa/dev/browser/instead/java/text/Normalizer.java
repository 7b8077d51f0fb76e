package contessa.dev.browser.instead.java.text;

import contessa.dev.browser.instead.BrowserText;

/** The browser's own, under the name of the class that it takes the place of. */
public final class Normalizer {

  /** By the names that browsers give them. */
  public enum Form {
    NFC,
    NFD,
    NFKC,
    NFKD
  }

  private Normalizer() {}

  public static String normalize(CharSequence text, Form form) {
    return BrowserText.normalize(text.toString(), form.name());
  }
}
