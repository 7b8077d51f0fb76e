package contessa.cli;

import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.PuzzleSeries;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "puzzles",
    description = "Make puzzles from bot games, one on each line.",
    footer = {
      "",
      "The puzzles that ship with the program are such lines.",
      "See docs/analysis.md."
    })
final class PuzzlesCommand implements Callable<Integer> {

  @Option(names = "--count", paramLabel = "N", defaultValue = "10", description = "How many.")
  private int count;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Where to start.")
  private long seed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    PuzzleSeries series = new PuzzleSeries(seed);
    for (int made = 0; made < count; made++) {
      out.println(PuzzlePool.line(series.next()));
      out.flush();
    }
    return ExitCode.OK;
  }
}
