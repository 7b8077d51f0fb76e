package contessa.analysis.puzzle;

import contessa.analysis.puzzle.StoredPuzzle.Kind;

/** What to look for in a game: a kind of puzzle, and where challenging is asked, its answer. */
public enum PuzzleWish {
  /** A claim that is better challenged. */
  CHALLENGE(Kind.CHALLENGE),
  /** A claim that is better believed. */
  PASS(Kind.CHALLENGE),
  /** A turn. */
  MOVE(Kind.MOVE);

  private static final String CHALLENGING = "challenge";

  private final Kind kind;

  PuzzleWish(Kind kind) {
    this.kind = kind;
  }

  Kind kind() {
    return kind;
  }

  /** Whether this may be the best move. */
  boolean allows(String best) {
    return switch (this) {
      case CHALLENGE -> best.equals(CHALLENGING);
      case PASS -> !best.equals(CHALLENGING);
      case MOVE -> true;
    };
  }
}
