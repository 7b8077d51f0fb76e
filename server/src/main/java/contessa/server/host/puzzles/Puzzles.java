package contessa.server.host.puzzles;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.notation.record.ShortHash;
import contessa.notation.record.text.RecordFiles;
import contessa.server.host.puzzles.OwnPuzzles.Dated;
import contessa.server.message.Puzzle;
import contessa.server.message.PuzzleDay;
import contessa.table.message.Replay;
import contessa.table.view.UploadedReplay;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The puzzles of each day: those that this server has made for it, else some that ship with the
 * program. They are numbered, those that ship with the program first.
 */
public final class Puzzles {

  private static final int KEPT = 64;

  /** Past days that can be played. */
  private static final int DAYS_BACK = 30;

  private final OwnPuzzles own;
  private final InstantSource clock;
  private final Cache<Integer, Puzzle> cache = Caffeine.newBuilder().maximumSize(KEPT).build();

  public Puzzles(OwnPuzzles own, InstantSource clock) {
    this.own = own;
    this.clock = clock;
  }

  /** The puzzles of today. */
  public PuzzleDay today() {
    return puzzles(date());
  }

  /** The puzzles of a day; empty if it is to come or too long ago. */
  public Optional<PuzzleDay> of(LocalDate day) {
    LocalDate today = date();
    return day.isAfter(today) || day.isBefore(today.minusDays(DAYS_BACK))
        ? Optional.empty()
        : Optional.of(puzzles(day));
  }

  private PuzzleDay puzzles(LocalDate day) {
    int shipped = PuzzlePool.all().size();
    List<Dated> made = own.until(day);
    Stream<Integer> ofThatDay =
        IntStream.range(0, made.size())
            .filter(i -> made.get(i).day().equals(day))
            .mapToObj(i -> shipped + i);
    LocalDate today = date();
    return new PuzzleDay(
        day.toString(),
        today.toString(),
        today.minusDays(DAYS_BACK).toString(),
        Stream.concat(ofThatDay, PuzzlePool.of(day).stream()).limit(PuzzlePool.A_DAY).toList());
  }

  private LocalDate date() {
    return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
  }

  /** A puzzle by its number; empty if there is none, or its day is still to come. */
  public Optional<Puzzle> get(int number) {
    return stored(number).map(stored -> cache.get(number, _ -> make(number, stored)));
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

  private static Puzzle make(int number, StoredPuzzle stored) {
    byte[] record = stored.record().getBytes(StandardCharsets.UTF_8);
    Replay seen =
        Objects.requireNonNull(
            UploadedReplay.of(RecordFiles.read(record).getFirst(), stored.seat()));
    Replay open =
        new Replay(
            seen.table(),
            seen.game(),
            seen.rulesOf(),
            seen.edition(),
            seen.rules(),
            seen.reader(),
            seen.all(),
            seen.names(),
            seen.bots(),
            seen.first(),
            List.of(),
            seen.commitment(),
            null,
            seen.frames());
    return new Puzzle(
        number,
        stored.kind(),
        stored.seat(),
        open,
        stored.options(),
        stored.truth(),
        stored.claim());
  }
}
