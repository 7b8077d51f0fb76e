package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.analysis.calibration.ClaimTrial;
import contessa.analysis.calibration.Reliability;
import contessa.bots.BotKind;
import contessa.testkit.TestScale;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.ExitCode;

class CalibrationCommandTest {

  private static final int GAMES = TestScale.of(32, 10_000);
  private static final int ENOUGH = TestScale.of(80, 400);
  private static final long FIRST = 6_000_000;

  @Test
  void strangersAreHonestAsOftenAsSaid() {
    List<BotKind> strangers = CalibrationCommand.tested();
    Reliability reliability = new Reliability();
    LongStream.range(FIRST, FIRST + GAMES)
        .parallel()
        .mapToObj(number -> ClaimTrial.play(strangers, number))
        .toList()
        .forEach(reliability::add);
    assertThat(reliability.worst(ENOUGH))
        .as(reliability.table())
        .isLessThan(CalibrationCommand.MOST_OFF);
    double off = Math.abs(reliability.all().said() - reliability.all().honest());
    assertThat(off).as(reliability.table()).isLessThan(0.05);
  }

  @Test
  void noBotIsBothFittedAndTested() {
    assertThat(CalibrationCommand.tested())
        .extracting(BotKind::name)
        .doesNotContainAnyElementsOf(
            CalibrationCommand.fitted().stream().map(BotKind::name).toList());
  }

  @Test
  void theCommandPrintsATableAndTheWeights() {
    StringWriter out = new StringWriter();
    int code =
        Contessa.commandLine()
            .setOut(new PrintWriter(out))
            .execute("calibration", "--games", "2", "--fit", "--bots", "honest,style:duke");
    assertThat(code).isEqualTo(ExitCode.OK);
    assertThat(out.toString()).contains("said", "style:duke", "  believed");
  }

  @Test
  void anUnknownBotIsAUsageError() {
    int code =
        Contessa.commandLine()
            .setErr(new PrintWriter(new StringWriter()))
            .execute("calibration", "--bots", "nobody");
    assertThat(code).isEqualTo(ExitCode.USAGE);
  }
}
