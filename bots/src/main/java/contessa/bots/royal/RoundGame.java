package contessa.bots.royal;

import contessa.game.SeededChance;
import contessa.royal.Phase;
import contessa.royal.PlanMenu;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import java.util.List;

/**
 * One round as a game in which all bosses plan at once. Plans are tried on tables imagined from a
 * view: the round is resolved by the rules and the table judged by its standings.
 */
final class RoundGame {

  private static final int MOST_TRIED = 5;

  private final Standings standings;
  private final RoyalView atStart;
  private final int[] noPlans;
  private final SeededChance chance;
  private final RoyalTable trial;
  private final RoyalTable choice;
  private final double[] chances;
  private RoyalTable start;

  RoundGame(RoyalView view, Standings standings, SeededChance chance) {
    this.standings = standings;
    this.chance = chance;
    atStart = beforePlans(view);
    noPlans = new int[view.seats()];
    chances = new double[view.seats()];
    start = RoyalTable.imagine(atStart, noPlans, chance);
    trial = start.copy();
    choice = start.copy();
  }

  /** The same knowledge at the moment before the first plan of this round. */
  private static RoyalView beforePlans(RoyalView view) {
    return new RoyalView(
        view.rules(),
        view.reader(),
        Phase.PLAN,
        view.round(),
        0,
        List.of(),
        view.players(),
        view.open(),
        view.deck(),
        view.secretDeck(),
        view.supply(),
        view.partner(),
        List.of(),
        0,
        0,
        0,
        null);
  }

  int seats() {
    return noPlans.length;
  }

  /** How many plans a boss can choose from. */
  int plans(int seat) {
    return PlanMenu.plans(seats(), seat == atStart.partner()).size();
  }

  /** The number of a plan among those of its boss. */
  int code(int seat, RoyalMove.Plan plan) {
    return PlanMenu.plans(seats(), seat == atStart.partner()).indexOf(plan);
  }

  /** Deals what is hidden anew. */
  void imagine() {
    start = RoyalTable.imagine(atStart, noPlans, chance);
  }

  /** What each plan of this boss is worth to it if the others plan so. */
  void answers(int[] plans, int seat, double[] worth) {
    int kept = plans[seat];
    for (int plan = 0; plan < plans(seat); plan++) {
      plans[seat] = plan;
      worth[plan] = play(plans)[seat];
    }
    plans[seat] = kept;
  }

  private double[] play(int[] plans) {
    trial.become(start);
    for (int seat = 0; seat < plans.length; seat++) {
      trial.play(plans[seat], chance, null);
    }
    while (!trial.over() && trial.phase() != Phase.PLAN) {
      trial.play(good(trial), chance, null);
    }
    standings.chances(trial, chances);
    return chances;
  }

  /** A good answer to a choice of cubes: the best of a few, for intrigues offer dozens. */
  private int good(RoyalTable table) {
    int seat = table.toMove();
    int choices = table.choices();
    int best = table.choice(0);
    double most = -1;
    for (int n = 0; n < Math.min(choices, MOST_TRIED); n++) {
      int code = table.choice(choices <= MOST_TRIED ? n : chance.below(choices));
      double worth = worth(table, code, seat);
      if (worth > most) {
        most = worth;
        best = code;
      }
    }
    return best;
  }

  private double worth(RoyalTable table, int code, int seat) {
    choice.become(table);
    choice.play(code, chance, null);
    standings.chances(choice, chances);
    return chances[seat];
  }
}
