package contessa.soak;

import contessa.soak.cluster.FaultRun;
import contessa.soak.cluster.SplitRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/**
 * Real nodes under load: killed, frozen, without their database, drained and restarted; then cut
 * off from each other in every way, and healed.
 */
final class ClusterFaults {

  private final RunReport report = new RunReport("Faults of a cluster");
  private int done;
  private int acknowledged;
  private int problems;

  boolean sound() {
    return problems == 0;
  }

  RunReport run(ProgressLine progress) throws IOException, InterruptedException {
    int all = FaultRun.Fault.values().length + SplitRun.Split.values().length;
    Path folder = Files.createTempDirectory("contessa");
    try {
      try (FaultRun run = new FaultRun(folder.resolve("faults"))) {
        for (FaultRun.Fault fault : FaultRun.Fault.values()) {
          progress.show((double) done++ / all, fault.description());
          report.line(fault.description(), run.cause(fault));
        }
        add("with faults", run.check(), run.acknowledged());
      }
      for (SplitRun.Split split : SplitRun.Split.values()) {
        progress.show((double) done++ / all, split.description());
        add(SplitRun.run(split, folder.resolve("split" + done)));
      }
    } catch (SQLException e) {
      throw new IOException("the database failed", e);
    }
    report.line("acknowledged commands", acknowledged);
    report.line("lost, doubled or late", problems);
    if (sound()) {
      Kills.delete(folder);
    } else {
      report.problem("the logs of the nodes are in " + folder);
    }
    return report;
  }

  private void add(SplitRun.Figures one) {
    report.line(
        one.split().description(),
        String.format(
            Locale.ROOT,
            "longest wait %.1f s, at any node %.1f s, after healing %.1f s",
            one.majority() / 1e3,
            one.anybody() / 1e3,
            one.healed() / 1e3));
    add(one.split().description(), one.problems(), one.acknowledged());
  }

  private void add(String when, List<String> found, int commands) {
    acknowledged += commands;
    problems += found.size();
    found.forEach(problem -> report.problem(when + ": " + problem));
  }
}
