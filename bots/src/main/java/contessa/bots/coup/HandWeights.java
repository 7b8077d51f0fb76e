package contessa.bots.coup;

import contessa.coup.Cards;
import contessa.game.SameMath;
import java.util.Arrays;

/**
 * One other player as a seat sees them: how well each hand, held by each kind of player, explains
 * that player's moves. The number of remaining copies is not part of the weights; it enters when
 * hands are sampled.
 */
final class HandWeights {

  /** The softmax temperature for the cards kept in an unseen exchange. */
  private static final double EXCHANGE_TEMPERATURE = 1.2;

  /** How much evidence about the old hand survives an exchange, by cards drawn. */
  private static final double[] SURVIVES = {1, 0.6, 0.35};

  private final double[][] weights = new double[PlayerModel.COUNT][Hands.PAIRS];
  private final double[] scratch = new double[Hands.PAIRS];

  HandWeights() {
    reset();
  }

  private void reset() {
    for (int model = 0; model < PlayerModel.COUNT; model++) {
      Arrays.fill(weights[model], PlayerModel.ALL[model].common);
    }
  }

  double of(int model, int hand) {
    return weights[model][hand];
  }

  /** The total weight of a kind of player over all hands of that many cards. */
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

  /** Rules this hand out for every kind of player. */
  void ruleOut(int hand) {
    for (double[] model : weights) {
      model[hand] = 0;
    }
  }

  /** Multiplies the weight of every hand that has the character. */
  void timesWith(int role, int cards, double likely) {
    for (double[] model : weights) {
      for (int hand = 0; hand < Hands.count(cards); hand++) {
        model[hand] *= Hands.has(hand, cards, role) ? likely : 1;
      }
    }
  }

  /**
   * One card of the hand was picked, with these shares, and the other dealt from a full set. The
   * sampler counts the copies of both as if both were dealt, so that factor is divided out.
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

  /** Keeps only hands with this character. */
  void require(int role, int cards) {
    for (double[] model : weights) {
      for (int hand = 0; hand < Hands.count(cards); hand++) {
        model[hand] *= Hands.has(hand, cards, role) ? 1 : 0;
      }
    }
    normalise();
  }

  /** A known card was replaced by one from the court; either card may be the new one. */
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

  /** An unknown card of the hand was replaced. */
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

  /** The hand is new; only the evidence about the kind of player remains. */
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

  /** The player exchanged and kept the better cards. */
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
    return SameMath.exp(worth / EXCHANGE_TEMPERATURE);
  }

  /** Scales the weights. If no model explains the player's moves, starts over. */
  void normalise() {
    double most = 0;
    for (double[] model : weights) {
      for (double weight : model) {
        most = Math.max(most, weight);
      }
    }
    if (most <= 0) {
      reset();
      return;
    }
    for (double[] model : weights) {
      for (int hand = 0; hand < model.length; hand++) {
        model[hand] /= most;
      }
    }
  }
}
