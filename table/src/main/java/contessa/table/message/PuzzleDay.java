package contessa.table.message;

import java.util.List;

/**
 * The puzzles of a day. Days are in UTC.
 *
 * @param earliest the first day that can still be played
 */
public record PuzzleDay(String day, String today, String earliest, List<Integer> numbers) {}
