package contessa.bots;

/**
 * How long a bot may think about one decision: for a time, or for an exact number of rollouts where
 * two runs must agree. Bots that do not search ignore it.
 *
 * @param millis the most milliseconds to spend; {@link #UNLIMITED} where rollouts are counted
 * @param rollouts the most games to play out; {@link #UNLIMITED} where time is measured
 */
public record Budget(int millis, int rollouts) {

  public static final int UNLIMITED = Integer.MAX_VALUE;

  /** Enough for good play and short enough for thousands of games. */
  public static final Budget QUICK = rollouts(2_000);

  public Budget {
    if (millis < 0 || rollouts < 1) {
      throw new IllegalArgumentException("a budget needs at least 0 ms and 1 rollout");
    }
    if (millis == UNLIMITED && rollouts == UNLIMITED) {
      throw new IllegalArgumentException("a budget must limit the time or the rollouts");
    }
  }

  public static Budget millis(int millis) {
    return new Budget(millis, UNLIMITED);
  }

  public static Budget rollouts(int rollouts) {
    return new Budget(UNLIMITED, rollouts);
  }

  public boolean timed() {
    return millis != UNLIMITED;
  }
}
