package contessa.game;

import module java.base;

/**
 * Chance that is unpredictable, and that anyone can recompute once the secret is revealed.
 *
 * <p>Before the first draw the table shows {@link #commitment}, the SHA-256 of the secret. Draw
 * number k (from 0) below n takes HMAC-SHA-256(secret, k as 8 bytes ‖ a as 4 bytes, big-endian)
 * with a = 0, reads it as eight unsigned 32-bit numbers and uses the first that is below the
 * largest multiple of n not over 2³², modulo n; if all eight are over, the same with a = 1, and so
 * on. Each draw has its own number, so a journal that keeps the number can neither repeat nor skip
 * a draw.
 */
public final class VerifiableChance implements Chance {

  private static final int WORDS = 8;
  private static final String LABEL = "contessa deal 1";

  private final byte[] secret;
  private long draws;

  /** Chance from a secret, after {@code draws} draws. */
  public VerifiableChance(byte[] secret, long draws) {
    if (secret.length < 16) {
      throw new IllegalArgumentException("a secret needs at least 16 bytes");
    }
    if (draws < 0) {
      throw new IllegalArgumentException("draws are counted from 0");
    }
    this.secret = secret.clone();
    this.draws = draws;
  }

  /**
   * The chance of a deal. If players have sent seeds, its secret comes from the server's secret and
   * from all seeds, so that no one alone decides the cards; without any, it is the secret itself.
   * See docs/fair-deal.md.
   *
   * @param secret in hexadecimal
   * @param seeds by seat, in hexadecimal; empty for a seat without one; an empty list for none
   */
  public static VerifiableChance ofDeal(String secret, List<String> seeds, long draws) {
    byte[] bytes = HexFormat.of().parseHex(secret);
    if (!seeds.isEmpty()) {
      String message = LABEL + "\n" + String.join("\n", seeds);
      bytes = Sha256.hmac(bytes, message.getBytes(StandardCharsets.US_ASCII));
    }
    return new VerifiableChance(bytes, draws);
  }

  /** The hash of a secret, to be shown before the first draw. */
  public static byte[] commitment(byte[] secret) {
    return Sha256.of(secret);
  }

  /** How many draws have been made: the number of the next one. */
  public long draws() {
    return draws;
  }

  @Override
  public int below(int n) {
    long limit = (1L << 32) - (1L << 32) % n;
    for (int attempt = 0; ; attempt++) {
      ByteBuffer block = block(draws, attempt);
      for (int word = 0; word < WORDS; word++) {
        long number = block.getInt() & 0xFFFFFFFFL;
        if (number < limit) {
          draws++;
          return (int) (number % n);
        }
      }
    }
  }

  private ByteBuffer block(long draw, int attempt) {
    byte[] input = ByteBuffer.allocate(12).putLong(draw).putInt(attempt).array();
    return ByteBuffer.wrap(Sha256.hmac(secret, input));
  }

  /** Whether this secret is the one that was committed to. */
  public static boolean opens(byte[] commitment, byte[] secret) {
    return Arrays.equals(commitment, commitment(secret));
  }
}
