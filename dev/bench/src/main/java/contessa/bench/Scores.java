package contessa.bench;

import java.io.PrintStream;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** Prints the table of scores, line by line. */
final class Scores {

  private static final String ALLOCATED = "gc.alloc.rate.norm";

  /** The format of a line, and the rule under the first. */
  enum Layout {
    PLAIN("%-52s %20s  %-12s %9s %7s%n", ""),
    MARKDOWN("| %s | %s | %s | %s | %s |%n", "|---|---:|---:|---:|---:|%n");

    private final String line;
    private final String rule;

    Layout(String line, String rule) {
      this.line = line;
      this.rule = rule;
    }
  }

  private final PrintStream out;
  private final Layout layout;
  private double reference = Double.NaN;

  Scores(PrintStream out, Layout layout) {
    this.out = out;
    this.layout = layout;
  }

  void head() {
    print("", "score", "goal", "reference", "bytes");
    out.printf(Locale.ROOT, layout.rule);
  }

  /** The reference loop comes first: the others are compared with it. */
  void reference(List<RunResult> results) {
    for (RunResult result : results) {
      reference = score(result).getScore();
      row(result);
    }
  }

  void row(RunResult result) {
    BenchmarkParams params = result.getParams();
    Result<?> score = score(result);
    Goal goal = goal(params.getBenchmark());
    boolean timed = goal != null && goal.nanos() > 0;
    print(
        (goal == null ? shortName(params.getBenchmark()) : goal.name()) + settings(params),
        timed ? nanos(score) : rate(score),
        goal == null ? "" : goal(goal, score.getScore()),
        String.format(Locale.ROOT, "%.1f", reference / score.getScore()),
        allocated(result));
  }

  private static Result<?> score(RunResult result) {
    return result.getSecondaryResults().getOrDefault(CpuTime.RATE, result.getPrimaryResult());
  }

  private void print(String name, String score, String goal, String multiple, String bytes) {
    out.printf(Locale.ROOT, layout.line, name, score, goal, multiple, bytes);
    out.flush();
  }

  private static String rate(Result<?> score) {
    double unit = unit(score.getScore());
    return String.format(
        Locale.ROOT,
        "%.2f ± %.2f %s",
        score.getScore() / unit,
        error(score) / unit,
        perSecond(unit));
  }

  private static double unit(double rate) {
    return rate < 1e6 ? 1e3 : 1e6;
  }

  private static String perSecond(double unit) {
    return unit < 1e6 ? "k/s" : "M/s";
  }

  private static String nanos(Result<?> score) {
    double nanos = 1e9 / score.getScore();
    return String.format(
        Locale.ROOT, "%.2f ± %.2f ns", nanos, nanos * error(score) / score.getScore());
  }

  /** The error; 0 if there were too few rounds for one. */
  private static double error(Result<?> score) {
    double error = score.getScoreError();
    return Double.isNaN(error) ? 0 : error;
  }

  private static String goal(Goal goal, double score) {
    if (goal.nanos() > 0) {
      return mark(1e9 / score <= goal.nanos())
          + String.format(Locale.ROOT, "≤ %.0f ns", goal.nanos());
    }
    if (goal.atLeast() > 0) {
      double unit = unit(goal.atLeast());
      return mark(score >= goal.atLeast())
          + String.format(Locale.ROOT, "≥ %.0f %s", goal.atLeast() / unit, perSecond(unit));
    }
    return "";
  }

  private static String mark(boolean reached) {
    return reached ? "✓ " : "✗ ";
  }

  private static String allocated(RunResult result) {
    Result<?> bytes = result.getSecondaryResults().get(ALLOCATED);
    return bytes == null ? "" : String.format(Locale.ROOT, "%.0f", bytes.getScore());
  }

  private static String settings(BenchmarkParams params) {
    return params.getParamsKeys().isEmpty()
        ? ""
        : params.getParamsKeys().stream()
            .map(params::getParam)
            .collect(Collectors.joining(", ", ", ", ""));
  }

  private static String shortName(String benchmark) {
    return benchmark.substring(benchmark.lastIndexOf('.', benchmark.lastIndexOf('.') - 1) + 1);
  }

  private static @Nullable Goal goal(String benchmark) {
    int dot = benchmark.lastIndexOf('.');
    try {
      for (Method method : Class.forName(benchmark.substring(0, dot)).getMethods()) {
        if (method.getName().equals(benchmark.substring(dot + 1))) {
          return method.getAnnotation(Goal.class);
        }
      }
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
    return null;
  }
}
