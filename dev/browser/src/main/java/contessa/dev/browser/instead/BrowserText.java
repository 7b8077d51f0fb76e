package contessa.dev.browser.instead;

import org.teavm.jso.JSBody;

/** What browsers know about Unicode. */
public final class BrowserText {

  private BrowserText() {}

  /**
   * The text in a normal form.
   *
   * @param form such as {@code NFC}
   */
  @JSBody(
      params = {"text", "form"},
      script = "return text.normalize(form);")
  public static native String normalize(String text, String form);

  /** How many characters a reader sees. */
  @JSBody(
      params = "text",
      script = "return Array.from(new Intl.Segmenter('en').segment(text)).length;")
  public static native int graphemes(String text);
}
