package contessa.bots.royal;

import module java.base;

import contessa.game.SeededChance;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;

/** What plans are worth against what the others can be expected to do, for onlookers. */
public final class PlanAdvice {

  /** The others are expected to play the round's solution, to be greedy, scheming or random. */
  private static final double[] COMMON = {0.3, 0.25, 0.2, 0.25};

  private static final int BATCHES = 4;
  private static final int DEALS = 6;
  private static final double NORMAL_95 = 1.96;

  /** What bots play by, and what is told. */
  private final WinChances played;

  private final WinChances told;

  public PlanAdvice(RoyalRules rules) {
    played = new WinChances(rules);
    told = WinChances.calibrated(rules);
  }

  /**
   * With other chances than those that fit best.
   *
   * @param softness how uncertain a lead in fame is at the end
   * @param perLoot how much more uncertain it is for each loot card to come
   */
  public PlanAdvice(RoyalRules rules, double softness, double perLoot) {
    played = new WinChances(rules);
    told = new WinChances(rules, softness, perLoot);
  }

  /**
   * A plan of one seat.
   *
   * @param worth what it changes in the seat's chance to win, less the mean of the mixture
   * @param margin half the width of its 95 % interval
   * @param p its share in the solution's mixture
   */
  public record PlanWorth(RoyalMove.Plan plan, double worth, double margin, double p) {}

  /** Writes every seat's chance to win, estimated from fame and loot to come. */
  public void chances(RoyalTable table, double[] chances) {
    told.chances(table, chances);
  }

  /** The worth of every plan of the view's reader. */
  public List<PlanWorth> plans(RoyalView view, SeededChance chance) {
    int seat = view.reader();
    RoundGame bots = new RoundGame(view, played, chance);
    bots.tryOut(DEALS);
    double[][] solution = new RegretMatching(bots).solve();
    double[][] mixed = expected(bots, solution);
    double[] p = solution[seat];
    List<RoyalMove.Plan> plans = bots.plans(seat);
    double[][] worths = new double[BATCHES][];
    for (int batch = 0; batch < BATCHES; batch++) {
      RoundGame game = new RoundGame(view, told, chance);
      game.tryOut(DEALS);
      game.expect(mixed);
      worths[batch] = new double[plans.size()];
      game.worths(seat, worths[batch]);
      centre(worths[batch], p);
    }
    List<PlanWorth> result = new ArrayList<>();
    for (int plan = 0; plan < plans.size(); plan++) {
      double mean = 0;
      double squares = 0;
      for (double[] batch : worths) {
        mean += batch[plan] / BATCHES;
      }
      for (double[] batch : worths) {
        squares += (batch[plan] - mean) * (batch[plan] - mean);
      }
      double margin = NORMAL_95 * Math.sqrt(squares / (BATCHES * (BATCHES - 1)));
      result.add(new PlanWorth(plans.get(plan), mean, margin, p[plan]));
    }
    return result;
  }

  private static void centre(double[] worth, double[] p) {
    double mean = 0;
    for (int plan = 0; plan < worth.length; plan++) {
      mean += p[plan] * worth[plan];
    }
    for (int plan = 0; plan < worth.length; plan++) {
      worth[plan] -= mean;
    }
  }

  private static double[][] expected(RoundGame game, double[][] solution) {
    double[][] anything = PlanResponses.anything(game);
    double[][][] styles = {
      solution, PlanResponses.greedy(game), PlanResponses.scheming(game), anything
    };
    double[][] mixed = new double[game.seats()][];
    for (int seat = 0; seat < mixed.length; seat++) {
      mixed[seat] = new double[anything[seat].length];
      for (int style = 0; style < styles.length; style++) {
        for (int plan = 0; plan < mixed[seat].length; plan++) {
          mixed[seat][plan] += COMMON[style] * styles[style][seat][plan];
        }
      }
    }
    return mixed;
  }
}
