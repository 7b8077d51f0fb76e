package contessa.bench;

import module java.base;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs the benchmarks one by one and prints a line for each. */
@Command(
    name = "bench",
    description = "Measure the speed of the game on this machine.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "One core, and about three minutes. Columns: thousands of operations per second of CPU time,",
      "with the error at 99.9 %%; nanoseconds for one; how many steps of the reference loop,",
      "measured in the same run, it costs; bytes that it allocates. See docs/performance.md."
    })
public final class BenchCommand implements Callable<Integer> {

  private static final String REFERENCE = ReferenceLoop.class.getSimpleName();
  private static final String ALLOCATED = "gc.alloc.rate.norm";

  /** Number of processes, warm-up rounds, measured rounds, and milliseconds of a round. */
  private record Thoroughness(int forks, int warmUps, int rounds, int millis) {}

  @Parameters(
      paramLabel = "NAME",
      arity = "0..*",
      description = "Only benchmarks whose class or method contains it.")
  private List<String> names = new ArrayList<>();

  @Option(names = "--quick", description = "Half a minute, rough figures.")
  private boolean quick;

  @Option(names = "--long", description = "Three runs of each, for figures to publish.")
  private boolean thorough;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws RunnerException {
    List<String> benchmarks = benchmarks(names);
    if (benchmarks.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "there is no benchmark of that name");
    }
    Thoroughness thoroughness =
        quick
            ? new Thoroughness(1, 2, 3, 500)
            : thorough ? new Thoroughness(3, 5, 8, 1_500) : new Thoroughness(1, 4, 5, 1_000);
    PrintWriter out = spec.commandLine().getOut();
    RunResult reference = run(ReferenceLoop.class.getName() + ".step", thoroughness).getFirst();
    out.print(line(reference, reference));
    for (String benchmark : benchmarks) {
      run(benchmark, thoroughness).forEach(result -> out.print(line(result, reference)));
      out.flush();
    }
    return ExitCode.OK;
  }

  private static String line(RunResult result, RunResult reference) {
    BenchmarkParams params = result.getParams();
    String name = params.getBenchmark().replaceFirst(".*\\.(\\w+\\.\\w+)$", "$1");
    for (String key : params.getParamsKeys()) {
      name += " " + params.getParam(key);
    }
    Result<?> rate = measured(result, CpuTime.RATE);
    double perSecond = rate.getScore();
    return String.format(
        Locale.ROOT,
        "%-36s %,10.1f ± %,8.1f k/s %12.2f ns %10.1f steps %8.0f bytes%n",
        name,
        perSecond / 1e3,
        rate.getScoreError() / 1e3,
        1e9 / perSecond,
        measured(reference, CpuTime.RATE).getScore() / perSecond,
        measured(result, ALLOCATED).getScore());
  }

  private static Result<?> measured(RunResult result, String what) {
    return Objects.requireNonNull(result.getSecondaryResults().get(what), what);
  }

  private static List<String> benchmarks(List<String> names) {
    return BenchmarkList.defaultList()
        .find(
            OutputFormatFactory.createFormatInstance(System.err, VerboseMode.SILENT),
            List.of(".*"),
            List.of(REFERENCE))
        .stream()
        .map(BenchmarkListEntry::getUsername)
        .filter(name -> names.isEmpty() || names.stream().anyMatch(name::contains))
        .distinct()
        .toList();
  }

  private static List<RunResult> run(String benchmark, Thoroughness thoroughness)
      throws RunnerException {
    Options options =
        new OptionsBuilder()
            .include(Pattern.quote(benchmark) + "$")
            .forks(thoroughness.forks)
            .warmupIterations(thoroughness.warmUps)
            .warmupTime(TimeValue.milliseconds(thoroughness.millis))
            .measurementIterations(thoroughness.rounds)
            .measurementTime(TimeValue.milliseconds(thoroughness.millis))
            .threads(1)
            .addProfiler(GCProfiler.class)
            .addProfiler(CpuTime.class)
            .jvmArgsAppend(
                "--sun-misc-unsafe-memory-access=allow",
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:+UseCompactObjectHeaders") // as the launcher starts the program
            .verbosity(VerboseMode.SILENT)
            .shouldFailOnError(true)
            .build();
    return List.copyOf(new Runner(options).run());
  }
}
