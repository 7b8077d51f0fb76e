package contessa.cli.play;

import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.PlayerSummary;
import contessa.notation.words.Language;
import java.util.List;
import java.util.Locale;

/** An analysis as one self-contained page: the curve of every player, the steps, the players. */
public final class AnalysisPage {

  private static final int WIDTH = 900;
  private static final int HEIGHT = 260;
  private static final String[] COLOURS = {
    "#b3202c", "#2b6cb0", "#2f855a", "#b7791f", "#6b46c1", "#c05621", "#0f766e", "#9d174d",
    "#4a5568", "#1a202c"
  };
  private static final String STYLE =
      """
      :root { color-scheme: light dark }
      body { font: 16px/1.5 Georgia, serif; margin: 0 auto; max-width: 60rem; padding: 1rem }
      svg { width: 100%; height: auto; border: 1px solid #8886 }
      polyline { fill: none; stroke-width: 2.5 }
      .grid { stroke: #8884 }
      text { font-size: 12px; fill: currentColor }
      table { border-collapse: collapse; width: 100% }
      th, td { padding: .2rem .5rem; text-align: right; border-bottom: 1px solid #8884 }
      th:first-child, td:first-child, td.told { text-align: left }
      .key { display: inline-block; width: .8em; height: .8em; margin-right: .3em }
      .remark { opacity: .75; font-style: italic }
      """;

  private final AnalysisTeller teller;
  private final List<AnalysedStep> steps;
  private final StringBuilder page = new StringBuilder(1 << 15);

  private AnalysisPage(AnalysisTeller teller) {
    this.teller = teller;
    steps = teller.analysis().steps();
  }

  public static String of(AnalysisTeller teller, Language language) {
    return new AnalysisPage(teller).write(language);
  }

  private String write(Language language) {
    String title = teller.edition() + ": " + String.join(", ", teller.analysis().names());
    page.append("<!DOCTYPE html>\n<html lang=\"").append(language.code());
    page.append("\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.append("<title>").append(escaped(title)).append("</title>\n<style>\n").append(STYLE);
    page.append("</style>\n</head>\n<body>\n<h1>").append(escaped(title)).append("</h1>\n");
    page.append("<h2>").append(escaped(teller.say("analysis.chances"))).append("</h2>\n");
    curves();
    players();
    points();
    moves();
    page.append("<p>").append(escaped(teller.say("analysis.note"))).append("</p>\n");
    return page.append("</body>\n</html>\n").toString();
  }

  private void curves() {
    page.append("<p>");
    for (int seat = 0; seat < teller.analysis().names().size(); seat++) {
      page.append(key(seat)).append(escaped(teller.name(seat))).append(" ");
    }
    page.append("</p>\n<svg viewBox=\"0 0 ").append(WIDTH).append(' ').append(HEIGHT);
    page.append("\" role=\"img\" aria-label=\"");
    page.append(escaped(teller.say("analysis.chances"))).append("\">\n");
    for (int percent = 0; percent <= 100; percent += 25) {
      double y = y(percent / 100.0);
      page.append(
          String.format(
              Locale.ROOT,
              "<line class=\"grid\" x1=\"0\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>"
                  + "<text x=\"2\" y=\"%.1f\">%d %%</text>%n",
              WIDTH,
              y,
              y,
              Math.max(12, y - 2),
              percent));
    }
    for (int seat = 0; seat < teller.analysis().names().size(); seat++) {
      curve(seat);
    }
    page.append("</svg>\n");
  }

  private void curve(int seat) {
    page.append("<polyline stroke=\"").append(COLOURS[seat]).append("\" points=\"");
    for (AnalysedStep step : steps) {
      double y = y(step.chances().get(seat));
      page.append(String.format(Locale.ROOT, "%.1f,%.1f ", x(step.step()), y));
    }
    page.append("\"/>\n");
    for (AnalysedStep step : steps) {
      if (step.claim() != null && step.seat() != null && step.seat() == seat) {
        page.append(
            String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" stroke=\"%s\" fill=\"%s\">"
                    + "<title>%s</title></circle>%n",
                x(step.step()),
                y(step.chances().get(seat)),
                COLOURS[seat],
                step.claim().honest() ? COLOURS[seat] : "none",
                escaped(teller.told(step.step()))));
      }
    }
  }

  private double x(int step) {
    return 8 + (WIDTH - 16.0) * step / Math.max(1, steps.size() - 1);
  }

  private static double y(double chance) {
    return HEIGHT - 8 - (HEIGHT - 16) * chance;
  }

  private void players() {
    page.append("<table>\n<tr><th></th>");
    teller.titles().forEach(title -> page.append("<th>").append(escaped(title)).append("</th>"));
    page.append("</tr>\n");
    for (PlayerSummary player : teller.analysis().players()) {
      page.append("<tr><td>").append(key(player.seat()));
      page.append(escaped(teller.name(player.seat()))).append("</td>");
      for (String figure : teller.figures(player)) {
        page.append("<td>").append(escaped(figure)).append("</td>");
      }
      page.append("</tr>\n");
    }
    page.append("</table>\n");
  }

  private void points() {
    for (PlayerSummary player : teller.analysis().players()) {
      if (!player.turningPoints().isEmpty()) {
        String title = teller.say("analysis.points", "who", teller.name(player.seat()));
        page.append("<h3>").append(escaped(title)).append("</h3>\n<ul>\n");
        player
            .turningPoints()
            .forEach(
                point -> page.append("<li>").append(escaped(teller.told(point))).append("</li>\n"));
        page.append("</ul>\n");
      }
    }
    if (!teller.lie().isEmpty()) {
      page.append("<p><strong>").append(escaped(teller.lie())).append("</strong></p>\n");
    }
  }

  private void moves() {
    page.append("<table>\n<tr>");
    teller
        .analysis()
        .names()
        .forEach(name -> page.append("<th>").append(escaped(name)).append("</th>"));
    page.append("<th></th></tr>\n");
    for (AnalysedStep step : steps) {
      if (teller.worthTelling(step.step())) {
        page.append("<tr>");
        for (double chance : step.chances()) {
          page.append("<td>").append(AnalysisTeller.percent(chance)).append("</td>");
        }
        page.append("<td class=\"told\">").append(escaped(teller.told(step.step())));
        for (String remark : teller.remarks(step.step())) {
          page.append(" <span class=\"remark\">").append(escaped(remark)).append("</span>");
        }
        page.append("</td></tr>\n");
      }
    }
    page.append("</table>\n");
  }

  private static String key(int seat) {
    return "<span class=\"key\" style=\"background:" + COLOURS[seat] + "\"></span>";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
