package contessa.game;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The key of a game's {@link VerifiableChance}. If players have sent seeds, the key comes from the
 * server's secret and from all seeds, so that nobody alone decides the cards; without any, it is
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
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(bytes, "HmacSHA256"));
      String message = LABEL + "\n" + String.join("\n", seeds);
      return mac.doFinal(message.getBytes(StandardCharsets.US_ASCII));
    } catch (GeneralSecurityException e) {
      throw new AssertionError("every Java platform has HMAC-SHA-256", e);
    }
  }
}
