package contessa.dev;

import module java.base;

import contessa.analysis.puzzle.PuzzleJudge;
import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.PuzzleSeries;
import contessa.analysis.puzzle.StoredPuzzle;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "puzzles",
    description = "Make puzzles from bot games, one on each line.",
    footer = {
      "",
      "The puzzles that ship with the program are such lines. After a change of the networks:",
      "  ./contessa dev puzzles --check puzzles.jsonl > checked.jsonl",
      "See docs/analysis.md."
    })
public final class PuzzlesCommand implements Callable<Integer> {

  /** How many games are played at once. */
  private static final int BATCH = 16;

  @Option(names = "--count", paramLabel = "N", defaultValue = "10", description = "How many.")
  private int count;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Where to start.")
  private long seed;

  @Option(
      names = "--check",
      paramLabel = "FILE",
      description = "Check these instead, and print those that still have a clear answer.")
  private @Nullable Path check;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (check != null) {
      lines(check).parallelStream()
          .flatMap(line -> Stream.ofNullable(PuzzleJudge.again(PuzzlePool.read(line))))
          .forEachOrdered(puzzle -> out.println(PuzzlePool.line(puzzle)));
      out.flush();
      return ExitCode.OK;
    }
    PuzzleSeries series = new PuzzleSeries(seed);
    for (int made = 0; made < count; made++) {
      StoredPuzzle puzzle = null;
      while (puzzle == null) {
        puzzle = series.attempt(BATCH);
      }
      out.println(PuzzlePool.line(puzzle));
      out.flush();
    }
    return ExitCode.OK;
  }

  private List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new ParameterException(spec.commandLine(), "cannot read " + file, e);
    }
  }
}
