package contessa.arena;

/**
 * Seeds for every use of chance in a block, each derived from the contest's seed and its purpose.
 * They do not depend on the rotation: every contestant at a seat of a block meets the same luck.
 */
final class Seeds {

  private static final long CARDS = -1;
  private static final long LINE_UP = -2;
  private static final long BOT = 0;
  private static final long DRAW = 1;

  private final long block;

  Seeds(long seed, long block) {
    this.block = mixed(mixed(seed) + block);
  }

  /** For the cards: the deal is the same for each seat, and so is the k-th draw after it. */
  long cards() {
    return mixed(block + CARDS);
  }

  long lineUp() {
    return mixed(block + LINE_UP);
  }

  /** For the random choices inside the player. */
  long bot(int seat) {
    return mixed(block + 2L * seat + BOT);
  }

  /** For the referee's draws from the player's answers. */
  long draw(int seat) {
    return mixed(block + 2L * seat + DRAW);
  }

  /** The finaliser of MurmurHash3 in Stafford's thirteenth variant, after a step away from 0. */
  private static long mixed(long value) {
    long z = value + 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
