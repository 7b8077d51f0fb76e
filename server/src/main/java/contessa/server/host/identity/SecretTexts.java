package contessa.server.host.identity;

import module java.base;

import contessa.game.Sha256;

/** Random texts that stand for players, and the hashes that are stored of those that are secret. */
final class SecretTexts {

  private static final String READABLE = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  private static final int GROUPS = 5;
  private static final int GROUP = 5;

  private final SecureRandom random = new SecureRandom();

  /** A text of this many random bytes. */
  String text(int bytes) {
    byte[] value = new byte[bytes];
    random.nextBytes(value);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(value);
  }

  /** 125 random bits for people to copy: 25 letters and digits that look different. */
  String readable() {
    return IntStream.range(0, GROUPS)
        .mapToObj(
            _ ->
                random
                    .ints(GROUP, 0, READABLE.length())
                    .mapToObj(i -> READABLE.substring(i, i + 1))
                    .collect(Collectors.joining()))
        .collect(Collectors.joining("-"));
  }

  /** Such a text as it was made, however it was typed. */
  static String normal(String typed) {
    return typed
        .toUpperCase(Locale.ROOT)
        .replaceAll("[\\s-]", "")
        .replace('O', '0')
        .replaceAll("[IL]", "1")
        .replaceAll("(.{" + GROUP + "})(?=.)", "$1-");
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  /** A secret is so random that its hash needs neither salt nor stretching. */
  static String hash(String secret) {
    return HexFormat.of().formatHex(Sha256.of(secret.getBytes(StandardCharsets.UTF_8)));
  }
}
