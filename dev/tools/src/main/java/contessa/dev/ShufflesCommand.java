package contessa.dev;

import contessa.dev.ShuffleStatistics.Result;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "shuffles",
    description = "Test whether the deal shuffles evenly, by chi-square.",
    sortOptions = false,
    footer = {"", "Exits with 1 if a statistic is outside its 99 %% band. See docs/fair-deal.md."})
public final class ShufflesCommand implements Callable<Integer> {

  private static final List<Integer> DECKS = List.of(15, 20, 25);

  @Option(
      names = "--shuffles",
      paramLabel = "N",
      defaultValue = "1000000",
      description = "Shuffles for each size of deck; default ${DEFAULT-VALUE}.")
  private long shuffles;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The same seed gives the same shuffles; default ${DEFAULT-VALUE}.")
  private long seed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (shuffles < 1000) {
      throw new ParameterException(spec.commandLine(), "--shuffles must be at least 1000");
    }
    PrintWriter out = spec.commandLine().getOut();
    boolean even = true;
    for (int cards : DECKS) {
      ShuffleStatistics statistics = ShuffleStatistics.of(cards, shuffles, seed);
      even &= line(out, cards, "places", statistics.places());
      even &= line(out, cards, "pairs", statistics.pairs());
    }
    return even ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private static boolean line(PrintWriter out, int cards, String what, Result result) {
    out.println(
        String.format(
            Locale.ROOT,
            "%d cards, %-6s  chi-square %7.1f  99 %% band %6.1f to %6.1f  %s",
            cards,
            what,
            result.chiSquare(),
            result.low(),
            result.high(),
            result.inBand() ? "even" : "UNEVEN"));
    out.flush();
    return result.inBand();
  }
}
