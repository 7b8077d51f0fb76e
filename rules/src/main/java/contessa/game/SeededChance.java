package contessa.game;

import module java.base;

/**
 * Fast chance from a seed: SplitMix64, one step per draw. Good for simulation and search. A few
 * draws give away all later ones, so games among strangers use {@link VerifiableChance}.
 */
public final class SeededChance implements Chance {

  private static final long STEP = 0x9E3779B97F4A7C15L;
  private static final double FINENESS = 0x1p-53;

  private long state;

  public SeededChance(long seed) {
    state = seed;
  }

  /** Any text is a seed: the first eight bytes of its SHA-256. */
  public static SeededChance of(String seed) {
    byte[] hash = Sha256.of(seed.getBytes(StandardCharsets.UTF_8));
    return new SeededChance(ByteBuffer.wrap(hash).getLong());
  }

  public long next() {
    long z = state += STEP;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  @Override
  public int below(int n) {
    long product = (next() >>> 32) * n;
    // If the low half falls into the uneven remainder, draw again.
    if ((product & 0xFFFFFFFFL) < n) {
      long uneven = (1L << 32) % n;
      while ((product & 0xFFFFFFFFL) < uneven) {
        product = (next() >>> 32) * n;
      }
    }
    return (int) (product >>> 32);
  }

  /** A fraction from 0 to less than 1. */
  public double fraction() {
    return (next() >>> 11) * FINENESS;
  }

  /** An independent stream that continues with the same draws. */
  public SeededChance copy() {
    return new SeededChance(state);
  }
}
