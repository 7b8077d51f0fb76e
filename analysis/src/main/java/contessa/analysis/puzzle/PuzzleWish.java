package contessa.analysis.puzzle;

import module java.base;

import contessa.analysis.puzzle.StoredPuzzle.Kind;

/** What to look for in a game: a kind of puzzle, and where challenging is asked, its answer. */
public enum PuzzleWish {
  /** A claim that is better challenged. */
  CHALLENGE(Kind.CHALLENGE),
  /** A claim that is better believed. */
  PASS(Kind.CHALLENGE),
  MOVE(Kind.MOVE);

  private static final String CHALLENGING = "challenge";

  private final Kind kind;

  PuzzleWish(Kind kind) {
    this.kind = kind;
  }

  static List<PuzzleWish> of(Kind kind) {
    return Arrays.stream(values()).filter(wish -> wish.kind == kind).toList();
  }

  static PuzzleWish of(StoredPuzzle puzzle) {
    if (puzzle.kind() == Kind.MOVE) {
      return MOVE;
    }
    return puzzle.options().getFirst().move().equals(CHALLENGING) ? CHALLENGE : PASS;
  }
}
