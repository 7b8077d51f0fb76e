package contessa.soak;

import contessa.soak.kill.KillRun;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Kills a process with tables many times. */
final class Kills {

  /** Kills between two empty folders: a long journal takes long to read. */
  private static final int KILLS_OF_A_FOLDER = 12;

  /** Every third kill comes while the process starts. */
  private static final int SOON = 3;

  private final List<Double> seconds = new ArrayList<>();
  private final List<Double> acknowledged = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  synchronized boolean sound() {
    return problems.isEmpty();
  }

  private synchronized int kills() {
    return seconds.size();
  }

  void run(int kills, long seed, ProgressLine progress) throws IOException, InterruptedException {
    Path cache = Files.createTempDirectory("contessa");
    List<String> options = KillRun.cache(cache);
    while (kills() < kills && sound()) {
      Path data = Files.createTempDirectory("contessa");
      try {
        KillRun run = new KillRun(data, seed + kills(), options);
        int until = Math.min(kills, kills() + KILLS_OF_A_FOLDER);
        while (kills() < until) {
          kill(run);
          progress.show((double) kills() / kills, soFar());
        }
        delete(data);
      } catch (IllegalStateException e) {
        synchronized (this) {
          problems.add(String.valueOf(e.getMessage())); // the folder stays, to be looked at
        }
      }
    }
    delete(cache);
  }

  private void kill(KillRun run) throws IOException, InterruptedException {
    long start = System.nanoTime();
    int before = run.acknowledged();
    if (kills() % SOON == 0) {
      run.killSoon();
    } else {
      run.kill();
    }
    synchronized (this) {
      seconds.add((System.nanoTime() - start) / 1e9);
      acknowledged.add((double) run.acknowledged() - before);
    }
  }

  private synchronized long commands() {
    return (long) acknowledged.stream().mapToDouble(one -> one).sum();
  }

  private String soFar() {
    return String.format(
        Locale.ROOT, "%,d kills, %,d commands acknowledged, none lost", kills(), commands());
  }

  /** Deletes a folder and its contents. */
  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    }
  }

  /** What has been found so far. */
  synchronized RunReport report() {
    RunReport report = new RunReport("Kills");
    report.line("kills", seconds.size());
    report.line("acknowledged commands", commands());
    report.line("lost, doubled or changed", problems.size());
    problems.forEach(report::problem);
    report.plot("Acknowledged before a kill", "commands", acknowledged);
    report.plot("Start, work, kill and check", "seconds", seconds);
    return report;
  }
}
