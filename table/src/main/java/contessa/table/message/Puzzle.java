package contessa.table.message;

import contessa.analysis.puzzle.StoredPuzzle;
import contessa.analysis.puzzle.StoredPuzzle.PuzzleClaim;
import contessa.analysis.puzzle.StoredPuzzle.PuzzleOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A decision of a bot game with a clear answer.
 *
 * @param replay the game so far, as that seat saw it
 * @param options the best first
 * @param truth the hands of all seats, to be shown after the answer
 */
public record Puzzle(
    int number,
    StoredPuzzle.Kind kind,
    int seat,
    Replay replay,
    List<PuzzleOption> options,
    List<List<String>> truth,
    @Nullable PuzzleClaim claim) {

  /**
   * The puzzles of a day. Days are in UTC.
   *
   * @param earliest the first day that can still be played
   */
  public record Day(String day, String today, String earliest, List<Integer> numbers) {}
}
