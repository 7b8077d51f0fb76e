package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.game.SeededChance;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalView;
import java.util.Arrays;
import java.util.List;

/**
 * One round as a game in which all bosses plan at once. What a robbery or a quarrel does to
 * everybody's chances is tried out on imagined tables; what a plan is worth then follows from how
 * likely the others are to be at each place. A round's few events hardly touch each other, so their
 * effects are added.
 */
final class RoundGame {

  private static final int LEAST_DEALS = 4;
  private static final int MOST_DEALS = 100;
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final RoundTrials trials;
  private final int seats;
  private final int locations;

  /** By seat that feels it, thief and location: what a robbery does, over all deals so far. */
  private final double[][][] robbed;

  /** By seat that feels it and seat that meets another thief: what a secret card does. */
  private final double[][] drawn;

  /** The same for both cards that are drawn in a quarrel, over all whom that seat may meet. */
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

  /** Deals what is hidden so many times and tries out everything that can happen. */
  void tryOut(int more) {
    for (int deal = 0; deal < more; deal++) {
      tryOnce();
    }
  }

  /** As often as a budget allows: a rollout is one round tried, and half the time is for it. */
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

  /** In every quarrel two draw; over all quarrels it shows whose card does what. */
  private void tellApart(double[] met, double[] drawn) {
    if (seats == 2) {
      drawn[0] = met[0] / 2;
      drawn[1] = met[1] / 2;
      return;
    }
    double all = Arrays.stream(met).sum() / (2 * (seats - 1));
    for (int seat = 0; seat < seats; seat++) {
      drawn[seat] = (met[seat] - all) / (seats - 2);
    }
  }

  /** From now on everybody is expected to plan so. */
  void expect(double[][] mixtures) {
    for (int seat = 0; seat < seats; seat++) {
      expect(seat, mixtures[seat]);
    }
  }

  private void expect(int seat, double[] mixture) {
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

  /** What each plan of this boss is worth to it, as a change of its chance of winning. */
  void worths(int seat, double[] worth) {
    for (int location = 0; location < locations; location++) {
      weigh(seat, location);
    }
    List<RoyalMove.Plan> plans = plans(seat);
    for (int plan = 0; plan < plans.size(); plan++) {
      double sum = 0;
      for (int rest = plans.get(plan).thieves(); rest != 0; rest &= rest - 1) {
        sum += stealing[Integer.numberOfTrailingZeros(rest)];
      }
      for (int rest = plans.get(plan).snitches(); rest != 0; rest &= rest - 1) {
        sum += guarding[Integer.numberOfTrailingZeros(rest)];
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

  /** How likely that thief is there and nobody else, whatever the first seat does. */
  private double alone(int seat, int thief, int location) {
    double alone = thiefAt[thief][location];
    for (int other = 0; other < seats; other++) {
      alone *= other == seat || other == thief ? 1 : away(other, location);
    }
    return alone;
  }
}
