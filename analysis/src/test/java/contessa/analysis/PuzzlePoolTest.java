package contessa.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.analysis.puzzle.PuzzleJudge;
import contessa.analysis.puzzle.PuzzleMaker;
import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.analysis.puzzle.StoredPuzzle.Kind;
import contessa.analysis.puzzle.StoredPuzzle.PuzzleOption;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.record.text.RecordFiles;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("soak")
class PuzzlePoolTest {

  private static ReadRecord record(StoredPuzzle puzzle) {
    return RecordFiles.read(puzzle.record().getBytes(StandardCharsets.UTF_8)).getFirst();
  }

  private static String best(StoredPuzzle puzzle) {
    return puzzle.options().getFirst().move();
  }

  @Test
  void everyPuzzleIsALegalDecisionWithAClearAnswer() {
    assertThat(PuzzlePool.all()).hasSizeGreaterThanOrEqualTo(100);
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
  void noAnswerIsASafeGuess() {
    int windows = 0;
    int challenges = 0;
    int turns = 0;
    Map<String, Integer> actions = new HashMap<>();
    for (StoredPuzzle puzzle : PuzzlePool.all()) {
      String best = best(puzzle);
      if (puzzle.kind() == Kind.CHALLENGE) {
        windows++;
        challenges += best.equals("challenge") ? 1 : 0;
      } else {
        turns++;
        actions.merge(best.split(" ", -1)[0], 1, Integer::sum);
      }
    }
    assertThat(2 * challenges).isBetween(windows - 2, windows + 2);
    for (int times : actions.values()) {
      assertThat(times).isLessThanOrEqualTo(1 + turns / 3);
    }
  }

  @Test
  void theAnswerIsTheSameWhenItIsWorkedOutAgain() {
    for (StoredPuzzle puzzle : PuzzlePool.all().subList(0, TestScale.of(3, 100))) {
      assertThat(Optional.ofNullable(PuzzleJudge.again(puzzle)).map(PuzzlePoolTest::best))
          .contains(best(puzzle));
    }
  }

  @Test
  void everyDayBeginsWithTheEditionThatMostPeopleKnow() {
    LocalDate day = LocalDate.of(2026, 11, 16);
    for (int n = 0; n < PuzzlePool.all().size() / PuzzlePool.A_DAY; n++) {
      StoredPuzzle first = PuzzlePool.all().get(PuzzlePool.of(day.plusDays(n)).getFirst());
      CoupRules rules = (CoupRules) record(first).game().header().rules();
      assertThat(rules.edition()).isEqualTo(Edition.RESISTANCE);
    }
  }

  @Test
  void everyDayHasItsPuzzle() {
    LocalDate day = LocalDate.of(2026, 11, 16);
    assertThat(PuzzlePool.of(day)).isNotEqualTo(PuzzlePool.of(day.plusDays(1)));
    assertThat(PuzzlePool.of(day.plusDays(PuzzlePool.all().size()))).isEqualTo(PuzzlePool.of(day));
  }
}
