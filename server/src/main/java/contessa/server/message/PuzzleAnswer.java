package contessa.server.message;

/** An answer to a puzzle, from nobody in particular. */
public record PuzzleAnswer(String move) {}
