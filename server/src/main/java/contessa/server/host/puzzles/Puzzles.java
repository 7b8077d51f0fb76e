package contessa.server.host.puzzles;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.notation.record.ShortHash;
import contessa.server.host.puzzles.OwnPuzzles.Dated;
import contessa.table.message.Puzzle;
import contessa.table.view.PuzzleViews;

/**
 * The puzzles of each day: those that this server has made for it, else some that ship with the
 * program. They are numbered, those that ship with the program first.
 */
public final class Puzzles {

  private static final int KEPT = 64;

  private final OwnPuzzles own;
  private final InstantSource clock;
  private final Cache<Integer, Puzzle> cache = Caffeine.newBuilder().maximumSize(KEPT).build();

  public Puzzles(OwnPuzzles own, InstantSource clock) {
    this.own = own;
    this.clock = clock;
  }

  public Puzzle.Day today() {
    return puzzles(date());
  }

  /** The puzzles of a day; empty if it is to come or too long ago. */
  public Optional<Puzzle.Day> of(LocalDate day) {
    return PuzzleViews.isOpen(day, date()) ? Optional.of(puzzles(day)) : Optional.empty();
  }

  private Puzzle.Day puzzles(LocalDate day) {
    int shipped = PuzzlePool.all().size();
    List<Dated> made = own.until(day);
    Stream<Integer> ofThatDay =
        IntStream.range(0, made.size())
            .filter(i -> made.get(i).day().equals(day))
            .boxed()
            .sorted(Comparator.comparingDouble(i -> made.get(i).puzzle().order()))
            .map(i -> shipped + i);
    return PuzzleViews.of(day, date(), ofThatDay);
  }

  private LocalDate date() {
    return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
  }

  /** A puzzle by its number; empty if there is none, or its day is still to come. */
  public Optional<Puzzle> get(int number) {
    return stored(number).map(stored -> cache.get(number, _ -> PuzzleViews.of(number, stored)));
  }

  /** What remains the same if the numbers change with a version of the program. */
  public Optional<String> identity(int number) {
    return stored(number).map(stored -> ShortHash.of(stored.record()));
  }

  /** Whether this is one of the choices. */
  public boolean offers(int number, String move) {
    return stored(number).stream()
        .flatMap(stored -> stored.options().stream())
        .anyMatch(option -> option.move().equals(move));
  }

  private Optional<StoredPuzzle> stored(int number) {
    int shipped = PuzzlePool.all().size();
    List<Dated> made = own.until(date());
    if (number < 0 || number >= shipped + made.size()) {
      return Optional.empty();
    }
    return Optional.of(
        number < shipped ? PuzzlePool.all().get(number) : made.get(number - shipped).puzzle());
  }
}
