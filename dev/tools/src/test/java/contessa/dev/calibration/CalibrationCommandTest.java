package contessa.dev.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.bots.BotKind;
import contessa.bots.royal.PlanAdvice;
import contessa.testkit.TestScale;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;

@Tag("slow")
class CalibrationCommandTest {

  private static final int GAMES = TestScale.of(32, 10_000);
  private static final int ENOUGH = TestScale.of(80, 400);
  private static final int ROYAL_GAMES = TestScale.of(4, 2_000);
  private static final long FIRST = 8_000_000;

  /** In a share of the games a dozen players make most claims of a row: chance is allowed more. */
  private static final int INTERVALS = TestScale.of(2, 1);

  private static void check(Reliability reliability) {
    List<Reliability.Row> rows = new ArrayList<>(reliability.bins());
    rows.add(reliability.all());
    rows.removeIf(row -> row.cases() < ENOUGH);
    assertThat(rows).isNotEmpty();
    for (Reliability.Row row : rows) {
      assertThat(Math.abs(row.said() - row.came()) - INTERVALS * row.margin())
          .as("%.3f said%n%s", row.said(), reliability.table())
          .isLessThan(CalibrationCommand.MOST_OFF);
    }
  }

  @Test
  void strangersAreHonestAsOftenAsSaid() {
    List<BotKind> strangers = CalibrationCommand.tested();
    Reliability reliability = new Reliability();
    LongStream.range(FIRST, FIRST + GAMES)
        .parallel()
        .mapToObj(number -> ClaimTrial.play(strangers, number))
        .toList()
        .forEach(reliability::add);
    check(reliability);
  }

  @Test
  void strangersWinCoupRoyalAsOftenAsSaid() {
    List<BotKind> strangers = CalibrationCommand.tested();
    Reliability reliability = new Reliability();
    LongStream.range(FIRST, FIRST + ROYAL_GAMES)
        .parallel()
        .mapToObj(number -> RoyalTrial.play(strangers, number))
        .toList()
        .forEach(trial -> reliability.add(trial.cases(new PlanAdvice(trial.rules()))));
    check(reliability);
  }

  @Test
  void noBotIsBothFittedAndTested() {
    assertThat(CalibrationCommand.tested())
        .extracting(BotKind::name)
        .doesNotContainAnyElementsOf(
            CalibrationCommand.fitted().stream().map(BotKind::name).toList())
        .doesNotContainAnyElementsOf(
            CalibrationCommand.fittedRoyal().stream().map(BotKind::name).toList());
  }

  @Test
  void theFitPrintsTheWeights() {
    StringWriter out = new StringWriter();
    int code =
        new CommandLine(new CalibrationCommand())
            .setOut(new PrintWriter(out))
            .execute("--games", "2", "--fit", "--bots", "honest,style:duke");
    assertThat(code).isEqualTo(ExitCode.OK);
    assertThat(out.toString()).contains("  believed");
  }

  @Test
  void coupRoyalHasATableAndNumbersOfItsOwn() {
    StringWriter out = new StringWriter();
    String[] test = {"--game", "royal", "--games", "1"};
    new CommandLine(new CalibrationCommand()).setOut(new PrintWriter(out)).execute(test);
    assertThat(out.toString()).contains("said", "stranger:4");
    String[] fit = {"--game", "royal", "--games", "1", "--fit"};
    assertThat(new CommandLine(new CalibrationCommand()).setOut(new PrintWriter(out)).execute(fit))
        .isZero();
    assertThat(out.toString()).contains("softness");
  }

  @Test
  void anUnknownBotIsAUsageError() {
    int code =
        new CommandLine(new CalibrationCommand())
            .setErr(new PrintWriter(new StringWriter()))
            .execute("--bots", "nobody");
    assertThat(code).isEqualTo(ExitCode.USAGE);
  }
}
