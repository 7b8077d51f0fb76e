package contessa.table.view;

import module java.base;

import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.notation.record.text.RecordFiles;
import contessa.table.message.Puzzle;
import contessa.table.message.Replay;

/** Puzzles as they are shown, and which of them belong to a day. */
public final class PuzzleViews {

  /** Past days that can be played. */
  private static final int DAYS_BACK = 30;

  private PuzzleViews() {}

  /** Whether the puzzles of this day can be played today. */
  public static boolean isOpen(LocalDate day, LocalDate today) {
    return !day.isAfter(today) && !day.isBefore(today.minusDays(DAYS_BACK));
  }

  /**
   * The puzzles of a day.
   *
   * @param made the numbers of those that were made for it; the rest ships with the program
   */
  public static Puzzle.Day of(LocalDate day, LocalDate today, Stream<Integer> made) {
    return new Puzzle.Day(
        day.toString(),
        today.toString(),
        today.minusDays(DAYS_BACK).toString(),
        Stream.concat(made, PuzzlePool.of(day).stream()).limit(PuzzlePool.A_DAY).toList());
  }

  public static Puzzle of(int number, StoredPuzzle stored) {
    byte[] record = stored.record().getBytes(StandardCharsets.UTF_8);
    Replay seen =
        Objects.requireNonNull(
            UploadedReplay.of(RecordFiles.read(record).getFirst(), stored.seat()));
    return new Puzzle(
        number,
        stored.kind(),
        stored.seat(),
        seen.withWinners(List.of()).withSecret(null),
        stored.options(),
        stored.truth(),
        stored.claim());
  }
}
