package contessa.table.game;

import contessa.game.Move;
import contessa.game.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the sealed answers of a window become moves of the game. */
public interface SealedWindows {

  /** One move of a window, as the game takes it. */
  record WindowMove(int seat, Move move) {}

  @FunctionalInterface
  interface Answers {
    /** What this seat answers once the game has reached this position; null if it has not yet. */
    @Nullable Move of(int seat, Position position);
  }

  /** The move that a sealed answer means in the position in which the game asks its seat. */
  Move meaning(Move answer, Position position);

  /**
   * The moves that settle a window, in the game's order and up to the decisive one; null while an
   * answer that matters is missing.
   */
  @Nullable List<WindowMove> settle(Position position, Answers answers);
}
