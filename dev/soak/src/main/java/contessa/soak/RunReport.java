package contessa.soak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** The result of a long run: a table for the terminal, and a page with plots. */
final class RunReport {

  private static final int BARS = 40;
  private static final int WIDTH = 800;
  private static final int HEIGHT = 150;
  private static final String STYLE =
      """
      :root { color-scheme: light dark }
      body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 56rem; padding: 1rem }
      table { border-collapse: collapse }
      th, td { padding: .2rem 1rem .2rem 0; text-align: left; border-bottom: 1px solid #8884 }
      td { text-align: right; font-variant-numeric: tabular-nums }
      svg { width: 100%; height: auto; border-bottom: 1px solid #888 }
      rect { fill: #b3202c }
      polyline { fill: none; stroke: #b3202c; stroke-width: 2 }
      .bad { color: #b3202c }
      """;

  private record Line(String name, String value) {}

  /**
   * A picture.
   *
   * @param overTime whether the values follow each other in time; else it is a histogram of them
   */
  private record Plot(String title, String unit, List<Double> values, boolean overTime) {}

  private final String title;
  private final List<Line> lines = new ArrayList<>();
  private final List<Plot> plots = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  RunReport(String title) {
    this.title = title;
  }

  void line(String name, String value) {
    lines.add(new Line(name, value));
  }

  void line(String name, long value) {
    line(name, String.format(Locale.ROOT, "%,d", value));
  }

  /** A histogram of these values. */
  void plot(String name, String unit, List<Double> values) {
    plots.add(new Plot(name, unit, List.copyOf(values), false));
  }

  /** These values, one for each second. */
  void curve(String name, String unit, List<Double> values) {
    plots.add(new Plot(name, unit, List.copyOf(values), true));
  }

  void problem(String what) {
    problems.add(what);
  }

  String text() {
    int name = lines.stream().mapToInt(line -> line.name.length()).max().orElse(0);
    int value = lines.stream().mapToInt(line -> line.value.length()).max().orElse(0);
    StringBuilder text = new StringBuilder();
    for (Line line : lines) {
      text.append(line.name).append(" ".repeat(name - line.name.length() + 2));
      text.append(" ".repeat(value - line.value.length())).append(line.value).append('\n');
    }
    problems.forEach(problem -> text.append(problem).append('\n'));
    return text.toString();
  }

  String html() {
    StringBuilder page = new StringBuilder();
    page.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.append("<title>").append(escaped(title)).append("</title>\n<style>\n").append(STYLE);
    page.append("</style>\n</head>\n<body>\n<h1>")
        .append(escaped(title))
        .append("</h1>\n<table>\n");
    for (Line line : lines) {
      page.append("<tr><th>").append(escaped(line.name)).append("</th><td>");
      page.append(escaped(line.value)).append("</td></tr>\n");
    }
    page.append("</table>\n");
    for (String problem : problems) {
      page.append("<p class=\"bad\">").append(escaped(problem)).append("</p>\n");
    }
    plots.stream().filter(plot -> !plot.values.isEmpty()).forEach(plot -> draw(plot, page));
    return page.append("</body>\n</html>\n").toString();
  }

  private static void draw(Plot plot, StringBuilder page) {
    page.append("<h2>").append(escaped(plot.title)).append("</h2>\n");
    page.append("<svg viewBox=\"0 0 ").append(WIDTH).append(' ').append(HEIGHT);
    page.append("\" role=\"img\" aria-label=\"").append(escaped(plot.title)).append("\">\n");
    double highest = Math.max(1e-9, Collections.max(plot.values));
    if (plot.overTime) {
      drawCurve(plot, highest, page);
    } else {
      drawBars(plot, highest, page);
    }
    page.append("</svg>\n");
    String unit = plot.unit.isEmpty() ? "" : " " + plot.unit;
    page.append("<p>")
        .append(plot.overTime ? plot.values.size() + " seconds; highest " : "0 to ")
        .append(number(highest))
        .append(escaped(unit))
        .append(plot.overTime ? ", median " : "; median ")
        .append(number(quantile(plot.values, 0.5)))
        .append(", 99 of 100 below ")
        .append(number(quantile(plot.values, 0.99)))
        .append("</p>\n");
  }

  /** With three digits that matter, as people write numbers. */
  static String number(double value) {
    String text = String.format(Locale.ROOT, value >= 100 ? "%,.0f" : "%.3g", value);
    return text.contains(".") ? text.replaceFirst("\\.?0+$", "") : text;
  }

  private static void drawCurve(Plot plot, double highest, StringBuilder page) {
    page.append("<polyline points=\"");
    for (int i = 0; i < plot.values.size(); i++) {
      page.append(
          String.format(
              Locale.ROOT,
              "%.1f,%.1f ",
              (double) WIDTH * i / Math.max(1, plot.values.size() - 1),
              HEIGHT * (1 - plot.values.get(i) / highest)));
    }
    page.append("\"/>\n");
  }

  private static void drawBars(Plot plot, double highest, StringBuilder page) {
    int[] bars = new int[BARS];
    for (double value : plot.values) {
      bars[Math.min(BARS - 1, (int) (value / highest * BARS))]++;
    }
    int most = 1;
    for (int bar : bars) {
      most = Math.max(most, bar);
    }
    for (int i = 0; i < BARS; i++) {
      double height = (double) HEIGHT * bars[i] / most;
      page.append(
          String.format(
              Locale.ROOT,
              "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\">"
                  + "<title>%s to %s %s: %d</title></rect>%n",
              (double) WIDTH * i / BARS,
              HEIGHT - height,
              0.85 * WIDTH / BARS,
              height,
              number(highest * i / BARS),
              number(highest * (i + 1) / BARS),
              plot.unit,
              bars[i]));
    }
  }

  /** The value below which this share of all values is. */
  static double quantile(List<Double> values, double share) {
    List<Double> sorted = values.stream().sorted().toList();
    return sorted.isEmpty() ? 0 : sorted.get((int) (share * (sorted.size() - 1)));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
