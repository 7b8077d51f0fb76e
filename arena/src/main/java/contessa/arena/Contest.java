package contessa.arena;

import contessa.bots.Budget;
import contessa.game.Rulebook;
import java.util.List;

/**
 * What is to be played.
 *
 * @param contestants without a league the line-up of every table, one for each seat; with one,
 *     those from whom every table is drawn
 * @param seed the same seed gives the same games, whatever the number of threads
 * @param games how many to play at most, rounded up to whole blocks
 * @param within if positive, the contest may end as soon as all intervals are that narrow
 * @param longest turns after which a game of Coup is broken off and shared by those still in it
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

  public int seats() {
    return rules.seats();
  }

  /** A block is one deal, played once from every seat. */
  public long blocks() {
    return (games + seats() - 1) / seats();
  }
}
