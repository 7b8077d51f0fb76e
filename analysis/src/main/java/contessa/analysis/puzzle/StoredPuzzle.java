package contessa.analysis.puzzle;

import contessa.notation.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle as the pool stores it.
 *
 * @param seat whose decision it is
 * @param options the best first
 * @param truth the hands of all seats, as characters
 * @param record the game so far, as text
 */
public record StoredPuzzle(
    Kind kind,
    int seat,
    List<PuzzleOption> options,
    List<List<String>> truth,
    @Nullable PuzzleClaim claim,
    String record) {

  /** What most people know comes first on a day: The Resistance, then clear answers. */
  public double order() {
    int known = record.contains("\"resistance\"") ? 1 : 0;
    return options.get(1).known() - options.get(0).known() - known;
  }

  public enum Kind {
    CHALLENGE,
    MOVE
  }

  /**
   * A choice, with the chance to win as far as the seat can know.
   *
   * @param margin half the width of its 95 % interval
   */
  public record PuzzleOption(String move, double known, double margin) {}

  /** The claim in question, and how likely it is with the seat's knowledge. */
  public record PuzzleClaim(
      int seat, String role, @JsonName("true") boolean honest, double likely) {}
}
