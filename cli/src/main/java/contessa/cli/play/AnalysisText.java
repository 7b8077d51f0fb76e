package contessa.cli.play;

import module java.base;

import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.PlayerSummary;
import contessa.arena.report.TextGrid;
import contessa.cli.play.screen.Wrap;

/** An analysis as plain text: a line for each step, then the players. */
public final class AnalysisText {

  private AnalysisText() {}

  public static String of(AnalysisTeller teller) {
    StringBuilder out = new StringBuilder();
    List<String> names = teller.analysis().names();
    out.append(teller.edition()).append(": ").append(String.join(", ", names)).append("\n\n");
    out.append(teller.say("analysis.chances")).append('\n');
    for (AnalysedStep step : teller.analysis().steps()) {
      if (teller.worthTelling(step.step())) {
        line(out, teller, step);
      }
    }
    out.append('\n');
    players(out, teller);
    for (PlayerSummary player : teller.analysis().players()) {
      if (!player.turningPoints().isEmpty()) {
        out.append('\n')
            .append(teller.say("analysis.points", "who", teller.name(player.seat())))
            .append('\n');
        player
            .turningPoints()
            .forEach(point -> out.append("  ").append(teller.told(point)).append('\n'));
      }
    }
    if (!teller.lie().isEmpty()) {
      out.append('\n').append(teller.lie()).append('\n');
    }
    return out.append('\n').append(teller.say("analysis.note")).append('\n').toString();
  }

  private static void line(StringBuilder out, AnalysisTeller teller, AnalysedStep step) {
    for (double chance : step.chances()) {
      out.append("%4s".formatted(AnalysisTeller.percent(chance)));
    }
    out.append("  ").append(teller.told(step.step()));
    for (String remark : teller.remarks(step.step())) {
      out.append(" [").append(remark).append(']');
    }
    out.append('\n');
  }

  private static void players(StringBuilder out, AnalysisTeller teller) {
    TextGrid grid = new TextGrid(Wrap::width);
    grid.row("", teller.titles());
    for (PlayerSummary player : teller.analysis().players()) {
      grid.row(teller.name(player.seat()), teller.figures(player));
    }
    out.append(grid);
  }
}
