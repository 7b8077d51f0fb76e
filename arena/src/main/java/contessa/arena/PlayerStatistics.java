package contessa.arena;

/** Counts of a player's actions, one for every {@link Statistic}. */
public final class PlayerStatistics {

  private static final int SIZE = Statistic.values().length;

  private final long[] counts = new long[SIZE];
  private final Beliefs beliefs = new Beliefs();

  public long of(Statistic statistic) {
    return counts[statistic.ordinal()];
  }

  /** What it said about others' claims. */
  public Beliefs beliefs() {
    return beliefs;
  }

  /** One count as a share of another; NaN if the other is zero. */
  public double share(Statistic part, Statistic whole) {
    return (double) of(part) / of(whole);
  }

  void count(Statistic statistic) {
    counts[statistic.ordinal()]++;
  }

  void add(PlayerStatistics other) {
    for (int i = 0; i < SIZE; i++) {
      counts[i] += other.counts[i];
    }
    beliefs.add(other.beliefs);
  }
}
