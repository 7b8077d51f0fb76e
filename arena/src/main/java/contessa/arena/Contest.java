package contessa.arena;

import contessa.bots.Budget;
import contessa.game.Rulebook;
import java.util.List;

/**
 * The settings of a contest.
 *
 * @param contestants without a league the line-up of every table, one for each seat; with a league
 *     the pool from which every table is drawn
 * @param seed the same seed gives the same games for any number of threads
 * @param games the most games to play, rounded up to whole blocks
 * @param within if positive, the contest ends as soon as all intervals are this narrow
 * @param longest turns after which a game of Coup is stopped and shared by the survivors
 */
public record Contest(
    Rulebook rules,
    List<Contestant> contestants,
    boolean league,
    long seed,
    Budget budget,
    long games,
    double within,
    int longest) {

  public static final int LONGEST = 500;

  public Contest {
    contestants = List.copyOf(contestants);
    if (contestants.isEmpty()) {
      throw new IllegalArgumentException("a contest needs contestants");
    }
    if (!league && contestants.size() != rules.seats()) {
      throw new IllegalArgumentException(
          contestants.size() + " contestants for " + rules.seats() + " seats");
    }
  }

  /** A contest of this line-up with the usual settings, to be changed before it is built. */
  public static Builder of(Rulebook rules, List<Contestant> contestants) {
    return new Builder(rules, contestants);
  }

  /** Collects settings by name. */
  public static final class Builder {
    private final Rulebook rules;
    private final List<Contestant> contestants;
    private boolean league;
    private long seed = 1;
    private Budget budget = Budget.QUICK;
    private long games = 2_000;
    private double within;
    private int longest = LONGEST;

    private Builder(Rulebook rules, List<Contestant> contestants) {
      this.rules = rules;
      this.contestants = contestants;
    }

    public Builder league() {
      league = true;
      return this;
    }

    public Builder seed(long value) {
      seed = value;
      return this;
    }

    public Builder budget(Budget value) {
      budget = value;
      return this;
    }

    public Builder games(long value) {
      games = value;
      return this;
    }

    public Builder within(double value) {
      within = value;
      return this;
    }

    public Builder longest(int value) {
      longest = value;
      return this;
    }

    public Contest build() {
      return new Contest(rules, contestants, league, seed, budget, games, within, longest);
    }
  }

  public int seats() {
    return rules.seats();
  }

  /** A block is one deal, played once from every seat. */
  public long blocks() {
    return (games + seats() - 1) / seats();
  }
}
