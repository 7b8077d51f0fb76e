package contessa.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import contessa.analysis.coup.CoupAnalyst;
import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.AnalysedStep.MoveOption;
import contessa.analysis.result.Analysis;
import contessa.analysis.result.ChanceLedger;
import contessa.analysis.result.PlayerSummary;
import contessa.analysis.result.StepKind;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.record.GameRecord;
import contessa.notation.record.Reexecution;
import contessa.notation.record.Reexecution.Moment;
import contessa.royal.RoyalRules;
import contessa.testkit.TestScale;
import contessa.testkit.coup.RandomCoupRules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("soak")
class GameAnalysisTest {

  private static Analysis analyse(GameRecord record) {
    return GameAnalysis.of(record, Reexecution.of(record), _ -> {});
  }

  private static void check(Analysis analysis, GameRecord record) {
    int seats = record.header().rules().seats();
    assertThat(analysis.steps()).hasSameSizeAs(record.steps());
    for (AnalysedStep step : analysis.steps()) {
      assertThat(step.chances().stream().mapToDouble(c -> c).sum()).isCloseTo(1, within(0.002));
      assertThat(step.known()).hasSize(seats).allMatch(known -> known >= 0 && known <= 1);
      assertThat(step.margins()).allMatch(margin -> margin >= 0 && margin < 0.5);
      check(step);
    }
    assertThat(analysis.steps()).as("choices").anyMatch(step -> step.options() != null);
    for (PlayerSummary player : analysis.players()) {
      double sum = 1.0 / seats + player.luck() + player.play() + player.others();
      assertThat(sum).isCloseTo(player.result(), within(0.002));
      ChanceLedger.Shares shares = player.shares();
      assertThat(List.of(shares.luck(), shares.play(), shares.others()))
          .allMatch(share -> share >= 0 && share <= 1);
      assertThat(shares.luck() + shares.play() + shares.others()).isCloseTo(1, within(1e-9));
      assertThat(player.turningPoints()).hasSizeLessThanOrEqualTo(3);
      assertThat(player.bluffs()).isBetween(player.caught(), player.claims());
    }
    if (!record.end().stopped()) {
      for (int seat = 0; seat < seats; seat++) {
        assertThat(analysis.steps().getLast().chances().get(seat) > 0)
            .isEqualTo(Seats.has(record.end().winners(), seat));
      }
    }
  }

  private static void check(AnalysedStep step) {
    List<MoveOption> options = step.options();
    if (options != null) {
      assertThat(options)
          .hasSizeBetween(2, 12)
          .isSortedAccordingTo(Comparator.comparingDouble((MoveOption one) -> -one.known()));
      assertThat(options).filteredOn(one -> one.played() != null).hasSize(1);
    }
    if (step.claim() != null && step.seat() != null) {
      assertThat(step.claim().likely().get(step.seat())).isNull();
      boolean bluffs = step.kind() == StepKind.BLUFF || step.kind() == StepKind.BLOCK_BLUFF;
      assertThat(step.claim().honest()).isEqualTo(!bluffs);
    }
  }

  @Test
  void aGameIsJudgedFromTheDealToTheEnd() {
    GameRecord record =
        RecordedBotGames.play(
            CoupRules.of(Edition.RESISTANCE, 2), List.of("contessa", "schemer"), 3);
    List<Integer> heard = new ArrayList<>();
    Analysis analysis = GameAnalysis.of(record, Reexecution.of(record), heard::add);
    check(analysis, record);
    assertThat(heard).hasSize(record.steps().size()).isSorted();
    assertThat(analyse(record)).as("the same record, the same analysis").isEqualTo(analysis);
    assertThat(analysis.steps()).anyMatch(step -> step.claim() != null);
  }

  @Test
  void everyEditionAndOptionHasAnAnalysis() {
    SeededChance chance = new SeededChance(5);
    for (int n = 0; n < TestScale.of(2, 200); n++) {
      Rulebook rules = RandomCoupRules.rules(chance);
      while (rules.seats() > TestScale.of(3, 10)) {
        rules = RandomCoupRules.rules(chance);
      }
      GameRecord record = RecordedBotGames.play(rules, List.of("random"), n);
      check(analyse(record), record);
    }
  }

  /** Eight worlds are the fewest that a game gets, however long it is. */
  @Test
  void theIntervalsOfFewWorldsHoldWhatManyWorldsSay() {
    CoupRules rules = CoupRules.of(Edition.CITY_STATE, 3);
    int options = 0;
    int held = 0;
    for (int game = 0; game < TestScale.of(2, 40); game++) {
      CoupAnalyst analyst = new CoupAnalyst(rules, 100);
      int step = 0;
      for (Moment moment :
          Reexecution.of(RecordedBotGames.play(rules, List.of("contessa", "honest"), game))) {
        analyst.skip(moment);
        step++;
        if (!moment.position().over() && step % 9 == 0) {
          Map<String, MoveOption> many = new HashMap<>();
          analyst.options(100).forEach(one -> many.put(one.move(), one));
          for (MoveOption few : analyst.options(8)) {
            MoveOption same = Objects.requireNonNull(many.get(few.move()));
            double apart = Math.abs(few.known() - same.known());
            options++;
            held += apart <= Math.hypot(few.margin(), same.margin()) + 0.001 ? 1 : 0;
          }
        }
      }
    }
    assertThat(100 * held / options).as("%d options", options).isGreaterThan(TestScale.of(80, 88));
  }

  @Test
  void coupRoyalHasPlansInsteadOfClaims() {
    GameRecord record = RecordedBotGames.play(RoyalRules.standard(2), List.of("schemer"), 1);
    Analysis analysis = analyse(record);
    check(analysis, record);
    assertThat(analysis.lie()).isNull();
    assertThat(analysis.steps())
        .filteredOn(step -> step.kind() == StepKind.PLAN)
        .isNotEmpty()
        .allMatch(step -> step.options() != null && step.options().getFirst().chance() == null);
  }
}
