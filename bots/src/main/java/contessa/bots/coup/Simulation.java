package contessa.bots.coup;

import contessa.coup.CoupRules;
import contessa.game.SeededChance;
import java.util.Arrays;

/** Whole games of schemers on the bare table, one after the other, for statistics and speed. */
public final class Simulation {

  /** Nobody wins a game as long as this. */
  private static final int MOST_TURNS = 400;

  private final PublicState blank;
  private final Playout playout;

  public Simulation(CoupRules rules, Personality personality) {
    blank = new PublicState(rules);
    playout = new Playout(rules);
    Arrays.fill(playout.policies, personality.policy());
  }

  /** Plays one game; gives back the winner as a set of seats, empty if it had no end. */
  public int play(int first, SeededChance chance) {
    playout.deal(first, chance, blank);
    playout.run(MOST_TURNS, chance);
    return playout.table.winners();
  }

  /** How many turns the last game had. */
  public int turns() {
    return playout.table.turn();
  }
}
