package contessa.pocket;

import module java.base;

import contessa.game.VerifiableChance;

/** Cryptographic chance from a seed, the same on every platform. */
final class LocalChance implements RandomGenerator {

  private static final int HALF_WORD = 1 << 16;

  private final VerifiableChance chance;

  LocalChance(String seed) {
    chance = new VerifiableChance(HexFormat.of().parseHex(seed), 0);
  }

  @Override
  public long nextLong() {
    long bits = 0;
    for (int i = 0; i < 4; i++) {
      bits = bits << 16 | chance.below(HALF_WORD);
    }
    return bits;
  }

  @Override
  public int nextInt(int bound) {
    return chance.below(bound);
  }

  @Override
  public void nextBytes(byte[] bytes) {
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) chance.below(256);
    }
  }
}
