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
    int longest)
    implements ContestWith {

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

  /** A contest of this line-up with the usual settings. */
  public static Contest of(Rulebook rules, List<Contestant> contestants) {
    return new Contest(rules, contestants, false, 1, Budget.QUICK, 2_000, 0, LONGEST);
  }

  /** The same as a league: the contestants are the pool from which every table is drawn. */
  public static Contest league(Rulebook rules, List<Contestant> pool) {
    return new Contest(rules, pool, true, 1, Budget.QUICK, 2_000, 0, LONGEST);
  }

  public int seats() {
    return rules.seats();
  }

  /** A block is one deal, played once from every seat. */
  public long blocks() {
    return (games + seats() - 1) / seats();
  }
}
