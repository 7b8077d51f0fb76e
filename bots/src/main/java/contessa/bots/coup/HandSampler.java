package contessa.bots.coup;

import contessa.coup.Cards;
import contessa.coup.CoupView;
import contessa.game.Seats;
import contessa.game.SeededChance;
import java.util.Arrays;

/** Samples the hidden cards from the current beliefs. */
final class HandSampler {

  private final PublicState state;
  private final int seat;
  private final CourtKnowledge court;
  private final HandWeights[] weights;
  private final double[][] sums = new double[PublicState.SEATS][Hands.PAIRS];
  private final double[] weighed = new double[Hands.PAIRS];
  private final int[] ways = new int[Roles.COUNT];
  private final int[][] outOfReach = new int[PublicState.SEATS][Roles.COUNT];
  private final int[] order = new int[PublicState.SEATS];
  private final double[] modelWeights = new double[PlayerModel.COUNT];
  private int pool;

  HandSampler(PublicState state, int seat, CourtKnowledge court, HandWeights[] weights) {
    this.state = state;
    this.seat = seat;
    this.court = court;
    this.weights = weights;
  }

  void prepare(CoupView view) {
    court.reconcile(view.unseen().bits());
    for (int rest = state.others(seat); rest != 0; rest &= rest - 1) {
      int who = Seats.lowest(rest);
      int hands = Hands.count(state.hand[who]);
      Arrays.fill(sums[who], 0);
      for (int model = 0; model < PlayerModel.COUNT; model++) {
        for (int hand = 0; hand < hands; hand++) {
          sums[who][hand] += weights[who].of(model, hand);
        }
      }
      for (int known = Roles.among(view.known(who)); known != 0; known &= known - 1) {
        int role = Integer.numberOfTrailingZeros(known);
        for (int hand = 0; hand < hands; hand++) {
          sums[who][hand] *= Hands.has(hand, state.hand[who], role) ? 1 : 0;
        }
      }
      for (int role = 0; role < Roles.COUNT; role++) {
        outOfReach[who][role] = court.outOfReach(who, role);
      }
    }
  }

  /**
   * Samples once.
   *
   * @param down receives every seat's face-down cards
   * @param models receives the kind of player at every seat
   * @return the weight of this sample among others; 0 if no consistent deal was found
   */
  double deal(CoupView view, int[] down, int[] models, SeededChance chance) {
    pool = view.unseen().bits();
    int players = 0;
    for (int rest = state.others(seat); rest != 0; rest &= rest - 1) {
      int place = chance.below(++players);
      order[players - 1] = order[place];
      order[place] = Seats.lowest(rest);
    }
    for (int who = 0; who < state.seats(); who++) {
      down[who] = view.known(who);
    }
    double counts = 1;
    for (int i = 0; i < players; i++) {
      int who = order[i];
      int cards = state.hand[who];
      double total = weighHands(who, cards, down[who]);
      if (total <= 0) {
        return 0; // earlier players took a card that this one must hold
      }
      counts *= total;
      int hand = Hands.pick(weighed, cards, total, chance);
      models[who] = modelWith(who, hand, chance);
      give(who, cards == 1 ? hand : Hands.FIRST[hand], cards == 1 ? -1 : Hands.SECOND[hand], down);
    }
    return counts;
  }

  /** The cards left after a deal: the court, and in a draft the opponent's set-aside cards. */
  int court(CoupView view, SeededChance chance) {
    int cards = pool;
    for (int more = Integer.bitCount(cards) - view.deckSize(); more > 0; more--) {
      cards &= ~chance.memberOf(cards);
    }
    return cards;
  }

  /** Completes a hand to these two characters, or one; known cards stay. */
  private void give(int who, int first, int second, int[] down) {
    int known = down[who];
    int copies = Cards.copiesOf(first);
    if ((known & copies) != 0) {
      known &= ~Integer.lowestOneBit(known & copies);
    } else {
      draw(who, copies, down);
    }
    if (second >= 0 && (known & Cards.copiesOf(second)) == 0) {
      draw(who, Cards.copiesOf(second), down);
    }
  }

  private void draw(int who, int copies, int[] down) {
    int card = Integer.lowestOneBit(pool & copies);
    down[who] |= card;
    pool ^= card;
  }

  /** Each hand's weight times the number of ways to deal it from the remaining cards. */
  private double weighHands(int who, int cards, int known) {
    double total = 0;
    double[] believed = sums[who];
    for (int role = 0; role < Roles.COUNT; role++) {
      ways[role] = Roles.count(pool, role) - outOfReach[who][role] + Roles.count(known, role);
    }
    if (cards == 1) {
      for (int hand = 0; hand < Roles.COUNT; hand++) {
        weighed[hand] = believed[hand] * Math.max(0, ways[hand]);
        total += weighed[hand];
      }
      return total;
    }
    for (int hand = 0; hand < Hands.PAIRS; hand++) {
      weighed[hand] = believed[hand] * Hands.waysToDeal(hand, ways);
      total += weighed[hand];
    }
    return total;
  }

  private int modelWith(int who, int hand, SeededChance chance) {
    double total = 0;
    for (int model = 0; model < PlayerModel.COUNT; model++) {
      modelWeights[model] = weights[who].of(model, hand);
      total += modelWeights[model];
    }
    double rest = chance.fraction() * total;
    for (int model = 0; model < PlayerModel.COUNT - 1; model++) {
      rest -= modelWeights[model];
      if (rest < 0) {
        return model;
      }
    }
    return PlayerModel.COUNT - 1;
  }
}
