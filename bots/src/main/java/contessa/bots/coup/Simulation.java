package contessa.bots.coup;

import contessa.coup.CoupRules;
import contessa.game.SeededChance;
import java.util.Arrays;

/** Whole games of schemers on the bare table, for statistics and benchmarks. */
public final class Simulation {

  /** Longer games are stopped without a winner. */
  private static final int MOST_TURNS = 400;

  private final PublicState blank;
  private final Playout playout;

  public Simulation(CoupRules rules) {
    blank = new PublicState(rules);
    playout = new Playout(rules);
    Arrays.fill(playout.policies, Schemer.USUAL);
  }

  /** Plays one game and returns the winner as a set of seats, empty if the game was stopped. */
  public int play(int first, SeededChance chance) {
    playout.deal(first, chance, blank);
    playout.run(MOST_TURNS, chance);
    return playout.table.winners();
  }
}
