package contessa.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
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

/** {@code ./contessa bench}: runs the benchmarks one by one and prints a line for each. */
public final class Bench {

  private static final String REFERENCE = ReferenceLoop.class.getSimpleName();

  private Bench() {}

  /** Number of processes, warm-up rounds, measured rounds, and milliseconds of a round. */
  private enum Thoroughness {
    QUICK(1, 2, 2, 500),
    NORMAL(1, 4, 5, 1_000),
    LONG(3, 5, 8, 1_500);

    private final int forks;
    private final int warmUps;
    private final int rounds;
    private final int millis;

    Thoroughness(int forks, int warmUps, int rounds, int millis) {
      this.forks = forks;
      this.warmUps = warmUps;
      this.rounds = rounds;
      this.millis = millis;
    }
  }

  public static void main(String[] args) {
    Thoroughness thoroughness = Thoroughness.NORMAL;
    Scores.Layout style = Scores.Layout.PLAIN;
    SortedSet<String> names = new TreeSet<>();
    for (String arg : args) {
      switch (arg) {
        case "--quick" -> thoroughness = Thoroughness.QUICK;
        case "--long" -> thoroughness = Thoroughness.LONG;
        case "--markdown" -> style = Scores.Layout.MARKDOWN;
        case "-h", "--help" -> {
          System.out.print(help());
          return;
        }
        default -> {
          if (arg.startsWith("-")) {
            System.err.println("contessa bench: there is no option " + arg);
            System.err.print(help());
            System.exit(2);
          }
          names.add(arg);
        }
      }
    }
    try {
      measure(thoroughness, style, names);
    } catch (RunnerException e) {
      System.err.println("contessa bench: " + e.getMessage());
      System.exit(1);
    }
  }

  /** The launcher prints the same file without building anything. */
  private static String help() {
    try (InputStream in = Bench.class.getResourceAsStream("help.txt")) {
      return new String(
          Objects.requireNonNull(in, "help.txt").readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void measure(Thoroughness thoroughness, Scores.Layout style, Set<String> names)
      throws RunnerException {
    List<String> benchmarks = benchmarks(names);
    if (benchmarks.isEmpty()) {
      System.err.println("contessa bench: there is no benchmark of that name");
      System.exit(2);
    }
    Scores scores = new Scores(System.out, style);
    scores.head();
    scores.reference(run(ReferenceLoop.class.getName() + ".step", thoroughness));
    for (String benchmark : benchmarks) {
      run(benchmark, thoroughness).forEach(scores::row);
    }
  }

  private static List<String> benchmarks(Set<String> names) {
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
