package contessa.dev.browser.instead.java.util.regex;

import module java.base;

import contessa.dev.browser.instead.RegExp;

/** The browser's regular expressions, under the name of the class that this takes the place of. */
public final class Pattern {

  private final RegExp found;
  private final RegExp whole;

  private Pattern(String java) {
    String script = java.replace("\\p{Cntrl}", "\\p{Cc}").replace("[\\s", "[" + SPACES);
    script = script.replace("\\s", "[" + SPACES + "]");
    found = RegExp.of(script, "gu");
    whole = RegExp.of("^(?:" + script + ")$", "u");
  }

  /** Java's white space is ASCII. */
  private static final String SPACES = " \\t\\n\\x0B\\f\\r";

  public static Pattern compile(String regex) {
    return new Pattern(regex);
  }

  public static boolean matches(String regex, CharSequence text) {
    return compile(regex).matcher(text).matches();
  }

  public Matcher matcher(CharSequence text) {
    return new Matcher(found, whole, text.toString());
  }

  public String[] split(CharSequence text) {
    return split(text, 0);
  }

  /** As Java does it: a match without a letter at the beginning splits nothing. */
  public String[] split(CharSequence text, int limit) {
    String all = text.toString();
    List<String> parts = new ArrayList<>();
    Matcher matcher = matcher(all);
    int from = 0;
    while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
      if (matcher.end() > 0) {
        parts.add(all.substring(from, matcher.start()));
        from = matcher.end();
      }
    }
    parts.add(all.substring(from));
    while (limit == 0 && parts.size() > 1 && parts.getLast().isEmpty()) {
      parts.removeLast();
    }
    return parts.toArray(new String[0]);
  }
}
