package contessa.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Operations by the seconds of processor time that they took, garbage collection included. What
 * else runs on the machine makes a benchmark wait, but adds nothing to this.
 */
public final class CpuTime implements InternalProfiler {

  static final String RATE = "cpu.rate";

  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private long before;

  @Override
  public String getDescription() {
    return "operations per second of processor time";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = system.getProcessCpuTime();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double seconds = (system.getProcessCpuTime() - before) / 1e9;
    double rate = result.getMetadata().getAllOps() / seconds;
    return List.of(new ScalarResult(RATE, rate, "ops/s", AggregationPolicy.AVG));
  }
}
