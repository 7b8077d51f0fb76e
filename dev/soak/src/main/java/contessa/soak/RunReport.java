package contessa.soak;

import contessa.arena.report.ReportPage;
import contessa.server.message.ServerJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The result of a long run: a table for the terminal, and a page with plots. */
final class RunReport {

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
    Map<String, Object> report =
        Map.of(
            "lines",
            lines.stream().map(line -> List.of(line.name, line.value)).toList(),
            "problems",
            problems,
            "plots",
            plots);
    return ReportPage.of(ReportPage.Kind.RUN, "en", title, ServerJson.CODEC.json(report));
  }

  /** The value below which this share of all values is. */
  static double quantile(List<Double> values, double share) {
    List<Double> sorted = values.stream().sorted().toList();
    return sorted.isEmpty() ? 0 : sorted.get((int) (share * (sorted.size() - 1)));
  }
}
