package contessa.soak;

import contessa.soak.load.LoadFigures;
import contessa.soak.load.LoadRun;
import contessa.soak.load.MeasuredServers;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The lines of a report about a server under load. */
final class LoadReport {

  private final RunReport report;
  private final LoadRun run;
  private final @Nullable MeasuredServers servers;
  private long heapBefore;
  private double cpu;
  private double ownCpu;
  private double databaseCpu;
  private long written;
  private long startedAt;

  /**
   * A report.
   *
   * @param servers null if somebody else started the server
   */
  LoadReport(RunReport report, LoadRun run, @Nullable MeasuredServers servers)
      throws IOException, InterruptedException {
    this.report = report;
    this.run = run;
    this.servers = servers;
    heapBefore = heap();
    // The first question takes a tenth of a second, in which the people would not act.
    ownCpu = ownCpu();
  }

  private long heap() throws IOException, InterruptedException {
    return servers == null ? 0 : servers.heap();
  }

  /** The processor time of this process, which plays the people. */
  private static double ownCpu() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
            .getProcessCpuTime()
        / 1e9;
  }

  /** The idle sockets are there. */
  void idle(int sockets) throws IOException, InterruptedException {
    if (sockets > 0 && servers != null) {
      long heap = heap();
      report.line("idle sockets", sockets);
      report.line("heap of an idle socket, bytes", (heap - heapBefore) / sockets);
      heapBefore = heap;
    }
  }

  /** The measured time begins. */
  void begin() throws IOException {
    startedAt = System.nanoTime();
    ownCpu = ownCpu();
    if (servers != null) {
      cpu = servers.cpu();
      databaseCpu = servers.databaseCpu();
      written = servers.written();
    }
  }

  /** The measured time is over. */
  void end() throws IOException {
    LoadFigures figures = run.figures();
    double seconds = (System.nanoTime() - startedAt) / 1e9;
    double thousands = Math.max(1, figures.decisions()) / 1_000.0;
    report.line("sockets", run.sockets());
    report.line("seconds", decimal(seconds));
    report.line("decisions made durable", figures.decisions());
    report.line("decisions a second", (long) (figures.decisions() / seconds));
    if (servers != null) {
      double used = servers.cpu() - cpu;
      report.line("server: processor seconds for 1,000 decisions", decimal(used / thousands));
      report.line("server: cores", decimal(used / seconds));
      if (servers.hasDatabase()) {
        double database = servers.databaseCpu() - databaseCpu;
        report.line(
            "database: processor seconds for 1,000 decisions", decimal(database / thousands));
      }
      report.line(
          "written to disk for a decision, bytes",
          (long) ((servers.written() - written) / (thousands * 1_000)));
    }
    double own = ownCpu() - ownCpu;
    report.line("driver: processor seconds for 1,000 decisions", decimal(own / thousands));
    report.line("driver: cores", decimal(own / seconds));
    report.line("messages a second", (long) (figures.messages() / seconds));
    report.line("bytes of a message", figures.bytes() / Math.max(1, figures.messages()));
    for (double percentile : new double[] {50, 99, 99.9}) {
      report.line(
          "decision to durable, p" + name(percentile) + ", ms",
          decimal(figures.durablePercentile(percentile)));
    }
    for (double percentile : new double[] {50, 99, 99.9}) {
      report.line(
          "decision to all viewers, p" + name(percentile) + ", ms",
          decimal(figures.shownPercentile(percentile)));
    }
    figures.refusals().forEach((why, times) -> report.line("refused: " + why, times));
    report.line("asked to come back later", figures.waits());
    report.line("spectators sent away", figures.sentAwayTimes());
  }

  private static String name(double percentile) {
    return percentile == Math.rint(percentile)
        ? String.valueOf((long) percentile)
        : String.valueOf(percentile);
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  /** All were cut off and have come back, each after this many seconds. */
  void reconnected(List<Double> seconds) {
    report.line("connections cut together", seconds.size());
    report.line("back after, p50, s", decimal(RunReport.quantile(seconds, 0.5)));
    report.line("back after, the last, s", decimal(RunReport.quantile(seconds, 1)));
    report.plot("Back after a lost connection", "seconds", seconds);
  }

  void games(int games) throws IOException, InterruptedException {
    if (servers != null && games > 0) {
      run.calmDown();
      heapOf(games);
    }
    run.figures().errors().forEach((what, times) -> report.problem(times + " times: " + what));
  }

  /** After an overload there may be no connection left to ask with; the rest is worth reading. */
  private void heapOf(int games) throws InterruptedException {
    String name = "heap of a game with its sockets, bytes";
    try {
      report.line(name, (heap() - heapBefore) / games);
    } catch (IOException e) {
      report.line(name, "not known: " + e);
    }
  }

  void plots() {
    List<LoadFigures.Second> seconds = run.figures().seconds();
    report.curve(
        "Decisions a second", "", seconds.stream().map(one -> (double) one.decisions()).toList());
    report.curve(
        "Decision to durable, p99 of each second",
        "ms",
        seconds.stream().map(LoadFigures.Second::p99).toList());
  }
}
