package contessa.cli;

import contessa.analysis.puzzle.PuzzleMaker;
import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.analysis.puzzle.StoredPuzzle.Kind;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
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
      "The puzzles that ship with the program are made with",
      "  ./contessa puzzles --count 60 --seed 1 > puzzles.jsonl",
      "See docs/analysis.md."
    })
final class PuzzlesCommand implements Callable<Integer> {

  private static final int BATCH = 16;

  @Option(names = "--count", paramLabel = "N", defaultValue = "10", description = "How many.")
  private int count;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Where to start.")
  private long seed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    int made = 0;
    for (long batch = seed << 32; made < count; batch += BATCH) {
      for (StoredPuzzle puzzle : batch(batch)) {
        if (made++ < count) {
          out.println(PuzzlePool.line(puzzle));
        }
      }
      out.flush();
    }
    return ExitCode.OK;
  }

  /** The puzzles of some games, every other one of each kind, in the order of the games. */
  private static List<StoredPuzzle> batch(long from) {
    return LongStream.range(from, from + BATCH)
        .parallel()
        .mapToObj(game -> PuzzleMaker.make(game, game % 2 == 0 ? Kind.CHALLENGE : Kind.MOVE))
        .filter(Objects::nonNull)
        .toList();
  }
}
