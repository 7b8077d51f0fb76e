package contessa.bench;

import module java.base;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Operations per second of processor time, garbage collection included. Other programs and the
 * just-in-time compiler make a benchmark wait, but do not count.
 */
public final class CpuTime implements InternalProfiler {

  static final String RATE = "cpu.rate";

  private static final String WORKER = "jmh-worker";

  private long before;

  @Override
  public String getDescription() {
    return "operations per second of processor time";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = nanos();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double seconds = (nanos() - before) / 1e9;
    double rate = result.getMetadata().getAllOps() / seconds;
    return List.of(new ScalarResult(RATE, rate, "ops/s", AggregationPolicy.AVG));
  }

  private static long nanos() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long nanos = 0;
    for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
      if (thread != null && thread.getThreadName().contains(WORKER)) {
        nanos += threads.getThreadCpuTime(thread.getThreadId());
      }
    }
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      nanos += 1_000_000 * collector.getCollectionTime();
    }
    return nanos;
  }
}
