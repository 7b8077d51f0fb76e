package contessa.train;

import contessa.game.SeededChance;
import java.util.Arrays;

/**
 * How a seat's play differs from the network's: its logits times a sharpness, plus a bias on kinds
 * of moves. Sharpness 0 plays at random; a strong bias against lies tells the truth.
 */
final class Distortion {

  /** Sharpness in sixteenths, then biases in quarters by {@link Kind}. */
  static final int SIZE = 16;

  /**
   * For scripts: whether they look at their biases at all, and how much they like strong targets.
   */
  static final int CAREFUL = 13;

  static final int FOCUS = 14;

  /** For scripts: the bias on challenging a block. */
  static final int DOUBTS_BLOCKS = 15;

  /** The moves a bias applies to. A move is of one kind, and can be a lie at the same time. */
  enum Kind {
    LIE,
    CHALLENGE,
    BLOCK,
    INCOME,
    FOREIGN_AID,
    TAX,
    EXCHANGE,
    COUP,
    ASSASSINATE,
    STEAL,
    EXAMINE,
    CONVERT
  }

  private static final int SHARPNESS_ONE = 16;
  static final int NEVER = -80;

  private Distortion() {}

  static void plain(byte[] distortion) {
    Arrays.fill(distortion, (byte) 0);
    distortion[0] = SHARPNESS_ONE;
  }

  /** Any distortion. */
  static void draw(byte[] distortion, SeededChance chance) {
    plain(distortion);
    switch (chance.below(8)) {
      case 0 -> truthful(distortion, chance);
      case 1 -> set(distortion, Kind.LIE, 4 + chance.below(12));
      case 2 -> set(distortion, Kind.CHALLENGE, 4 + chance.below(12));
      case 3 ->
          set(distortion, Kind.CHALLENGE, chance.below(2) == 0 ? NEVER : -4 - chance.below(12));
      case 4 -> distortion[0] = (byte) (2 + chance.below(10));
      case 5 -> set(distortion, Kind.BLOCK, chance.below(2) == 0 ? 8 : -12);
      default -> {
        for (Kind kind : Kind.values()) {
          if (chance.below(2) == 0) {
            set(distortion, kind, chance.below(21) - 10);
          }
        }
      }
    }
  }

  /** For a script: at random, or the truth and little thought, or lies now and then. */
  static void drawScript(byte[] distortion, SeededChance chance) {
    plain(distortion);
    int which = chance.below(10);
    if (which < 3) {
      return;
    }
    distortion[CAREFUL] = 1;
    distortion[FOCUS] = (byte) (chance.below(3) == 0 ? 0 : 4 + chance.below(20));
    set(distortion, Kind.LIE, which < 8 ? NEVER : -chance.below(16));
    int doubt = chance.below(8);
    set(
        distortion,
        Kind.CHALLENGE,
        doubt < 4 ? NEVER : doubt < 7 ? -4 - chance.below(16) : -chance.below(6));
    distortion[DOUBTS_BLOCKS] =
        (byte) (doubt % 4 == 0 ? chance.below(16) : distortion[1 + Kind.CHALLENGE.ordinal()]);
    set(distortion, Kind.BLOCK, chance.below(4) == 0 ? 0 : 16 + chance.below(16));
    set(distortion, Kind.INCOME, chance.below(8) - 8);
    set(distortion, Kind.FOREIGN_AID, chance.below(12) - 8);
    set(distortion, Kind.EXCHANGE, chance.below(16) - 8);
    set(distortion, Kind.STEAL, chance.below(20) - 4);
    set(distortion, Kind.TAX, chance.below(20));
    set(distortion, Kind.ASSASSINATE, chance.below(28));
    set(distortion, Kind.COUP, chance.below(40));
    set(distortion, Kind.EXAMINE, chance.below(16) - 12);
    set(distortion, Kind.CONVERT, -chance.below(20));
  }

  private static void truthful(byte[] distortion, SeededChance chance) {
    set(distortion, Kind.LIE, NEVER);
    if (chance.below(3) > 0) {
      set(distortion, Kind.CHALLENGE, chance.below(3) == 0 ? 10 : NEVER);
    }
    int flatness = chance.below(3);
    distortion[0] =
        (byte) (flatness == 0 ? SHARPNESS_ONE : flatness == 1 ? 2 + chance.below(8) : 0);
    if (chance.below(2) == 0) {
      set(distortion, Kind.ASSASSINATE, 16);
      set(distortion, Kind.COUP, 16);
      set(distortion, Kind.TAX, 12);
      set(distortion, Kind.STEAL, 8);
      set(distortion, Kind.BLOCK, 16);
    }
  }

  private static void set(byte[] distortion, Kind kind, int bias) {
    distortion[1 + kind.ordinal()] = (byte) bias;
  }
}
