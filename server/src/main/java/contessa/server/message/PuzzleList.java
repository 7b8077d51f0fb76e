package contessa.server.message;

/**
 * The puzzles of this server.
 *
 * @param today the number of today's
 * @param date today in UTC
 */
public record PuzzleList(int count, int today, String date) {}
