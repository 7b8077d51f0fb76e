package contessa.analysis.puzzle;

import module java.base;

import contessa.game.ProgramFiles;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles that ship with the program, in an order that is the same everywhere. They are read at
 * the first request.
 */
public final class PuzzlePool {

  public static final int A_DAY = 5;

  private static final String FILE = "puzzles.jsonl";

  private static volatile @Nullable List<StoredPuzzle> all;

  private PuzzlePool() {}

  /** Two threads may both read them. */
  public static List<StoredPuzzle> all() {
    List<StoredPuzzle> known = all;
    if (known == null) {
      known = readAll();
      all = known;
    }
    return known;
  }

  public static List<Integer> of(LocalDate day) {
    int size = all().size();
    int first = (int) Math.floorMod(day.toEpochDay() * A_DAY, (long) size);
    return IntStream.range(first, first + A_DAY).mapToObj(number -> number % size).toList();
  }

  public static StoredPuzzle read(String line) {
    return PuzzleJson.CODEC.read(line, StoredPuzzle.class);
  }

  public static String line(StoredPuzzle puzzle) {
    return PuzzleJson.CODEC.json(puzzle);
  }

  private static List<StoredPuzzle> readAll() {
    return ProgramFiles.read(
        PuzzlePool.class,
        FILE,
        file ->
            Stream.of(
                    new String(file.readAllBytes(), StandardCharsets.UTF_8).strip().split("\n", -1))
                .map(PuzzlePool::read)
                .toList());
  }
}
