package contessa.train;

import contessa.game.SeededChance;
import java.util.Arrays;

/**
 * A way to distort a network's play: its logits times a sharpness, plus a bias on kinds of moves.
 * Sharpness 0 plays at random; a strong bias against lies tells the truth.
 */
final class Style {

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

  private Style() {}

  static void plain(byte[] style) {
    Arrays.fill(style, (byte) 0);
    style[0] = SHARPNESS_ONE;
  }

  /** Any distortion. */
  static void draw(byte[] style, SeededChance chance) {
    plain(style);
    switch (chance.below(8)) {
      case 0 -> truthful(style, chance);
      case 1 -> set(style, Kind.LIE, 4 + chance.below(12));
      case 2 -> set(style, Kind.CHALLENGE, 4 + chance.below(12));
      case 3 -> set(style, Kind.CHALLENGE, chance.below(2) == 0 ? NEVER : -4 - chance.below(12));
      case 4 -> style[0] = (byte) (2 + chance.below(10));
      case 5 -> set(style, Kind.BLOCK, chance.below(2) == 0 ? 8 : -12);
      default -> {
        for (Kind kind : Kind.values()) {
          if (chance.below(2) == 0) {
            set(style, kind, chance.below(21) - 10);
          }
        }
      }
    }
  }

  /** For a script: at random, or the truth and little thought, or lies now and then. */
  static void drawScript(byte[] style, SeededChance chance) {
    plain(style);
    int which = chance.below(10);
    if (which < 3) {
      return;
    }
    style[CAREFUL] = 1;
    style[FOCUS] = (byte) (chance.below(3) == 0 ? 0 : 4 + chance.below(20));
    set(style, Kind.LIE, which < 8 ? NEVER : -chance.below(16));
    int doubt = chance.below(8);
    set(
        style,
        Kind.CHALLENGE,
        doubt < 4 ? NEVER : doubt < 7 ? -4 - chance.below(16) : -chance.below(6));
    style[DOUBTS_BLOCKS] =
        (byte) (doubt % 4 == 0 ? chance.below(16) : style[1 + Kind.CHALLENGE.ordinal()]);
    set(style, Kind.BLOCK, chance.below(4) == 0 ? 0 : 16 + chance.below(16));
    set(style, Kind.INCOME, chance.below(8) - 8);
    set(style, Kind.FOREIGN_AID, chance.below(12) - 8);
    set(style, Kind.EXCHANGE, chance.below(16) - 8);
    set(style, Kind.STEAL, chance.below(20) - 4);
    set(style, Kind.TAX, chance.below(20));
    set(style, Kind.ASSASSINATE, chance.below(28));
    set(style, Kind.COUP, chance.below(40));
    set(style, Kind.EXAMINE, chance.below(16) - 12);
    set(style, Kind.CONVERT, -chance.below(20));
  }

  private static void truthful(byte[] style, SeededChance chance) {
    set(style, Kind.LIE, NEVER);
    if (chance.below(3) > 0) {
      set(style, Kind.CHALLENGE, chance.below(3) == 0 ? 10 : NEVER);
    }
    int flatness = chance.below(3);
    style[0] = (byte) (flatness == 0 ? SHARPNESS_ONE : flatness == 1 ? 2 + chance.below(8) : 0);
    if (chance.below(2) == 0) {
      set(style, Kind.ASSASSINATE, 16);
      set(style, Kind.COUP, 16);
      set(style, Kind.TAX, 12);
      set(style, Kind.STEAL, 8);
      set(style, Kind.BLOCK, 16);
    }
  }

  private static void set(byte[] style, Kind kind, int bias) {
    style[1 + kind.ordinal()] = (byte) bias;
  }
}
