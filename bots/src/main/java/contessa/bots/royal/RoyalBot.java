package contessa.bots.royal;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.game.Event;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;

/**
 * A bot for Coup Royal: a {@link Planner} chooses its plans, and it takes the cubes that help its
 * win chance most.
 */
public final class RoyalBot implements Bot {

  /** How many deals of the hidden cards are sampled to judge a choice of cubes. */
  private static final int DEALS = 8;

  /** The softmax temperature over win chances. */
  private static final double TEMPERATURE = 0.002;

  private final Planner planner;
  private final WinChances winChances;
  private final SeededChance chance;
  private final double[] chances;

  RoyalBot(RoyalRules rules, Planner planner, SeededChance chance) {
    this.planner = planner;
    this.chance = chance;
    winChances = new WinChances(rules);
    chances = new double[rules.seats()];
  }

  /** Goes for the most marginal fame and ignores the plans of the others. */
  public static RoyalBot greedy(RoyalRules rules, SeededChance chance) {
    return tempered(rules, RoyalTemper.GREEDY, chance);
  }

  /** Expects the others to be greedy. */
  public static RoyalBot scheming(RoyalRules rules, SeededChance chance) {
    return tempered(rules, RoyalTemper.SCHEMING, chance);
  }

  /** Solves each round and models the others. */
  public static RoyalBot solving(RoyalRules rules, SeededChance chance) {
    return new RoyalBot(rules, new SolvingPlanner(rules.seats()), chance);
  }

  /** Plays like a person. */
  public static RoyalBot tempered(RoyalRules rules, RoyalTemper temper, SeededChance chance) {
    return new RoyalBot(rules, new TemperedPlanner(rules.seats(), temper), chance);
  }

  @Override
  public void hear(Event event) {
    if (event instanceof RoyalEvent.Plans(var plans)) {
      planner.revealed(plans);
    }
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    RoyalView seen = (RoyalView) view;
    if (seen.moves().size() == 1) {
      return Mixture.of(seen.moves().getFirst());
    }
    double[] weights =
        seen.phase() == RoyalPhase.PLAN
            ? planner.plan(new RoundGame(seen, winChances, chance), seen.reader(), budget)
            : choose(seen);
    return Mixture.weighing(seen.moves(), weights);
  }

  private double[] choose(RoyalView view) {
    double[] worth = new double[view.moves().size()];
    for (int deal = 0; deal < DEALS; deal++) {
      RoyalTable table = RoyalTable.imagine(view, chance);
      for (int n = 0; n < worth.length; n++) {
        RoyalTable next = table.copy();
        next.play(table.choice(n), chance, null);
        winChances.chances(next, chances);
        worth[n] += chances[view.reader()] / DEALS;
      }
    }
    PlanResponses.softmax(worth, TEMPERATURE);
    return worth;
  }
}
