package contessa.game;

import module java.base;

/**
 * The key of a game's {@link VerifiableChance}. If players have sent seeds, the key comes from the
 * server's secret and from all seeds, so that no one alone decides the cards; without any, it is
 * the secret itself. See docs/fair-deal.md.
 */
public final class DealKey {

  private static final String LABEL = "contessa deal 1";

  private DealKey() {}

  /**
   * The key for these seats.
   *
   * @param secret in hexadecimal
   * @param seeds by seat, in hexadecimal; empty for a seat without one; an empty list for none
   */
  public static byte[] of(String secret, List<String> seeds) {
    byte[] bytes = HexFormat.of().parseHex(secret);
    if (seeds.isEmpty()) {
      return bytes;
    }
    String message = LABEL + "\n" + String.join("\n", seeds);
    return Sha256.hmac(bytes, message.getBytes(StandardCharsets.US_ASCII));
  }
}
