package contessa.dev.browser.instead.java.util.regex;

import contessa.dev.browser.instead.RegExp;
import org.jspecify.annotations.Nullable;

/** A search with a {@link Pattern}. Replacements are plain text. */
public final class Matcher {

  private final RegExp found;
  private final RegExp whole;
  private final String text;
  private RegExp.@Nullable Found match;
  private int next;

  Matcher(RegExp found, RegExp whole, String text) {
    this.found = found;
    this.whole = whole;
    this.text = text;
  }

  public boolean matches() {
    match = whole.exec(text);
    return match != null;
  }

  public boolean find() {
    if (next > text.length()) {
      return false;
    }
    found.setLastIndex(next);
    match = found.exec(text);
    if (match == null) {
      return false;
    }
    next = end() == start() ? end() + 1 : end();
    return true;
  }

  private RegExp.Found last() {
    if (match == null) {
      throw new IllegalStateException("nothing matched");
    }
    return match;
  }

  public int start() {
    return last().getIndex();
  }

  public int end() {
    return start() + group().length();
  }

  public String group() {
    return group(0);
  }

  public String group(int number) {
    return last().get(number);
  }

  public String replaceAll(String replacement) {
    return replace(replacement, Integer.MAX_VALUE);
  }

  public String replaceFirst(String replacement) {
    return replace(replacement, 1);
  }

  private String replace(String replacement, int most) {
    StringBuilder result = new StringBuilder();
    int from = 0;
    next = 0;
    for (int i = 0; i < most && find(); i++) {
      result.append(text, from, start()).append(replacement);
      from = end();
    }
    return result.append(text, from, text.length()).toString();
  }
}
