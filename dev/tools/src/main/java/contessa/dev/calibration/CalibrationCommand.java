package contessa.dev.calibration;

import contessa.analysis.coup.ClaimEvidence;
import contessa.arena.program.ContestantList;
import contessa.arena.style.Styles;
import contessa.bots.BotKind;
import contessa.bots.royal.PlanAdvice;
import contessa.game.GameKind;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.LongFunction;
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
    description = "Test whether the chances in an analysis come true.",
    sortOptions = false,
    footer = {
      "",
      "In Coup it tests how likely claims are, in Coup Royal who wins. Strangers that were not",
      "used to fit the analysis play, unless --bots names others.",
      "Exits with 1 if a row is more than 5 points off. See docs/analysis.md."
    })
public final class CalibrationCommand implements Callable<Integer> {

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

  private static final int FITTED_STRANGERS = 400;

  /** These strangers play the test. */
  private static final int FIRST_TESTED = 4001;

  private static final int TESTED_STRANGERS = 200;

  /** Two seeds have no game in common. */
  private static final long APART = 1_000_000;

  private static final int BATCH = 64;
  private static final int ENOUGH = 200;
  static final double MOST_OFF = 0.05;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      defaultValue = "coup",
      description = "coup or royal; default ${DEFAULT-VALUE}.")
  private String game;

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

  @Option(names = "--fit", description = "Print the numbers that fit these games best.")
  private boolean fit;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    GameKind kind =
        Arrays.stream(GameKind.values())
            .filter(one -> one.word().equals(game))
            .findFirst()
            .orElseThrow(() -> usageError("unknown game '" + game + "'; expected coup or royal"));
    return switch (kind) {
      case COUP -> fit ? fitClaims() : testClaims();
      case ROYAL -> fit ? fitRoyal() : testRoyal();
    };
  }

  private int testClaims() {
    List<BotKind> kinds = kinds(tested());
    Reliability reliability = new Reliability();
    play(number -> ClaimTrial.play(kinds, number), reliability::add);
    return judge(reliability);
  }

  private int fitClaims() {
    List<BotKind> kinds = kinds(fitted());
    List<ClaimCase> cases = new ArrayList<>();
    play(number -> ClaimTrial.play(kinds, number), cases::addAll);
    List<Double> weights = ClaimFit.of(cases);
    String[] names = ClaimEvidence.NAMES.split(" ", -1);
    for (int n = 0; n < names.length; n++) {
      print(String.format(Locale.ROOT, "%8.3f  %s%n", weights.get(n), names[n]));
    }
    return ExitCode.OK;
  }

  private int testRoyal() {
    List<BotKind> kinds = kinds(tested());
    Reliability reliability = new Reliability();
    play(
        number -> RoyalTrial.play(kinds, number),
        trial -> reliability.add(trial.cases(new PlanAdvice(trial.rules()))));
    return judge(reliability);
  }

  private int fitRoyal() {
    List<BotKind> kinds = kinds(fittedRoyal());
    List<RoyalTrial> trials = new ArrayList<>();
    play(number -> RoyalTrial.play(kinds, number), trials::add);
    print(RoyalFit.of(trials));
    return ExitCode.OK;
  }

  private <T> void play(LongFunction<T> trial, Consumer<T> hears) {
    for (long from = 0; from < games; from += BATCH) {
      long first = seed * APART + from;
      LongStream.range(first, first + Math.min(BATCH, games - from))
          .parallel()
          .mapToObj(trial)
          .toList()
          .forEach(hears);
    }
  }

  private int judge(Reliability reliability) {
    print(reliability.table());
    return reliability.worst(ENOUGH) < MOST_OFF ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private void print(String text) {
    PrintWriter out = spec.commandLine().getOut();
    out.print(text);
    out.flush();
  }

  /** The players of the fit for claims. */
  static List<BotKind> fitted() {
    List<BotKind> kinds = new ArrayList<>(strangers(1, FITTED_STRANGERS));
    FITTED.forEach(name -> kinds.add(ContestantList.bot(name)));
    kinds.addAll(Styles.all());
    return kinds;
  }

  /** The players of the fit for Coup Royal. */
  static List<BotKind> fittedRoyal() {
    return strangers(1, FITTED_STRANGERS);
  }

  /** The players of the test, none of which was fitted. */
  static List<BotKind> tested() {
    return strangers(FIRST_TESTED, TESTED_STRANGERS);
  }

  private static List<BotKind> strangers(int first, int count) {
    return IntStream.range(first, first + count).mapToObj(Styles::stranger).toList();
  }

  /** Those of the command line, or these if there are none. */
  private List<BotKind> kinds(List<BotKind> usual) {
    if (bots.isEmpty()) {
      return usual;
    }
    try {
      return Arrays.stream(bots.split(",", -1))
          .map(name -> ContestantList.bot(name, game))
          .toList();
    } catch (IllegalArgumentException unknown) {
      throw usageError(String.valueOf(unknown.getMessage()));
    }
  }

  private ParameterException usageError(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
