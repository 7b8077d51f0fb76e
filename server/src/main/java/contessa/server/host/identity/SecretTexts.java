package contessa.server.host.identity;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Random texts that stand for players, and the hashes that are stored of those that are secret. */
final class SecretTexts {

  private final SecureRandom random = new SecureRandom();

  /** A text of this many random bytes. */
  String text(int bytes) {
    byte[] value = new byte[bytes];
    random.nextBytes(value);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(value);
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  /** A secret is so random that its hash needs neither salt nor stretching. */
  static String hash(String secret) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
