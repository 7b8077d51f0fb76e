package contessa.bench.load;

import module java.base;

import java.lang.management.ManagementFactory;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** Prints what was measured of a server under load. */
final class LoadReport {

  private final PrintWriter out;
  private final LoadRun run;
  private final @Nullable MeasuredServer server;
  private long heapBefore;
  private double cpu;
  private double ownCpu;
  private long written;
  private long startedAt;

  /**
   * A report.
   *
   * @param server null if somebody else started it
   */
  LoadReport(PrintWriter out, LoadRun run, @Nullable MeasuredServer server)
      throws IOException, InterruptedException {
    this.out = out;
    this.run = run;
    this.server = server;
    if (server != null) {
      line("start until the address is printed, s", server.startSeconds);
      heapBefore = server.heap();
    }
    // The first question takes a tenth of a second, in which the people would not act.
    ownCpu = ownCpu();
  }

  /** The CPU time of this process, which plays the people. */
  private static double ownCpu() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
            .getProcessCpuTime()
        / 1e9;
  }

  private void line(String name, long value) {
    line(name, String.format(Locale.ROOT, "%,d", value));
  }

  private void line(String name, double value) {
    line(name, String.format(Locale.ROOT, "%.2f", value));
  }

  private void line(String name, String value) {
    out.printf("%-44s %14s%n", name, value);
    out.flush();
  }

  /** The idle sockets are there. */
  void idle(int sockets) throws IOException, InterruptedException {
    if (sockets > 0 && server != null) {
      long heap = server.heap();
      line("idle sockets", sockets);
      line("heap of an idle socket, bytes", (heap - heapBefore) / sockets);
      heapBefore = heap;
    }
  }

  /** The measured time begins. */
  void begin() throws IOException {
    startedAt = System.nanoTime();
    ownCpu = ownCpu();
    if (server != null) {
      cpu = server.cpu();
      written = server.written();
    }
  }

  /** The measured time is over. */
  void end() throws IOException {
    LoadFigures figures = run.figures();
    double seconds = (System.nanoTime() - startedAt) / 1e9;
    double thousands = Math.max(1, figures.decisions) / 1_000.0;
    line("sockets", run.sockets());
    line("seconds", seconds);
    line("decisions made durable", figures.decisions);
    line("decisions per second", (long) (figures.decisions / seconds));
    if (server != null) {
      double used = server.cpu() - cpu;
      line("server: CPU seconds per 1,000 decisions", used / thousands);
      line("server: cores", used / seconds);
      line("bytes to disk per decision", (long) ((server.written() - written) / thousands / 1_000));
    }
    double own = ownCpu() - ownCpu;
    line("driver: CPU seconds per 1,000 decisions", own / thousands);
    line("driver: cores", own / seconds);
    line("messages per second", (long) (figures.messages / seconds));
    line("bytes per message", figures.bytes / Math.max(1, figures.messages));
    percentiles("decision to durable", figures.durable);
    percentiles("decision to all viewers", figures.shown);
    figures.refusals.forEach((why, times) -> line("refused: " + why, times));
    line("asked to come back later", figures.waited);
    line("spectators rejected", figures.sentAway);
  }

  private void percentiles(String name, Histogram nanos) {
    for (String p : List.of("50", "99", "99.9")) {
      line(name + ", p" + p + ", ms", nanos.getValueAtPercentile(Double.parseDouble(p)) / 1e6);
    }
  }

  /** All were cut off and have come back, each after this many seconds. */
  void reconnected(List<Double> seconds) {
    List<Double> sorted = seconds.stream().sorted().toList();
    line("connections cut together", sorted.size());
    line("back after, p50, s", sorted.get(sorted.size() / 2));
    line("back after, the last, s", Collections.max(sorted));
  }

  void games(int games) throws IOException, InterruptedException {
    if (server != null && games > 0) {
      run.calmDown();
      line("heap of a game with its sockets, bytes", heapOf(games));
    }
    run.figures().errors.forEach((what, times) -> out.println(times + " times: " + what));
    out.flush();
  }

  /** After an overload there may be no connection left to ask with; the rest is worth reading. */
  private String heapOf(int games) throws InterruptedException {
    try {
      return String.format(
          Locale.ROOT, "%,d", server == null ? 0 : (server.heap() - heapBefore) / games);
    } catch (IOException e) {
      return "unknown: " + e;
    }
  }
}
