package contessa.game;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** Our hashes are those of the standard, and of the JDK. */
class Sha256Test {

  /** The examples of FIPS 180-4. */
  @Test
  void theExamplesOfTheStandard() {
    assertThat(hex("abc"))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assertThat(hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))
        .isEqualTo("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  }

  /** Every length around the borders of blocks, and some long texts. */
  @Test
  void theSameAsInTheJdk() throws GeneralSecurityException {
    Random random = new Random(1);
    for (int length = 0; length < 300; length++) {
      byte[] message = bytes(random, length < 200 ? length : random.nextInt(100_000));
      byte[] key = bytes(random, 1 + random.nextInt(200));
      assertThat(Sha256.of(message))
          .isEqualTo(MessageDigest.getInstance("SHA-256").digest(message));
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      assertThat(Sha256.hmac(key, message)).isEqualTo(mac.doFinal(message));
    }
  }

  private static byte[] bytes(Random random, int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private static String hex(String text) {
    return HexFormat.of().formatHex(Sha256.of(text.getBytes(StandardCharsets.US_ASCII)));
  }
}
