package contessa.bots.royal;

import module java.base;

import contessa.bots.Budget;
import contessa.game.SameMath;
import contessa.game.SeededChance;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalView;

/**
 * One round as a game in which all players plan at the same time. The effect of a robbery or a
 * quarrel on everyone's win chance is measured on sampled tables; the worth of a plan then follows
 * from how likely the others are to be at each location. A round's few events hardly interact, so
 * their effects are added.
 */
final class RoundGame {

  private static final int LEAST_DEALS = 4;
  private static final int MOST_DEALS = 100;
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final RoundTrials trials;
  private final int seats;
  private final int locations;

  /** The effect of a robbery, summed over all deals, by affected seat, thief and location. */
  private final double[][][] robbed;

  /** The effect of one secret card, by affected seat and drawing seat. */
  private final double[][] drawn;

  /** The effect of both cards of a quarrel, summed over all opponents of that seat. */
  private final double[][] met;

  private final double[][] thiefAt;
  private final double[][] snitchAt;
  private final double[] stealing;
  private final double[] guarding;
  private int deals;

  RoundGame(RoyalView view, WinChances winChances, SeededChance chance) {
    trials = new RoundTrials(view, winChances, chance);
    seats = trials.seats();
    locations = trials.locations();
    robbed = new double[seats][seats][locations];
    drawn = new double[seats][seats];
    met = new double[seats][seats];
    thiefAt = new double[seats][locations];
    snitchAt = new double[seats][locations];
    stealing = new double[locations];
    guarding = new double[locations];
  }

  int seats() {
    return seats;
  }

  List<RoyalMove.Plan> plans(int seat) {
    return trials.plans(seat);
  }

  /** Samples this many deals and tries every event that can happen. */
  void tryOut(int more) {
    for (int deal = 0; deal < more; deal++) {
      tryOnce();
    }
  }

  /**
   * Samples as often as the budget allows. A rollout is one round; half of the time goes into this.
   */
  void tryOut(Budget budget) {
    if (budget.timed()) {
      long until = System.nanoTime() + budget.millis() * NANOS_PER_MILLI / 2;
      do {
        tryOnce();
      } while (deals < MOST_DEALS && System.nanoTime() < until);
    } else {
      int each = 1 + seats * locations + seats * (seats - 1) / 2;
      tryOut(Math.min(MOST_DEALS, Math.max(LEAST_DEALS, budget.rollouts() / each)));
    }
  }

  private void tryOnce() {
    trials.imagine();
    double[] nothing = trials.nothing().clone();
    for (int thief = 0; thief < seats; thief++) {
      for (int location = 0; location < locations; location++) {
        double[] after = trials.robbery(thief, location);
        for (int seat = 0; seat < seats; seat++) {
          robbed[seat][thief][location] += after[seat] - nothing[seat];
        }
      }
      for (int other = 0; other < thief; other++) {
        double[] after = trials.quarrel(thief, other);
        for (int seat = 0; seat < seats; seat++) {
          met[seat][thief] += after[seat] - nothing[seat];
          met[seat][other] += after[seat] - nothing[seat];
        }
      }
    }
    deals++;
    for (int seat = 0; seat < seats; seat++) {
      tellApart(met[seat], drawn[seat]);
    }
  }

  /** Every quarrel has two draws; the sums over all quarrels separate the effect of each. */
  private void tellApart(double[] met, double[] drawn) {
    if (seats == 2) {
      drawn[0] = met[0] / 2;
      drawn[1] = met[1] / 2;
      return;
    }
    double all = SameMath.sum(met) / (2 * (seats - 1));
    for (int seat = 0; seat < seats; seat++) {
      drawn[seat] = (met[seat] - all) / (seats - 2);
    }
  }

  /** Sets the plans to expect of every player. */
  void expect(double[][] mixtures) {
    for (int seat = 0; seat < seats; seat++) {
      expect(seat, mixtures[seat]);
    }
  }

  /** Sets the plans to expect of one player. */
  void expect(int seat, double[] mixture) {
    List<RoyalMove.Plan> plans = plans(seat);
    for (int location = 0; location < locations; location++) {
      double thief = 0;
      double snitch = 0;
      for (int plan = 0; plan < mixture.length; plan++) {
        thief += (plans.get(plan).thieves() >>> location & 1) * mixture[plan];
        snitch += (plans.get(plan).snitches() >>> location & 1) * mixture[plan];
      }
      thiefAt[seat][location] = thief;
      snitchAt[seat][location] = snitch;
    }
  }

  /** The worth of each plan of this player, as a change of its win chance. */
  void worths(int seat, double[] worth) {
    worths(seat, 1, 1, worth);
  }

  /** The same to somebody to whom theft and guard count more or less than they should. */
  void worths(int seat, double theft, double guard, double[] worth) {
    for (int location = 0; location < locations; location++) {
      weigh(seat, location);
    }
    List<RoyalMove.Plan> plans = plans(seat);
    for (int plan = 0; plan < plans.size(); plan++) {
      double sum = 0;
      for (int rest = plans.get(plan).thieves(); rest != 0; rest &= rest - 1) {
        sum += theft * stealing[Integer.numberOfTrailingZeros(rest)];
      }
      for (int rest = plans.get(plan).snitches(); rest != 0; rest &= rest - 1) {
        sum += guard * guarding[Integer.numberOfTrailingZeros(rest)];
      }
      worth[plan] = sum / deals;
    }
  }

  private void weigh(int seat, int location) {
    double nobody = 1;
    double unguarded = 1;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        nobody *= away(other, location);
        unguarded *= 1 - snitchAt[other][location];
      }
    }
    double steals = nobody * robbed[seat][seat][location];
    double guards = 0;
    double crowd = unguarded - nobody;
    double draws = 0;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        double alone = alone(seat, other, location);
        crowd -= alone;
        guards -= alone * robbed[seat][other][location];
        steals += alone * (drawn[seat][seat] + drawn[seat][other] - robbed[seat][other][location]);
        draws += drawn[seat][other] / (seats - 1);
      }
    }
    stealing[location] = steals + crowd * drawn[seat][seat];
    guarding[location] = guards - 2 * crowd * draws;
  }

  private double away(int seat, int location) {
    return 1 - thiefAt[seat][location] - snitchAt[seat][location];
  }

  /** How likely that thief is alone at the location, not counting the first seat. */
  private double alone(int seat, int thief, int location) {
    double alone = thiefAt[thief][location];
    for (int other = 0; other < seats; other++) {
      alone *= other == seat || other == thief ? 1 : away(other, location);
    }
    return alone;
  }
}
