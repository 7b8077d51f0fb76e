package contessa.server.host;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.record.text.RecordFiles;
import contessa.server.table.view.UploadedReplay;
import contessa.server.wire.Puzzle;
import contessa.server.wire.PuzzleList;
import contessa.server.wire.Replay;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The puzzle of the day and all others. */
public final class Puzzles {

  private static final int KEPT = 64;

  private final InstantSource clock;
  private final Cache<Integer, Puzzle> cache = Caffeine.newBuilder().maximumSize(KEPT).build();

  public Puzzles(InstantSource clock) {
    this.clock = clock;
  }

  public PuzzleList list() {
    LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    return new PuzzleList(PuzzlePool.all().size(), PuzzlePool.of(today), today.toString());
  }

  /** A puzzle by its number; empty if there is none. */
  public Optional<Puzzle> get(int number) {
    return number < 0 || number >= PuzzlePool.all().size()
        ? Optional.empty()
        : Optional.of(cache.get(number, Puzzles::make));
  }

  private static Puzzle make(int number) {
    StoredPuzzle stored = PuzzlePool.all().get(number);
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
