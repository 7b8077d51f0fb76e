package contessa.cli.play.screen;

import module java.base;

/** Replaces characters that the terminal's character set lacks. */
public final class Transliteration {

  private static final Map<Character, String> REPLACEMENTS =
      Map.ofEntries(
          Map.entry('▶', ">"),
          Map.entry('●', "o"),
          Map.entry('─', "-"),
          Map.entry('·', "-"),
          Map.entry('•', "*"),
          Map.entry('…', "~"),
          Map.entry('×', "x"),
          Map.entry('±', "+-"),
          Map.entry('✓', "+"),
          Map.entry('✗', "x"),
          Map.entry('○', "o"),
          Map.entry('¬', "-"),
          Map.entry('ß', "ss"),
          Map.entry('œ', "oe"),
          Map.entry('ł', "l"),
          Map.entry('Ł', "L"),
          Map.entry('¿', ""),
          Map.entry('¡', ""),
          Map.entry('\u202f', " "),
          Map.entry('«', "\""),
          Map.entry('»', "\""),
          Map.entry('„', "\""),
          Map.entry('“', "\""),
          Map.entry('”', "\""),
          Map.entry('’', "'"),
          Map.entry('–', "-"),
          Map.entry('ä', "ae"),
          Map.entry('ö', "oe"),
          Map.entry('ü', "ue"));

  private final CharsetEncoder encoder;

  public Transliteration(Charset charset) {
    encoder = charset.newEncoder();
  }

  public String write(String text) {
    if (encoder.canEncode(text)) {
      return text;
    }
    StringBuilder written = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      written.append(encoder.canEncode(c) ? String.valueOf(c) : replacement(c));
    }
    return written.toString();
  }

  private static String replacement(char c) {
    String replacement = REPLACEMENTS.get(c);
    return replacement != null ? replacement : withoutAccents(String.valueOf(c));
  }

  public static String withoutAccents(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
  }
}
