package contessa.server.host.puzzles;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.notation.record.text.RecordFiles;
import contessa.server.host.puzzles.OwnPuzzles.Dated;
import contessa.server.message.Puzzle;
import contessa.server.message.PuzzleList;
import contessa.table.message.Replay;
import contessa.table.view.UploadedReplay;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The puzzle of the day and all others: first those that ship with the program, then those that
 * this server has made.
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

  public PuzzleList list() {
    LocalDate today = today();
    int shipped = PuzzlePool.all().size();
    List<Dated> made = own.until(today);
    boolean has = !made.isEmpty() && made.getLast().day().equals(today);
    int number = has ? shipped + made.size() - 1 : PuzzlePool.of(today);
    return new PuzzleList(shipped + made.size(), number, today.toString());
  }

  private LocalDate today() {
    return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
  }

  /** A puzzle by its number; empty if there is none, or its day is still to come. */
  public Optional<Puzzle> get(int number) {
    int shipped = PuzzlePool.all().size();
    List<Dated> made = own.until(today());
    if (number < 0 || number >= shipped + made.size()) {
      return Optional.empty();
    }
    StoredPuzzle stored =
        number < shipped ? PuzzlePool.all().get(number) : made.get(number - shipped).puzzle();
    return Optional.of(cache.get(number, _ -> make(number, stored)));
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
