package contessa.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * The speed of the machine at the time of measuring: SplitMix64, one number after the other. It
 * never changes, so figures from different machines and days can be compared as multiples of it.
 */
@State(Scope.Thread)
public class ReferenceLoop {

  private static final int STEPS = 10_000;

  private long state = 42;

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public long step() {
    long mixed = 0;
    for (int i = 0; i < STEPS; i++) {
      long z = state += 0x9E3779B97F4A7C15L;
      z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
      z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
      // Each number depends on the one before, so that no two are computed at the same time.
      state ^= (z ^ (z >>> 31)) & 1;
      mixed ^= z;
    }
    return mixed;
  }
}
