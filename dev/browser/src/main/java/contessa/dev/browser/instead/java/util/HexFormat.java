package contessa.dev.browser.instead.java.util;

/** Small digits without separators. */
public final class HexFormat {

  private static final HexFormat PLAIN = new HexFormat();

  private HexFormat() {}

  public static HexFormat of() {
    return PLAIN;
  }

  public String formatHex(byte[] bytes) {
    return formatHex(bytes, 0, bytes.length);
  }

  public String formatHex(byte[] bytes, int from, int to) {
    StringBuilder hex = new StringBuilder();
    for (int i = from; i < to; i++) {
      hex.append(Character.forDigit(bytes[i] >> 4 & 0xF, 16));
      hex.append(Character.forDigit(bytes[i] & 0xF, 16));
    }
    return hex.toString();
  }

  public byte[] parseHex(CharSequence hex) {
    byte[] bytes = new byte[hex.length() / 2];
    if (bytes.length * 2 != hex.length()) {
      throw new IllegalArgumentException("an odd number of digits");
    }
    for (int i = 0; i < bytes.length; i++) {
      int high = Character.digit(hex.charAt(2 * i), 16);
      int low = Character.digit(hex.charAt(2 * i + 1), 16);
      if (high < 0 || low < 0) {
        throw new IllegalArgumentException("not hexadecimal");
      }
      bytes[i] = (byte) (high << 4 | low);
    }
    return bytes;
  }
}
