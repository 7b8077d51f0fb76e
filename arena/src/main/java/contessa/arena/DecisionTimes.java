package contessa.arena;

/**
 * Times of decisions, counted in buckets that grow by a sixteenth each, so that quantiles are right
 * within about 3 %.
 */
final class DecisionTimes {

  private static final int FINE = 4;
  private static final int SIZE = (Long.SIZE - FINE + 1) << FINE;

  private final long[] buckets = new long[SIZE];

  void count(long nanos) {
    buckets[bucket(nanos)]++;
  }

  void add(DecisionTimes other) {
    for (int i = 0; i < SIZE; i++) {
      buckets[i] += other.buckets[i];
    }
  }

  /** The time in nanoseconds within which this share of all decisions was made. */
  double quantile(double share) {
    long all = 0;
    for (long count : buckets) {
      all += count;
    }
    long rank = (long) Math.ceil(share * all);
    long seen = 0;
    for (int i = 0; i < SIZE; i++) {
      seen += buckets[i];
      if (seen >= rank && seen > 0) {
        return middle(i);
      }
    }
    return 0;
  }

  private static int bucket(long nanos) {
    long time = Math.max(0, nanos);
    int shift = Math.max(0, Long.SIZE - 1 - FINE - Long.numberOfLeadingZeros(time));
    return (shift << FINE) + (int) (time >>> shift);
  }

  private static double middle(int bucket) {
    int shift = Math.max(0, (bucket >> FINE) - 1);
    long low = (long) (bucket - (shift << FINE)) << shift;
    return low + (1L << shift) / 2.0;
  }
}
