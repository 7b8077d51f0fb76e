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
  private static final double EXCHANGE_TEMPERATURE = 1.2;

  /** How much of the old hand's evidence survives an exchange with so many cards drawn. */
  private static final double[] SURVIVES = {1, 0.6, 0.35};

  private final double[][] weights = new double[PlayerModel.COUNT][Hands.PAIRS];
  private final double[] scratch = new double[Hands.PAIRS];

  HandWeights() {
    startAfresh();
  }

  private void startAfresh() {
    for (int model = 0; model < PlayerModel.COUNT; model++) {
      Arrays.fill(weights[model], PlayerModel.ALL[model].common);
    }
  }

  double of(int model, int hand) {
    return weights[model][hand];
  }

  /** How well a kind of player explains it all, whatever hand of so many cards it holds. */
  double sum(int model, int cards) {
    double sum = 0;
    for (int hand = 0; hand < Hands.count(cards); hand++) {
      sum += weights[model][hand];
    }
    return sum;
  }

  void set(int model, int hand, double weight) {
    weights[model][hand] = weight;
  }

  void times(int model, int hand, double likely) {
    weights[model][hand] *= likely;
  }

  /** No kind of player holds that hand. */
  void ruleOut(int hand) {
    for (double[] model : weights) {
      model[hand] = 0;
    }
  }

  /** Hands with that character, of so many cards, are so much likelier. */
  void timesWith(int role, int cards, double likely) {
    for (double[] model : weights) {
      for (int hand = 0; hand < Hands.count(cards); hand++) {
        model[hand] *= Hands.has(hand, cards, role) ? likely : 1;
      }
    }
  }

  /**
   * One card of the hand was picked, with these shares, and the other dealt from a full set. The
   * dealer will count the copies of both as if both were dealt, so that is divided out.
   */
  void drafted(int acting, double[] picks) {
    for (int model = 0; model < PlayerModel.COUNT; model++) {
      for (int hand = 0; hand < Hands.PAIRS && PlayerModel.acting(model) == acting; hand++) {
        int first = Hands.FIRST[hand];
        int second = Hands.SECOND[hand];
        double picked = first == second ? picks[first] : picks[first] + picks[second];
        weights[model][hand] *= picked / Hands.waysToDeal(hand, Hands.TWO_EACH);
      }
    }
  }

  /** Only hands with that character are possible. */
  void require(int role, int cards) {
    for (double[] model : weights) {
      for (int hand = 0; hand < Hands.count(cards); hand++) {
        model[hand] *= Hands.has(hand, cards, role) ? 1 : 0;
      }
    }
    normalise();
  }

  /** A known card has been replaced by one from the court; either card may be the new one. */
  void renew(int role, int cards) {
    if (cards == 1) {
      for (double[] model : weights) {
        Arrays.fill(model, 0, Roles.COUNT, model[role]);
      }
    } else {
      for (double[] model : weights) {
        System.arraycopy(model, 0, scratch, 0, Hands.PAIRS);
        for (int hand = 0; hand < Hands.PAIRS; hand++) {
          double a = scratch[Hands.pair(role, Hands.FIRST[hand])];
          double b = scratch[Hands.pair(role, Hands.SECOND[hand])];
          model[hand] = (a + b) / 2;
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
    for (double[] model : weights) {
      double[] marginal = new double[Roles.COUNT];
      for (int hand = 0; hand < Hands.PAIRS; hand++) {
        marginal[Hands.FIRST[hand]] += model[hand] / Roles.COUNT;
        marginal[Hands.SECOND[hand]] += model[hand] / Roles.COUNT;
      }
      for (int hand = 0; hand < Hands.PAIRS; hand++) {
        model[hand] = (marginal[Hands.FIRST[hand]] + marginal[Hands.SECOND[hand]]) / 2;
      }
    }
    normalise();
  }

  /** The hand is new; what is left is what was learnt about the player. */
  void forget() {
    for (double[] model : weights) {
      double sum = 0;
      for (double weight : model) {
        sum += weight;
      }
      Arrays.fill(model, sum / model.length);
    }
    normalise();
  }

  /** Out of what was held and drawn the better cards were kept. */
  void exchanged(PointOfView pov, int cards, int drawn) {
    double old = SURVIVES[Math.min(2, drawn)];
    int count = Hands.count(cards);
    for (int model = 0; model < PlayerModel.COUNT; model++) {
      double[] weight = weights[model];
      double mean = 0;
      for (int hand = 0; hand < count; hand++) {
        mean += weight[hand] / count;
      }
      for (int hand = 0; hand < count; hand++) {
        double liking =
            PlayerModel.actsAtRandom(PlayerModel.acting(model))
                ? 1
                : liking(pov, model, hand, cards);
        weight[hand] = liking * (old * weight[hand] + (1 - old) * mean);
      }
    }
    normalise();
  }

  private static double liking(PointOfView pov, int model, int hand, int cards) {
    int first = cards == 1 ? hand : Hands.FIRST[hand];
    double worth = PlayerModel.ALL[model].worth(pov, first, 0);
    if (cards > 1) {
      int second = Hands.SECOND[hand];
      worth += PlayerModel.ALL[model].worth(pov, second, Cards.copiesOf(first));
    }
    return Math.exp(worth / EXCHANGE_TEMPERATURE);
  }

  /** Where nothing explains what was seen, somebody plays in a way nobody thought of. */
  void normalise() {
    double most = 0;
    for (double[] model : weights) {
      for (double weight : model) {
        most = Math.max(most, weight);
      }
    }
    if (most <= 0) {
      startAfresh();
      return;
    }
    for (double[] model : weights) {
      for (int hand = 0; hand < model.length; hand++) {
        model[hand] /= most;
      }
    }
  }
}
