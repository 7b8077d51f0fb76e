package contessa.soak;

import contessa.soak.cluster.SplitRun;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Cuts the nodes of a cluster off from each other in every way, and heals them. */
final class Splits {

  private final List<SplitRun.Figures> figures = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  boolean sound() {
    return problems.isEmpty();
  }

  void run(ProgressLine progress) throws IOException, InterruptedException {
    List<SplitRun.Split> all = List.of(SplitRun.Split.values());
    try {
      for (SplitRun.Split split : all) {
        progress.show((double) figures.size() / all.size(), split.description());
        SplitRun.Figures one = SplitRun.run(split);
        figures.add(one);
        one.problems().forEach(problem -> problems.add(split.description() + ": " + problem));
      }
    } catch (SQLException e) {
      throw new IOException("the database failed", e);
    }
  }

  RunReport report() {
    RunReport report = new RunReport("Splits of a cluster");
    int acknowledged = 0;
    for (SplitRun.Figures one : figures) {
      acknowledged += one.acknowledged();
      report.line(
          one.split().description(),
          String.format(
              Locale.ROOT,
              "longest wait %.1f s, after healing %.1f s",
              one.gapMillis() / 1e3,
              one.healedGapMillis() / 1e3));
    }
    report.line("acknowledged commands", acknowledged);
    report.line("lost, doubled or late", problems.size());
    problems.forEach(report::problem);
    return report;
  }
}
