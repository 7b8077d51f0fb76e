package contessa.bots.coup;

import contessa.coup.Cards;
import java.util.Arrays;

/**
 * One other player as a seat sees it: how well every hand in the hands of every kind of player
 * explains what that player has done. How many copies are left is not part of the weights: it
 * enters when hands are dealt.
 */
final class HandWeights {

  /** How freely cards are chosen in an exchange that nobody sees. */
  private static final double EXCHANGE_HEAT = 1.2;

  /** How much of the old hand's evidence survives an exchange with so many cards drawn. */
  private static final double[] SURVIVES = {1, 0.6, 0.35};

  private final double[][] weights = new double[Kind.COUNT][Hands.PAIRS];
  private final double[] scratch = new double[Hands.PAIRS];

  HandWeights() {
    startAfresh();
  }

  private void startAfresh() {
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      Arrays.fill(weights[kind], Kind.ALL[kind].common);
    }
  }

  double of(int kind, int hand) {
    return weights[kind][hand];
  }

  /** How well a kind of player explains it all, whatever hand of so many cards it holds. */
  double sum(int kind, int cards) {
    double sum = 0;
    for (int hand = 0; hand < Hands.count(cards); hand++) {
      sum += weights[kind][hand];
    }
    return sum;
  }

  void set(int kind, int hand, double weight) {
    weights[kind][hand] = weight;
  }

  void times(int kind, int hand, double likely) {
    weights[kind][hand] *= likely;
  }

  /** No kind of player holds that hand. */
  void ruleOut(int hand) {
    for (double[] kind : weights) {
      kind[hand] = 0;
    }
  }

  /** Hands with that character, of so many cards, are so much likelier. */
  void timesWith(int role, int cards, double likely) {
    for (double[] kind : weights) {
      for (int hand = 0; hand < Hands.count(cards); hand++) {
        kind[hand] *= Hands.has(hand, cards, role) ? likely : 1;
      }
    }
  }

  /**
   * One card of the hand was picked, with these shares, and the other dealt from a full set. The
   * dealer will count the copies of both as if both were dealt, so that is divided out.
   */
  void drafted(int acting, double[] picks) {
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      for (int hand = 0; hand < Hands.PAIRS && Kind.acting(kind) == acting; hand++) {
        int first = Hands.FIRST[hand];
        int second = Hands.SECOND[hand];
        double picked = first == second ? picks[first] : picks[first] + picks[second];
        weights[kind][hand] *= picked / Hands.waysToDeal(hand, Hands.TWO_EACH);
      }
    }
  }

  /** Only hands with that character are possible. */
  void require(int role, int cards) {
    for (double[] kind : weights) {
      for (int hand = 0; hand < Hands.count(cards); hand++) {
        kind[hand] *= Hands.has(hand, cards, role) ? 1 : 0;
      }
    }
    normalise();
  }

  /** A known card has been replaced by one from the court; either card may be the new one. */
  void renew(int role, int cards) {
    if (cards == 1) {
      for (double[] kind : weights) {
        Arrays.fill(kind, 0, Roles.COUNT, kind[role]);
      }
    } else {
      for (double[] kind : weights) {
        System.arraycopy(kind, 0, scratch, 0, Hands.PAIRS);
        for (int hand = 0; hand < Hands.PAIRS; hand++) {
          double a = scratch[Hands.pair(role, Hands.FIRST[hand])];
          double b = scratch[Hands.pair(role, Hands.SECOND[hand])];
          kind[hand] = (a + b) / 2;
        }
      }
    }
    normalise();
  }

  /** One card, nobody knows which, has been replaced. */
  void renewSomething(int cards) {
    if (cards == 1) {
      forget();
      return;
    }
    for (double[] kind : weights) {
      double[] marginal = new double[Roles.COUNT];
      for (int hand = 0; hand < Hands.PAIRS; hand++) {
        marginal[Hands.FIRST[hand]] += kind[hand] / Roles.COUNT;
        marginal[Hands.SECOND[hand]] += kind[hand] / Roles.COUNT;
      }
      for (int hand = 0; hand < Hands.PAIRS; hand++) {
        kind[hand] = (marginal[Hands.FIRST[hand]] + marginal[Hands.SECOND[hand]]) / 2;
      }
    }
    normalise();
  }

  /** The hand is new; what is left is what was learnt about the player. */
  void forget() {
    for (double[] kind : weights) {
      double sum = 0;
      for (double weight : kind) {
        sum += weight;
      }
      Arrays.fill(kind, sum / kind.length);
    }
    normalise();
  }

  /** Out of what was held and drawn the better cards were kept. */
  void exchanged(Eye eye, int cards, int drawn) {
    double old = SURVIVES[Math.min(2, drawn)];
    int count = Hands.count(cards);
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      double[] weight = weights[kind];
      double mean = 0;
      for (int hand = 0; hand < count; hand++) {
        mean += weight[hand] / count;
      }
      for (int hand = 0; hand < count; hand++) {
        double liking = Kind.actsAtRandom(Kind.acting(kind)) ? 1 : liking(eye, kind, hand, cards);
        weight[hand] = liking * (old * weight[hand] + (1 - old) * mean);
      }
    }
    normalise();
  }

  private static double liking(Eye eye, int kind, int hand, int cards) {
    int first = cards == 1 ? hand : Hands.FIRST[hand];
    double worth = Kind.ALL[kind].worth(eye, first, 0);
    if (cards > 1) {
      int second = Hands.SECOND[hand];
      worth += Kind.ALL[kind].worth(eye, second, Cards.copiesOf(first));
    }
    return Math.exp(worth / EXCHANGE_HEAT);
  }

  /** Where nothing explains what was seen, somebody plays in a way nobody thought of. */
  void normalise() {
    double most = 0;
    for (double[] kind : weights) {
      for (double weight : kind) {
        most = Math.max(most, weight);
      }
    }
    if (most <= 0) {
      startAfresh();
      return;
    }
    for (double[] kind : weights) {
      for (int hand = 0; hand < kind.length; hand++) {
        kind[hand] /= most;
      }
    }
  }
}
