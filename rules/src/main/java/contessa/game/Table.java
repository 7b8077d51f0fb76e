package contessa.game;

import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A game under way: mutable, flat, cheap to copy, silent without an event sink.
 *
 * <p>Exactly one seat decides at a time. Its legal moves are small integer codes below {@link
 * #CODES}; a code has its meaning only at the table that offers it. A table holds the whole truth,
 * so it never leaves the program: readers get a {@link View}.
 */
public interface Table {

  /** Every code is from 0 to CODES - 1. */
  int CODES = 256;

  int seats();

  /** The seat that decides, or {@link Seats#NOBODY} when the game is over. */
  int toMove();

  default boolean over() {
    return toMove() < 0;
  }

  /** The winning seats as a set; empty until the end. */
  int winners();

  /** How many moves are legal now; 0 only when the game is over. */
  int choiceCount();

  /** The code of the n-th legal move, in ascending order of codes. */
  int choice(int n);

  /** Whether the code stands for a legal move now. */
  boolean allows(int code);

  /** Plays a legal move of the seat that decides. An illegal code is a programmer's mistake. */
  void play(int code, Chance chance, @Nullable EventSink sink);

  /**
   * Whether this seat may leave the game for good now. False where a game has no rule for it, when
   * the game is over, and for a player who is already out.
   */
  boolean canLeave(int seat);

  /**
   * This seat leaves the game for good, on any turn.
   *
   * @throws IllegalArgumentException if it cannot, see {@link #canLeave}
   */
  void leave(int seat, Chance chance, @Nullable EventSink sink);

  /** The move that a legal code stands for. */
  Move move(int code);

  /** The code of that move if it is legal now, else -1. */
  int code(Move move);

  /** What this reader may know. It is built from public and own information, never by deletion. */
  View view(int reader);

  /** The views of the table by reader, valid until it changes. They share their public part. */
  default IntFunction<View> views() {
    return this::view;
  }

  /** An independent table in the same state. */
  Table copy();

  /** Takes over the state of another table of the same game and the same rules. */
  void become(Table other);
}
