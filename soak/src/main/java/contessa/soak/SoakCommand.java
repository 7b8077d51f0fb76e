package contessa.soak;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "soak",
    description = "Play games on a simulated server, with every fault there is.",
    sortOptions = false,
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The same seed always gives the same run. Exits with 1 if the server broke a promise, and",
      "prints the seed that shows it. See docs/testing.md."
    })
final class SoakCommand implements Callable<Integer> {

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

  @Option(names = "--html", paramLabel = "FILE", description = "Write a report with plots.")
  private @Nullable Path html;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    SimulatedRuns runs = new SimulatedRuns();
    if (seed != null) {
      spec.commandLine().getErr().print(runs.run(seed));
      spec.commandLine().getErr().println();
    } else {
      runAll(runs);
    }
    RunReport report = runs.report();
    PrintWriter out = spec.commandLine().getOut();
    out.print(report.text());
    if (html != null) {
      Files.writeString(html, report.html());
      out.println("The report is in " + html);
    }
    out.flush();
    return runs.sound() ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private void runAll(SimulatedRuns runs) {
    PrintWriter err = spec.commandLine().getErr();
    try (ProgressLine progress = ProgressLine.of(err)) {
      for (long next = from; runs.games() < games; next++) {
        String violation = runs.run(next);
        if (!violation.isEmpty()) {
          err.println("\n" + violation);
          err.flush();
        }
        progress.show((double) runs.games() / games, runs.games() + " games");
      }
    }
  }
}
