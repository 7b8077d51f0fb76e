package contessa.soak;

import contessa.soak.kill.KillRun;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Kills a process with tables many times. */
final class Kills {

  /** After so many kills it begins in an empty folder, since reading all of it takes longer. */
  private static final int KILLS_OF_A_FOLDER = 25;

  private final List<Double> seconds = new ArrayList<>();
  private final List<Double> acknowledged = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  boolean sound() {
    return problems.isEmpty();
  }

  void run(int kills, long seed, ProgressLine progress) throws IOException, InterruptedException {
    while (seconds.size() < kills && sound()) {
      Path data = Files.createTempDirectory("contessa");
      try {
        runIn(data, Math.min(kills, seconds.size() + KILLS_OF_A_FOLDER), seed, kills, progress);
        delete(data);
      } catch (IllegalStateException e) {
        problems.add(String.valueOf(e.getMessage())); // the folder stays, to be looked at
      }
    }
  }

  private void runIn(Path data, int until, long seed, int all, ProgressLine progress)
      throws IOException, InterruptedException {
    KillRun run = new KillRun(data, seed + seconds.size());
    while (seconds.size() < until) {
      long start = System.nanoTime();
      int before = run.acknowledged();
      run.kill();
      seconds.add((System.nanoTime() - start) / 1e9);
      acknowledged.add((double) run.acknowledged() - before);
      progress.show((double) seconds.size() / all, seconds.size() + " kills");
    }
  }

  /** Deletes a folder and its contents. */
  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    }
  }

  RunReport report() {
    RunReport report = new RunReport("Kills");
    report.line("kills", seconds.size());
    report.line(
        "acknowledged commands", (long) acknowledged.stream().mapToDouble(one -> one).sum());
    report.line("lost, doubled or changed", problems.size());
    problems.forEach(report::problem);
    report.plot("Acknowledged before a kill", "commands", acknowledged);
    report.plot("Start, work, kill and check", "seconds", seconds);
    return report;
  }
}
