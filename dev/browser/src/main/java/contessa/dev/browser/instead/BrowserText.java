package contessa.dev.browser.instead;

import org.teavm.jso.JSBody;

/** What browsers know about characters, numbers and days. */
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

  @JSBody(params = "text", script = "return text.toLowerCase();")
  public static native String lower(String text);

  @JSBody(params = "text", script = "return text.toUpperCase();")
  public static native String upper(String text);

  /** The days from 1970 to a day; 0 if there is no such day. */
  @JSBody(params = "day", script = "return Math.floor(Date.parse(day) / 864e5) || 0;")
  public static native double epochDay(String day);

  /** A day such as 2026-11-16. */
  @JSBody(params = "day", script = "return new Date(day * 864e5).toISOString().slice(0, 10);")
  public static native String day(double day);

  /** The number that these digits mean. */
  @JSBody(params = "text", script = "return +text;")
  public static native double number(String text);

  /** The shortest digits, such as {@code 1.25e-7}. */
  @JSBody(params = "number", script = "return number.toExponential();")
  public static native String exponential(double number);

  @JSBody(params = "number", script = "return Math.fround(number);")
  public static native float round(float number);

  @JSBody(params = "number", script = "return Number(number);")
  public static native double same(double number);
}
