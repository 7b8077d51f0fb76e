package contessa.game;

import java.util.Arrays;

/**
 * SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104) in plain Java, so that the same cards are dealt
 * where there is no JDK, such as in a browser.
 */
public final class Sha256 {

  public static final int LENGTH = 32;

  private static final int BLOCK = 64;
  private static final int ROUNDS = 64;

  /** The first 32 bits of the fractions of the cube roots of the first primes. */
  private static final int[] K = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };

  /** The same of the square roots of the first eight. */
  private final int[] state = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };

  private final int[] words = new int[ROUNDS];

  private Sha256() {}

  public static byte[] of(byte[] message) {
    // The padding: a one, zeros, and the length in bits.
    byte[] padded = Arrays.copyOf(message, (message.length + 8) / BLOCK * BLOCK + BLOCK);
    padded[message.length] = (byte) 0x80;
    long bits = 8L * message.length;
    for (int i = 1; i <= 8; i++, bits >>>= 8) {
      padded[padded.length - i] = (byte) bits;
    }
    Sha256 hash = new Sha256();
    for (int at = 0; at < padded.length; at += BLOCK) {
      hash.compress(padded, at);
    }
    byte[] result = new byte[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      result[i] = (byte) (hash.state[i / 4] >>> 24 - i % 4 * 8);
    }
    return result;
  }

  public static byte[] hmac(byte[] key, byte[] message) {
    byte[] shortKey = key.length > BLOCK ? of(key) : key;
    return of(padded(shortKey, 0x5c, of(padded(shortKey, 0x36, message))));
  }

  private static byte[] padded(byte[] key, int pad, byte[] message) {
    byte[] all = Arrays.copyOf(key, BLOCK + message.length);
    for (int i = 0; i < BLOCK; i++) {
      all[i] ^= (byte) pad;
    }
    System.arraycopy(message, 0, all, BLOCK, message.length);
    return all;
  }

  private void compress(byte[] bytes, int at) {
    for (int i = 0; i < 16; i++) {
      int from = at + 4 * i;
      words[i] =
          bytes[from] << 24
              | (bytes[from + 1] & 0xff) << 16
              | (bytes[from + 2] & 0xff) << 8
              | bytes[from + 3] & 0xff;
    }
    for (int i = 16; i < ROUNDS; i++) {
      int old = words[i - 15];
      int recent = words[i - 2];
      words[i] =
          words[i - 16]
              + (turned(old, 7) ^ turned(old, 18) ^ old >>> 3)
              + words[i - 7]
              + (turned(recent, 17) ^ turned(recent, 19) ^ recent >>> 10);
    }
    int a = state[0];
    int b = state[1];
    int c = state[2];
    int d = state[3];
    int e = state[4];
    int f = state[5];
    int g = state[6];
    int h = state[7];
    for (int i = 0; i < ROUNDS; i++) {
      int first =
          h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + (e & f ^ ~e & g) + K[i] + words[i];
      int second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + (a & b ^ a & c ^ b & c);
      h = g;
      g = f;
      f = e;
      e = d + first;
      d = c;
      c = b;
      b = a;
      a = first + second;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
  }

  private static int turned(int word, int by) {
    return Integer.rotateRight(word, by);
  }
}
