package contessa.server.host.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.table.message.Puzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnPuzzlesTest {

  private static final StoredPuzzle PUZZLE = PuzzlePool.all().getLast();

  private static final int ALL_AHEAD = PuzzlePool.A_DAY * DailyPuzzleGenerator.AHEAD;

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
  void aDayHasItsOwnPuzzlesOnlyOnceItHasBegun() {
    int shipped = PuzzlePool.all().size();
    Puzzle.Day today = puzzles().today();
    grow();
    assertThat(puzzles().today()).as("the puzzles of a day never change").isEqualTo(today);
    assertThat(puzzles().get(shipped)).as("tomorrow's").isEmpty();
    now = now.plus(Duration.ofMinutes(20));
    List<Integer> own = IntStream.range(shipped, shipped + PuzzlePool.A_DAY).boxed().toList();
    assertThat(puzzles().today().numbers()).isEqualTo(own);
    assertThat(Objects.requireNonNull(puzzles().get(shipped).orElse(null)).number())
        .isEqualTo(shipped);
    grow();
    assertThat(puzzles().today().numbers()).as("after more were made").isEqualTo(own);
    now = now.plus(Duration.ofDays(30));
    assertThat(puzzles().today().numbers())
        .as("a day without its own")
        .allSatisfy(number -> assertThat(number).isLessThan(shipped));
    LocalDate first = LocalDate.of(2026, 11, 17);
    assertThat(puzzles().of(first).orElseThrow().numbers()).as("a past day").isEqualTo(own);
    assertThat(puzzles().of(first.minusDays(1))).as("too long ago").isEmpty();
    assertThat(puzzles().of(first.plusDays(31))).as("to come").isEmpty();
  }

  @Test
  void whatADayLacksIsFilledUp() {
    AtomicInteger left = new AtomicInteger(3);
    new DailyPuzzleGenerator(
            OwnPuzzles.open(file()), () -> PUZZLE, () -> left.getAndDecrement() > 0, () -> now)
        .grow();
    int shipped = PuzzlePool.all().size();
    now = now.plus(Duration.ofMinutes(20));
    List<Integer> numbers = puzzles().today().numbers();
    assertThat(numbers).hasSize(PuzzlePool.A_DAY).doesNotHaveDuplicates();
    assertThat(numbers).startsWith(shipped, shipped + 1, shipped + 2);
  }

  @Test
  void aDayBeginsWithWhatMostPeopleKnow() {
    Map<Boolean, StoredPuzzle> known =
        PuzzlePool.all().stream()
            .collect(
                Collectors.toMap(
                    one -> one.record().contains("\"resistance\""),
                    Function.identity(),
                    (one, _) -> one));
    AtomicInteger games = new AtomicInteger();
    new DailyPuzzleGenerator(
            OwnPuzzles.open(file()),
            () -> known.get(games.incrementAndGet() % PuzzlePool.A_DAY == 0),
            () -> true,
            () -> now)
        .grow();
    int shipped = PuzzlePool.all().size();
    now = now.plus(Duration.ofMinutes(20));
    assertThat(puzzles().today().numbers())
        .containsExactly(shipped + 4, shipped, shipped + 1, shipped + 2, shipped + 3);
  }

  @Test
  void withoutItsOwnEveryServerHasTheSamePuzzles() {
    grow();
    now = now.plus(Duration.ofMinutes(20));
    LocalDate day = LocalDate.of(2026, 11, 17);
    assertThat(new Puzzles(OwnPuzzles.none(), () -> now).today())
        .isEqualTo(new Puzzle.Day("2026-11-17", "2026-11-17", "2026-10-18", PuzzlePool.of(day)));
  }

  @Test
  void noPuzzleComesTwiceBeforeAllHaveBeenAsked() {
    LocalDate day = LocalDate.of(2026, 11, 17);
    int days = PuzzlePool.all().size() / PuzzlePool.A_DAY;
    assertThat(
            IntStream.range(0, days).boxed().flatMap(n -> PuzzlePool.of(day.plusDays(n)).stream()))
        .doesNotHaveDuplicates();
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
    assertThat(own.all()).hasSize(ALL_AHEAD);
    assertThat(games).hasValue(3 * ALL_AHEAD);
  }

  @Test
  void aDamagedLineCostsOnlyWhatFollows() throws IOException {
    grow();
    Files.writeString(file(), "2026-11-20 {\"kind\":", StandardOpenOption.APPEND);
    assertThat(OwnPuzzles.open(file()).all()).hasSize(ALL_AHEAD);
    now = now.plus(Duration.ofDays(1));
    grow();
    assertThat(OwnPuzzles.open(file()).all())
        .as("one more day")
        .hasSize(ALL_AHEAD + PuzzlePool.A_DAY);
  }
}
