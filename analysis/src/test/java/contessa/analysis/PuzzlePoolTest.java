package contessa.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.analysis.coup.CoupAnalyst;
import contessa.analysis.puzzle.PuzzleMaker;
import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.analysis.puzzle.StoredPuzzle.PuzzleOption;
import contessa.coup.CoupRules;
import contessa.record.ReadRecord;
import contessa.record.Reexecution.Moment;
import contessa.record.text.RecordFiles;
import contessa.testkit.TestScale;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class PuzzlePoolTest {

  /** Worlds for a second opinion: as many as the puzzle was made with. */
  private static final int WORLDS = 240;

  private static ReadRecord record(StoredPuzzle puzzle) {
    return RecordFiles.read(puzzle.record().getBytes(StandardCharsets.UTF_8)).getFirst();
  }

  @Test
  void everyPuzzleIsALegalDecisionWithAClearAnswer() {
    assertThat(PuzzlePool.all()).hasSizeGreaterThanOrEqualTo(30);
    for (StoredPuzzle puzzle : PuzzlePool.all()) {
      List<Moment> moments = record(puzzle).moments();
      assertThat(moments.getLast().position().toMove()).isEqualTo(puzzle.seat());
      List<PuzzleOption> options = puzzle.options();
      assertThat(options)
          .isSortedAccordingTo(Comparator.comparingDouble((PuzzleOption one) -> -one.known()));
      assertThat(options.get(0).known() - options.get(1).known())
          .isGreaterThanOrEqualTo(PuzzleMaker.GAP - 1e-9);
    }
  }

  @Test
  void theAnswerIsTheSameWhenItIsWorkedOutAgain() {
    for (StoredPuzzle puzzle : PuzzlePool.all().subList(0, TestScale.of(3, 50))) {
      ReadRecord record = record(puzzle);
      CoupAnalyst analyst = new CoupAnalyst((CoupRules) record.game().header().rules(), WORLDS);
      record.moments().forEach(analyst::skip);
      assertThat(analyst.options().getFirst().move()).isEqualTo(puzzle.options().getFirst().move());
    }
  }

  @Test
  void everyDayHasItsPuzzle() {
    LocalDate day = LocalDate.of(2026, 11, 16);
    assertThat(PuzzlePool.of(day)).isNotEqualTo(PuzzlePool.of(day.plusDays(1)));
    assertThat(PuzzlePool.of(day.plusDays(PuzzlePool.all().size()))).isEqualTo(PuzzlePool.of(day));
  }
}
