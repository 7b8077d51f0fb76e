package contessa.arena.network;

import contessa.bots.net.History;
import contessa.game.GameKind;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.View;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A seat's decision as numbers: what it knows as bytes, and its legal moves as actions of a space
 * that stays the same for all games with so many seats. Scratch space for one decision at a time.
 */
public abstract class Observation {

  /** How much of what a seat knows is written. */
  public enum Kind {
    /** The inputs of the trained networks: the position, and what everybody has done. */
    NET,
    /** The position alone, in few numbers. */
    LITE,
    NONE;

    /** Fails with a sentence if there is no such kind. */
    public static Kind of(String word) {
      return switch (word) {
        case "net" -> NET;
        case "lite" -> LITE;
        case "none" -> NONE;
        default -> throw new IllegalArgumentException("observations are net, lite or none");
      };
    }
  }

  final Kind kind;

  /** What the seat knows, after {@link #write}. */
  public final byte[] inputs;

  /** 1 for legal actions, after {@link #writeMask}. */
  public final byte[] mask;

  int legal;

  Observation(Kind kind, int inputs, int actions) {
    this.kind = kind;
    this.inputs = new byte[kind == Kind.NONE ? 0 : inputs];
    mask = new byte[actions];
  }

  /**
   * Observations of one game.
   *
   * @param slots the most seats; those that a game does not have stay empty
   */
  public static Observation of(GameKind game, Kind kind, int slots) {
    return switch (game) {
      case COUP -> new CoupObservation(kind, slots);
      case ROYAL -> new RoyalObservation(kind, slots);
    };
  }

  /** What must be remembered of a game, if anything must. */
  public @Nullable History memory(Rulebook rules) {
    return null;
  }

  /** Reads the legal moves of the view's reader. */
  public abstract void read(View view);

  public final int legal() {
    return legal;
  }

  public abstract int action(int place);

  /** The code of a legal action at its table. */
  public abstract int code(int place);

  /** A legal action as a move. */
  public abstract Move move(View view, int place);

  /** The action of each of the view's moves, in their order. */
  public abstract int[] actions(View view);

  /** Fills {@link #inputs}. */
  public abstract void write(View view, @Nullable History history);

  /** Fills {@link #mask} with 1 for the legal actions. */
  public final void writeMask() {
    Arrays.fill(mask, (byte) 0);
    for (int place = 0; place < legal; place++) {
      mask[action(place)] = 1;
    }
  }
}
