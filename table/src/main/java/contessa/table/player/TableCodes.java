package contessa.table.player;

import module java.base;

/** Makes table ids, 128 random bits for links, and 8-character codes to say aloud. */
public final class TableCodes {

  /** Without look-alikes: no 0 or O, no 1 or I, no U. */
  public static final String ALPHABET = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";

  public static final int LENGTH = 8;

  /** Of the codes of parties, which live for half an hour. */
  public static final int SHORT_LENGTH = 5;

  private static final int ID_BYTES = 16;

  private TableCodes() {}

  public static String code(RandomGenerator random) {
    return code(random, LENGTH);
  }

  public static String shortCode(RandomGenerator random) {
    return code(random, SHORT_LENGTH);
  }

  private static String code(RandomGenerator random, int length) {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < length; i++) {
      code.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return code.toString();
  }

  public static String normalize(String text) {
    return text.toUpperCase(Locale.ROOT).replaceAll("[\\s-]", "");
  }

  public static String id(RandomGenerator random) {
    byte[] id = new byte[ID_BYTES];
    random.nextBytes(id);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(id);
  }
}
