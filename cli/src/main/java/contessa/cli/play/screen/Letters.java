package contessa.cli.play.screen;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.text.Normalizer;
import java.util.Map;

/** Writes what a terminal's character set lacks with letters that it has. */
public final class Letters {

  private static final Map<Character, String> INSTEAD =
      Map.ofEntries(
          Map.entry('▶', ">"),
          Map.entry('●', "o"),
          Map.entry('─', "-"),
          Map.entry('·', "-"),
          Map.entry('•', "*"),
          Map.entry('…', "~"),
          Map.entry('×', "x"),
          Map.entry('✓', "+"),
          Map.entry('✗', "x"),
          Map.entry('¬', "-"),
          Map.entry('ß', "ss"),
          Map.entry('«', "\""),
          Map.entry('»', "\""),
          Map.entry('„', "\""),
          Map.entry('“', "\""),
          Map.entry('ä', "ae"),
          Map.entry('ö', "oe"),
          Map.entry('ü', "ue"));

  private final CharsetEncoder encoder;

  public Letters(Charset charset) {
    encoder = charset.newEncoder();
  }

  public String write(String text) {
    if (encoder.canEncode(text)) {
      return text;
    }
    StringBuilder written = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      written.append(encoder.canEncode(c) ? String.valueOf(c) : instead(c));
    }
    return written.toString();
  }

  private static String instead(char c) {
    String instead = INSTEAD.get(c);
    return instead != null ? instead : bare(String.valueOf(c));
  }

  /** The text without accents. */
  public static String bare(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
  }
}
