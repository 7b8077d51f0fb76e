package contessa.server.host.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.server.message.PuzzleList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnPuzzlesTest {

  private static final StoredPuzzle PUZZLE = PuzzlePool.all().getLast();

  @TempDir private Path folder;

  private Instant now = Instant.parse("2026-11-16T23:50:00Z");

  private Path file() {
    return folder.resolve("puzzles.txt");
  }

  private Puzzles puzzles() {
    return new Puzzles(OwnPuzzles.open(file()), () -> now);
  }

  private void grow() {
    new DailyPuzzleGenerator(OwnPuzzles.open(file()), () -> PUZZLE, () -> true, () -> now).grow();
  }

  @Test
  void theFileIsForItsOwnerAlone() throws Exception {
    grow();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
        .isEqualTo("rw-------");
  }

  @Test
  void aDayHasItsOwnPuzzleOnlyOnceItHasBegun() {
    int shipped = PuzzlePool.all().size();
    int today = puzzles().list().today();
    grow();
    assertThat(puzzles().list().today()).as("the puzzle of a day never changes").isEqualTo(today);
    assertThat(puzzles().list().count()).isEqualTo(shipped);
    assertThat(puzzles().get(shipped)).as("tomorrow's").isEmpty();
    now = now.plus(Duration.ofMinutes(20));
    assertThat(puzzles().list().today()).isEqualTo(shipped);
    assertThat(puzzles().list().count()).isEqualTo(shipped + 1);
    assertThat(Objects.requireNonNull(puzzles().get(shipped).orElse(null)).number())
        .isEqualTo(shipped);
    grow();
    assertThat(puzzles().list().today()).as("after more were made").isEqualTo(shipped);
    now = now.plus(Duration.ofDays(30));
    assertThat(puzzles().list().today()).as("a day without its own").isLessThan(shipped);
    assertThat(puzzles().list().count()).isEqualTo(shipped + DailyPuzzleGenerator.AHEAD + 1);
  }

  @Test
  void withoutItsOwnEveryServerHasTheSamePuzzle() {
    grow();
    now = now.plus(Duration.ofMinutes(20));
    LocalDate day = LocalDate.of(2026, 11, 17);
    assertThat(new Puzzles(OwnPuzzles.none(), () -> now).list())
        .isEqualTo(new PuzzleList(PuzzlePool.all().size(), PuzzlePool.of(day), day.toString()));
  }

  @Test
  void nothingIsMadeWhileTheServerIsBusyOrEnoughIsThere() {
    OwnPuzzles own = OwnPuzzles.open(file());
    AtomicInteger games = new AtomicInteger();
    new DailyPuzzleGenerator(own, () -> PUZZLE, () -> false, () -> now).grow();
    assertThat(own.all()).isEmpty();
    DailyPuzzleGenerator slow =
        new DailyPuzzleGenerator(
            own, () -> games.incrementAndGet() % 3 == 0 ? PUZZLE : null, () -> true, () -> now);
    slow.grow();
    slow.grow();
    assertThat(own.all()).hasSize(DailyPuzzleGenerator.AHEAD);
    assertThat(games).hasValue(3 * DailyPuzzleGenerator.AHEAD);
  }

  @Test
  void aDamagedLineCostsOnlyWhatFollows() throws IOException {
    grow();
    Files.writeString(file(), "2026-11-20 {\"kind\":", StandardOpenOption.APPEND);
    assertThat(OwnPuzzles.open(file()).all()).hasSize(DailyPuzzleGenerator.AHEAD);
    now = now.plus(Duration.ofDays(1));
    grow();
    assertThat(OwnPuzzles.open(file()).all())
        .as("one more")
        .hasSize(DailyPuzzleGenerator.AHEAD + 1);
  }
}
