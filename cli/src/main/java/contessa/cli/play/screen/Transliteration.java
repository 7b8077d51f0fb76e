package contessa.cli.play.screen;

import module java.base;

/** Replaces characters that the terminal's character set lacks. */
public final class Transliteration {

  /** Each character and what stands for it. */
  private static final Map<Character, String> REPLACEMENTS =
      Stream.of(
              """
              ▶> ●o ─- ·- •* …~ ×x ±+- ✓+ ✗x ○o ¬- ßss œoe łl ŁL ¿ ¡ «" »" „" “" ”" ’' –- äae öoe üue"""
                  .split(" ", -1))
          .collect(Collectors.toMap(pair -> pair.charAt(0), pair -> pair.substring(1)));

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
    String replacement = Character.isSpaceChar(c) ? " " : REPLACEMENTS.get(c);
    return replacement != null ? replacement : withoutAccents(String.valueOf(c));
  }

  public static String withoutAccents(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
  }
}
