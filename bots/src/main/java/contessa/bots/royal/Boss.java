package contessa.bots.royal;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.game.Event;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.royal.Phase;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import java.util.Arrays;

/** A player of Coup Royal: plans as its {@link Foresight} says, takes cubes for its standing. */
public final class Boss implements Bot {

  /** How many ways the hidden cards are dealt to judge a choice of cubes. */
  private static final int DEALS = 8;

  /** By how much of a chance of winning a choice must be better to be e times as likely. */
  private static final double HEAT = 0.002;

  private final Foresight foresight;
  private final Standings standings;
  private final SeededChance chance;
  private final double[] chances;

  private Boss(RoyalRules rules, Foresight foresight, SeededChance chance) {
    this.foresight = foresight;
    this.chance = chance;
    standings = new Standings(rules);
    chances = new double[rules.seats()];
  }

  /** Goes for the most marginal fame, whatever the others may plan. */
  public static Boss greedy(RoyalRules rules, SeededChance chance) {
    return new Boss(rules, new Greedy(), chance);
  }

  /** Expects the others to be greedy. */
  public static Boss scheming(RoyalRules rules, SeededChance chance) {
    return new Boss(rules, new Scheming(), chance);
  }

  /** Solves each round, and reads the others. */
  public static Boss solving(RoyalRules rules, SeededChance chance) {
    return new Boss(rules, new Solving(rules.seats()), chance);
  }

  @Override
  public void hear(Event event) {
    if (event instanceof RoyalEvent.Plans(var plans)) {
      foresight.revealed(plans);
    }
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    RoyalView seen = (RoyalView) view;
    if (seen.moves().size() == 1) {
      return Mixture.of(seen.moves().getFirst());
    }
    double[] weights =
        seen.phase() == Phase.PLAN
            ? foresight.plan(new RoundGame(seen, standings, chance), seen.reader(), budget)
            : choose(seen);
    return Mixture.weighing(seen.moves(), weights);
  }

  private double[] choose(RoyalView view) {
    double[] worth = new double[view.moves().size()];
    int[] anyPlans = new int[view.seats()];
    Arrays.fill(anyPlans, -1);
    for (int deal = 0; deal < DEALS; deal++) {
      RoyalTable table = RoyalTable.imagine(view, anyPlans, chance);
      for (int n = 0; n < worth.length; n++) {
        RoyalTable next = table.copy();
        next.play(table.choice(n), chance, null);
        standings.chances(next, chances);
        worth[n] += chances[view.reader()] / DEALS;
      }
    }
    Softly.weigh(worth, worth.length, HEAT);
    return worth;
  }
}
