package contessa.server.host;

import java.util.Base64;
import java.util.Locale;
import java.util.random.RandomGenerator;

/** Ids of tables: 128 random bits for links, and 8 characters that can be spoken. */
final class Codes {

  /** No character that is taken for another: neither 0 and O, nor 1 and I, nor U and V. */
  static final String ALPHABET = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";

  static final int LENGTH = 8;

  private static final int ID_BYTES = 16;

  private Codes() {}

  static String code(RandomGenerator random) {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      code.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return code.toString();
  }

  /** The code as it was made, from how somebody wrote it. */
  static String read(String text) {
    return text.toUpperCase(Locale.ROOT).replaceAll("[\\s-]", "");
  }

  static String id(RandomGenerator random) {
    byte[] id = new byte[ID_BYTES];
    random.nextBytes(id);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(id);
  }
}
