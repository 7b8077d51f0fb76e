package contessa.soak;

import contessa.soak.sim.RunOutcome;
import contessa.soak.sim.Trouble;
import contessa.soak.sim.Violation;
import contessa.soak.sim.Wiring;
import contessa.soak.sim.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/** Simulated runs, one after the other, and what they showed. */
final class SimulatedRuns {

  private final List<RunOutcome> outcomes = new ArrayList<>();
  private final List<Double> seconds = new ArrayList<>();
  private final List<String> violations = new ArrayList<>();
  private int games;

  synchronized int games() {
    return games;
  }

  synchronized boolean sound() {
    return violations.isEmpty();
  }

  /**
   * Does the run with this seed.
   *
   * @return the violation, or an empty text if there is none
   */
  String run(long seed) {
    long start = System.nanoTime();
    try {
      RunOutcome outcome = World.run(seed, Wiring.SOUND);
      synchronized (this) {
        seconds.add((System.nanoTime() - start) / 1e9);
        outcomes.add(outcome);
        games += outcome.games();
      }
      return "";
    } catch (Violation e) {
      String what = e.getMessage() + "\n  again: ./contessa dev soak --seed " + seed;
      synchronized (this) {
        violations.add(what);
      }
      return what + "\n" + String.join("\n", e.story());
    }
  }

  /** What has been found so far. */
  synchronized RunReport report() {
    RunReport report = new RunReport("Simulated games");
    double real = seconds.stream().mapToDouble(one -> one).sum();
    report.line("runs", outcomes.size() + violations.size());
    report.line("games", games);
    report.line("of Coup Royal", sum(RunOutcome::royal));
    report.line("journal rows", sum(RunOutcome::rows));
    report.line("messages to clients", sum(RunOutcome::messages));
    for (Trouble trouble : Trouble.values()) {
      report.line(trouble.toString(), sum(one -> one.count(trouble)));
    }
    report.line("virtual hours", sum(RunOutcome::millis) / 3_600_000);
    report.line(
        "times real time", (long) (sum(RunOutcome::millis) / 1_000.0 / Math.max(1e-3, real)));
    report.line("trace", String.format(Locale.ROOT, "%016x", sum(RunOutcome::hash)));
    report.line("violations", violations.size());
    violations.forEach(report::problem);
    report.plot("Length of a run", "virtual minutes", values(one -> one.millis() / 60_000.0));
    report.plot("Rows of a game", "rows", values(one -> (double) one.rows() / one.games()));
    report.plot("Crashes of a run", "crashes", values(one -> one.count(Trouble.KILLED_SERVER)));
    report.plot(
        "Lost connections of a run",
        "connections",
        values(one -> one.count(Trouble.LOST_CONNECTION)));
    report.plot("Real time of a run", "seconds", seconds);
    return report;
  }

  private long sum(ToLongFunction<RunOutcome> of) {
    return outcomes.stream().mapToLong(of).sum();
  }

  private List<Double> values(ToDoubleFunction<RunOutcome> of) {
    return outcomes.stream().map(of::applyAsDouble).toList();
  }
}
