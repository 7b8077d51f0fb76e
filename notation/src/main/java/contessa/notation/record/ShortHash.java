package contessa.notation.record;

import module java.base;

import contessa.game.Sha256;

/** The first 128 bits of a SHA-256, as 32 hexadecimal digits. */
public final class ShortHash {

  public static final int DIGITS = 32;

  private ShortHash() {}

  public static String of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  public static String of(byte[] bytes) {
    return HexFormat.of().formatHex(Sha256.of(bytes), 0, DIGITS / 2);
  }
}
