package contessa.bots.coup;

import contessa.coup.CoupRules;
import contessa.game.SameMath;
import contessa.game.Seats;

/**
 * How likely others are to hold the characters they claim, and to challenge the claims of this
 * seat: from counting cards, and from what each of them has done at this table.
 */
final class ClaimOdds {

  /** Claims, lies and proofs beyond this number add no information. */
  private static final int MOST = 4;

  private static final int STEPS = MOST + 1;
  private static final int MOST_CHALLENGES = 8;
  private static final int MOST_PASSES = 32;

  private final double[] challenging = new double[MOST_CHALLENGES * MOST_PASSES];
  private final double challengeShape;
  private final double overclaim;
  private final double[] belief = new double[STEPS * STEPS * STEPS];
  private final double[] absence = new double[STEPS];

  ClaimOdds(Trait.Values traits) {
    learnChallenging(traits.of(Trait.CHALLENGE), traits.of(Trait.CHALLENGERS));
    challengeShape = traits.of(Trait.CHALLENGE_SHAPE);
    overclaim = traits.of(Trait.OVERCLAIM);
    for (int claims = 0; claims <= MOST; claims++) {
      double times = claims == 0 ? 0 : 1 + traits.of(Trait.REPEAT) * (claims - 1);
      for (int caught = 0; caught <= MOST; caught++) {
        for (int proven = 0; proven <= MOST; proven++) {
          double trust =
              traits.of(Trait.BELIEF)
                  * SameMath.pow(traits.of(Trait.LIAR), caught)
                  * SameMath.pow(traits.of(Trait.TRUTHFUL), proven);
          belief[(claims * STEPS + caught) * STEPS + proven] =
              SameMath.pow(Math.max(1, trust), times);
        }
      }
      absence[claims] = SameMath.pow(traits.of(Trait.ABSENCE), claims);
    }
  }

  /**
   * Some players hardly ever challenge, some when it pays, some out of habit, and their play soon
   * shows which. The expected rate after a number of challenges and passes is the mean over these
   * types.
   */
  private void learnChallenging(double usual, double challengers) {
    double[] rates = {0.01, usual, 0.5, 0.9};
    double[] common = {
      (1 - challengers) / 2, (1 - challengers) / 2, challengers * 0.7, challengers * 0.3
    };
    for (int challenges = 0; challenges < MOST_CHALLENGES; challenges++) {
      for (int passes = 0; passes < MOST_PASSES; passes++) {
        double all = 0;
        double mean = 0;
        for (int i = 0; i < rates.length; i++) {
          double fits =
              common[i] * SameMath.pow(rates[i], challenges) * SameMath.pow(1 - rates[i], passes);
          all += fits;
          mean += fits * rates[i];
        }
        challenging[challenges * MOST_PASSES + passes] = mean / all;
      }
    }
  }

  /** How likely a seat is to hold a character. */
  double holds(PointOfView pov, int seat, int role) {
    double p = pov.byCount(seat, role);
    return p <= 0 || p >= 1 || silent(pov, seat, role) ? p : times(p, reputation(pov, seat, role));
  }

  /**
   * Whether the seat has neither claimed the character nor passed up a chance to use it, which is
   * the common case.
   */
  private static boolean silent(PointOfView pov, int seat, int role) {
    Reputation said = pov.said;
    return (said.claims[seat][role] | said.absences[seat][role]) == 0;
  }

  private double reputation(PointOfView pov, int seat, int role) {
    Reputation said = pov.said;
    int claims = Math.min(MOST, said.claims[seat][role]);
    int caught = Math.min(MOST, said.caught[seat]);
    int proven = Math.min(MOST, said.proven[seat]);
    double odds =
        belief[(claims * STEPS + caught) * STEPS + proven]
            * absence[Math.min(MOST, said.absences[seat][role])];
    boolean tooMany = claims > 0 && said.claimedRoles(seat) > pov.cards[seat];
    return tooMany ? odds * overclaim : odds;
  }

  /** How likely any claim of this seat is to be challenged by the players left. */
  double wary(PointOfView pov) {
    Reputation said = pov.said;
    double believed = 1;
    for (int rest = pov.others(pov.seat); rest != 0; rest &= rest - 1) {
      int seat = Seats.lowest(rest);
      int challenges = Math.min(MOST_CHALLENGES - 1, said.challenges[seat]);
      int passes = Math.min(MOST_PASSES - 1, said.passes[seat]);
      believed *= 1 - challenging[challenges * MOST_PASSES + passes];
    }
    return 1 - believed;
  }

  /** How likely this seat's claim of the character is to be challenged by anyone. */
  double challenged(PointOfView pov, int role, double stake) {
    return challenged(pov, role, stake, wary(pov));
  }

  double challenged(PointOfView pov, int role, double stake, double wary) {
    int alive = pov.alive(role);
    if (alive == 0) {
      return 1;
    }
    double plausible =
        PointOfView.among(alive, Integer.bitCount(pov.inPlay & ~pov.dead), pov.cards[pov.seat]);
    if (!silent(pov, pov.seat, role)) {
      plausible = times(plausible, reputation(pov, pov.seat, role));
    }
    double shape = Math.max(0, 1 + challengeShape * (0.5 - plausible));
    double challenged = Math.min(0.95, wary * shape * stake);
    return alive > 2 || pov.holds(role)
        ? challenged
        : 1 - (1 - challenged) * (1 - refuted(pov, alive));
  }

  /** How likely a rival holds every remaining copy, and so knows that the claim is a lie. */
  private static double refuted(PointOfView pov, int alive) {
    int unseen = Integer.bitCount(pov.unseen);
    double sum = 0;
    for (int rest = pov.others(pov.seat); rest != 0; rest &= rest - 1) {
      int cards = Math.min(CoupRules.INFLUENCES, pov.cards[Seats.lowest(rest)]);
      sum += alive == 1 ? cards : cards - 1;
    }
    return Math.min(1, alive == 1 ? sum / unseen : 2 * sum / (unseen * (unseen - 1.0)));
  }

  /** Multiplies the odds of a probability by a factor. */
  private static double times(double p, double factor) {
    double odds = p * factor;
    return odds / (odds + 1 - p);
  }
}
