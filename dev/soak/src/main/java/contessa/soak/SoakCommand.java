package contessa.soak;

import contessa.soak.fuzz.FuzzRun;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "soak",
    description = {
      "Play games on a simulated server, with every fault there is.",
      "Or kill real ones, or send them anything."
    },
    sortOptions = false,
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The same seed always gives the same run. Exits with 1 if the server broke a promise, and",
      "prints the seed that shows it. See docs/testing.md."
    })
public final class SoakCommand implements Callable<Integer> {

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "20000",
      description = "Stop after this many games; default ${DEFAULT-VALUE}.")
  private int games;

  @Option(
      names = "--from",
      paramLabel = "SEED",
      defaultValue = "1",
      description = "The first seed; default ${DEFAULT-VALUE}.")
  private long from;

  @Option(names = "--seed", paramLabel = "SEED", description = "Only the run with this seed.")
  private @Nullable Long seed;

  @Option(
      names = "--kills",
      paramLabel = "N",
      description = "Instead, kill a process with tables on a real disk N times.")
  private int kills;

  @Option(
      names = "--fuzz",
      paramLabel = "SECONDS",
      description = "Instead, send anything to a server and to the engine, guided by coverage.")
  private int fuzz;

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      defaultValue = "fuzz",
      description = "What fuzzing keeps; default ${DEFAULT-VALUE}.")
  private Path folder = Path.of("fuzz");

  @Option(
      names = "--cluster",
      description =
          "Instead, kill, freeze, drain and restart real nodes, and cut them off from each other"
              + " (Linux, as root).")
  private boolean cluster;

  @Mixin private ReportOption out = new ReportOption();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (kills > 0) {
      Kills run = new Kills();
      try (ProgressLine progress = ProgressLine.of(spec.commandLine().getErr());
          ReportWhenStopped _ = new ReportWhenStopped(() -> printSoFar(run.report()))) {
        run.run(kills, from, progress);
      }
      return print(run.report(), run.sound());
    }
    if (fuzz > 0) {
      return FuzzRun.run(fuzz, folder) == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }
    if (cluster) {
      ClusterFaults faults = new ClusterFaults();
      RunReport report;
      try (ProgressLine progress = ProgressLine.of(spec.commandLine().getErr())) {
        report = faults.run(progress);
      }
      return print(report, faults.sound());
    }
    SimulatedRuns runs = new SimulatedRuns();
    if (seed != null) {
      say(runs.run(seed));
    } else {
      simulate(runs);
    }
    return print(runs.report(), runs.sound());
  }

  private void simulate(SimulatedRuns runs) {
    try (ProgressLine progress = ProgressLine.of(spec.commandLine().getErr());
        ReportWhenStopped _ = new ReportWhenStopped(() -> printSoFar(runs.report()))) {
      for (long next = from; runs.games() < games; next++) {
        say(runs.run(next));
        progress.show((double) runs.games() / games, runs.games() + " games");
      }
    }
  }

  private void say(String violation) {
    if (!violation.isEmpty()) {
      PrintWriter err = spec.commandLine().getErr();
      err.println("\n" + violation);
      err.flush();
    }
  }

  private void printSoFar(RunReport report) {
    try {
      var _ = print(report, false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int print(RunReport report, boolean sound) throws IOException {
    out.print(report, spec.commandLine().getOut());
    return sound ? ExitCode.OK : ExitCode.SOFTWARE;
  }
}
