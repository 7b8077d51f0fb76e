package contessa.bots.coup;

import contessa.game.Seats;

/**
 * How likely others are to hold what they claim, and to doubt what this seat claims: by counting,
 * and by what each of them has said and done at this table.
 */
final class Guess {

  /** Beyond so many claims, lies or proofs one more tells nothing new. */
  private static final int MOST = 4;

  private static final int STEPS = MOST + 1;
  private static final int MOST_DOUBTS = 8;
  private static final int MOST_PASSES = 32;

  private final double[] doubting = new double[MOST_DOUBTS * MOST_PASSES];
  private final double doubtShape;
  private final double overclaim;
  private final double[] belief = new double[STEPS * STEPS * STEPS];
  private final double[] absence = new double[STEPS];

  Guess(Temper temper) {
    learnDoubting(temper.of(Trait.DOUBT), temper.of(Trait.DOUBTERS));
    doubtShape = temper.of(Trait.DOUBT_SHAPE);
    overclaim = temper.of(Trait.OVERCLAIM);
    for (int claims = 0; claims <= MOST; claims++) {
      double times = claims == 0 ? 0 : 1 + temper.of(Trait.REPEAT) * (claims - 1);
      for (int caught = 0; caught <= MOST; caught++) {
        for (int proven = 0; proven <= MOST; proven++) {
          double trust =
              temper.of(Trait.BELIEF)
                  * Math.pow(temper.of(Trait.LIAR), caught)
                  * Math.pow(temper.of(Trait.TRUTHFUL), proven);
          belief[(claims * STEPS + caught) * STEPS + proven] = Math.pow(Math.max(1, trust), times);
        }
      }
      absence[claims] = Math.pow(temper.of(Trait.ABSENCE), claims);
    }
  }

  /**
   * Some players hardly ever challenge, some as it pays, some by habit; which one sits there shows
   * soon. The rate to expect after so many challenges and passes is the mean over the four.
   */
  private void learnDoubting(double usual, double doubters) {
    double[] rates = {0.01, usual, 0.5, 0.9};
    double[] common = {(1 - doubters) / 2, (1 - doubters) / 2, doubters * 0.7, doubters * 0.3};
    for (int doubts = 0; doubts < MOST_DOUBTS; doubts++) {
      for (int passes = 0; passes < MOST_PASSES; passes++) {
        double all = 0;
        double mean = 0;
        for (int i = 0; i < rates.length; i++) {
          double fits = common[i] * Math.pow(rates[i], doubts) * Math.pow(1 - rates[i], passes);
          all += fits;
          mean += fits * rates[i];
        }
        doubting[doubts * MOST_PASSES + passes] = mean / all;
      }
    }
  }

  /** How likely a seat is to hold a character. */
  double holds(Eye eye, int seat, int role) {
    double p = eye.byCount(seat, role);
    return p <= 0 || p >= 1 || silent(eye, seat, role)
        ? p
        : Odds.times(p, reputation(eye, seat, role));
  }

  /** Whether the seat has neither claimed the character nor missed a chance to: mostly so. */
  private static boolean silent(Eye eye, int seat, int role) {
    Reputation said = eye.open.said;
    return (said.claims(seat, role) | said.absences(seat, role)) == 0;
  }

  private double reputation(Eye eye, int seat, int role) {
    Reputation said = eye.open.said;
    int claims = Math.min(MOST, said.claims(seat, role));
    int caught = Math.min(MOST, said.caught(seat));
    int proven = Math.min(MOST, said.proven(seat));
    double odds =
        belief[(claims * STEPS + caught) * STEPS + proven]
            * absence[Math.min(MOST, said.absences(seat, role))];
    boolean tooMany = claims > 0 && said.claimedRoles(seat) > eye.open.hand[seat];
    return tooMany ? odds * overclaim : odds;
  }

  /** How likely any claim of this seat is to be challenged, by who is left at the table. */
  double wary(Eye eye) {
    OpenTable open = eye.open;
    Reputation said = open.said;
    double believed = 1;
    for (int rest = open.others(eye.seat); rest != 0; rest &= rest - 1) {
      int seat = Seats.lowest(rest);
      int doubts = Math.min(MOST_DOUBTS - 1, said.doubts(seat));
      int passes = Math.min(MOST_PASSES - 1, said.passes(seat));
      believed *= 1 - doubting[doubts * MOST_PASSES + passes];
    }
    return 1 - believed;
  }

  /** How likely the own claim of this character is to be challenged by anybody. */
  double doubted(Eye eye, int role, double stake) {
    return doubted(eye, role, stake, wary(eye));
  }

  double doubted(Eye eye, int role, double stake, double wary) {
    OpenTable open = eye.open;
    int alive = open.alive(role);
    if (alive == 0) {
      return 1;
    }
    double plausible =
        Odds.among(alive, Integer.bitCount(open.inPlay & ~open.dead), open.hand[eye.seat]);
    if (!silent(eye, eye.seat, role)) {
      plausible = Odds.times(plausible, reputation(eye, eye.seat, role));
    }
    double shape = Math.max(0, 1 + doubtShape * (0.5 - plausible));
    double doubted = Math.min(0.95, wary * shape * stake);
    return alive > 2 || eye.holds(role) ? doubted : 1 - (1 - doubted) * (1 - refuted(eye, alive));
  }

  /** How likely one of the others holds all copies that are left and so knows of the lie. */
  private static double refuted(Eye eye, int alive) {
    OpenTable open = eye.open;
    int unseen = Integer.bitCount(eye.unseen);
    double sum = 0;
    for (int rest = open.others(eye.seat); rest != 0; rest &= rest - 1) {
      int cards = Math.min(2, open.hand[Seats.lowest(rest)]);
      sum += alive == 1 ? cards : cards - 1;
    }
    return Math.min(1, alive == 1 ? sum / unseen : 2 * sum / (unseen * (unseen - 1.0)));
  }
}
