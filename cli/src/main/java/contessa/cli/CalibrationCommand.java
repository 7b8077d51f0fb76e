package contessa.cli;

import contessa.analysis.calibration.ClaimCase;
import contessa.analysis.calibration.ClaimFit;
import contessa.analysis.calibration.ClaimTrial;
import contessa.analysis.calibration.Reliability;
import contessa.analysis.coup.ClaimEvidence;
import contessa.arena.style.Styles;
import contessa.bots.BotKind;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "calibration",
    description = "Test whether claims are true as often as the analysis says.",
    sortOptions = false,
    footer = {
      "",
      "Strangers that were not used to fit the analysis play, unless --bots names others.",
      "Exits with 1 if a row is more than 5 points off. See docs/analysis.md."
    })
final class CalibrationCommand implements Callable<Integer> {

  /** The weights were fitted to these, and to the first strangers. */
  private static final List<String> FITTED =
      List.of(
          "honest",
          "schemer",
          "schemer:bold",
          "schemer:cautious",
          "schemer:vengeful",
          "schemer:sly",
          "seer",
          "contessa:adept",
          "contessa");

  private static final int FITTED_STRANGERS = 200;

  /** These strangers play the test. */
  private static final int FIRST_TESTED = 2001;

  private static final int TESTED_STRANGERS = 200;

  /** Two seeds have no game in common. */
  private static final long APART = 1_000_000;

  private static final int BATCH = 64;
  private static final int ENOUGH = 200;
  static final double MOST_OFF = 0.05;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many games; default ${DEFAULT-VALUE}.")
  private int games;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The same seed gives the same games; default ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--bots", paramLabel = "LIST", description = "The bots that play.")
  private String bots = "";

  @Option(names = "--fit", description = "Print the weights that fit these games best.")
  private boolean fit;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    List<BotKind> kinds = !bots.isEmpty() ? kinds(bots) : fit ? fitted() : tested();
    PrintWriter out = spec.commandLine().getOut();
    Reliability reliability = new Reliability();
    List<ClaimCase> cases = new ArrayList<>();
    for (long from = 0; from < games; from += BATCH) {
      long first = seed * APART + from;
      for (List<ClaimCase> game :
          LongStream.range(first, first + Math.min(BATCH, games - from))
              .parallel()
              .mapToObj(number -> ClaimTrial.play(kinds, number))
              .toList()) {
        reliability.add(game);
        if (fit) {
          cases.addAll(game);
        }
      }
    }
    out.print(reliability.table());
    if (fit) {
      List<Double> weights = ClaimFit.of(cases);
      String[] names = ClaimEvidence.NAMES.split(" ", -1);
      for (int n = 0; n < names.length; n++) {
        out.println(String.format(Locale.ROOT, "%8.3f  %s", weights.get(n), names[n]));
      }
    }
    out.flush();
    return fit || reliability.worst(ENOUGH) < MOST_OFF ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  /** The players of the fit. */
  static List<BotKind> fitted() {
    List<BotKind> kinds = new ArrayList<>(strangers(1, FITTED_STRANGERS));
    FITTED.forEach(name -> kinds.add(ContestantList.bot(name)));
    kinds.addAll(Styles.all());
    return kinds;
  }

  /** The players of the test, none of which was fitted. */
  static List<BotKind> tested() {
    return strangers(FIRST_TESTED, TESTED_STRANGERS);
  }

  private static List<BotKind> strangers(int first, int count) {
    return IntStream.range(first, first + count).mapToObj(Styles::stranger).toList();
  }

  private List<BotKind> kinds(String list) {
    try {
      return Arrays.stream(list.split(",", -1)).map(ContestantList::bot).toList();
    } catch (IllegalArgumentException unknown) {
      throw new ParameterException(spec.commandLine(), String.valueOf(unknown.getMessage()));
    }
  }
}
