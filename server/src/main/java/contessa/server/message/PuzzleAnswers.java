package contessa.server.message;

import java.util.Map;

/**
 * The answers that were given to a puzzle.
 *
 * @param times how often, by move
 */
public record PuzzleAnswers(Map<String, Integer> times) {}
