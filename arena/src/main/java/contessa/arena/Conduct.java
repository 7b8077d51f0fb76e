package contessa.arena;

/** Counts of what a player did, one for every {@link Measure}. */
public final class Conduct {

  private static final int SIZE = Measure.values().length;

  private final long[] counts = new long[SIZE];

  public long of(Measure measure) {
    return counts[measure.ordinal()];
  }

  /** One count as a share of another; not a number if there was no occasion. */
  public double share(Measure part, Measure whole) {
    return (double) of(part) / of(whole);
  }

  void count(Measure measure) {
    counts[measure.ordinal()]++;
  }

  void count(Measure measure, long times) {
    counts[measure.ordinal()] += times;
  }

  void add(Conduct other) {
    for (int i = 0; i < SIZE; i++) {
      counts[i] += other.counts[i];
    }
  }
}
