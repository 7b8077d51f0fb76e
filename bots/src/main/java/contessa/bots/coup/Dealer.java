package contessa.bots.coup;

import contessa.coup.Cards;
import contessa.coup.CoupView;
import contessa.game.Seats;
import contessa.game.SeededChance;
import java.util.Arrays;

/** Deals the hidden cards in the mind, as likely as they are believed to lie so. */
final class Dealer {

  private final OpenTable open;
  private final int seat;
  private final CourtKnowledge court;
  private final HandWeights[] weights;
  private final double[][] sums = new double[OpenTable.SEATS][Hands.PAIRS];
  private final double[] weighed = new double[Hands.PAIRS];
  private final int[] ways = new int[Roles.COUNT];
  private final int[][] outOfReach = new int[OpenTable.SEATS][Roles.COUNT];
  private final int[] order = new int[OpenTable.SEATS];
  private final double[] kindWeights = new double[Kind.COUNT];
  private int pool;

  Dealer(OpenTable open, int seat, CourtKnowledge court, HandWeights[] weights) {
    this.open = open;
    this.seat = seat;
    this.court = court;
    this.weights = weights;
  }

  /** Gets ready to deal from this view. */
  void prepare(CoupView view) {
    court.reconcile(view.unseen().bits());
    for (int rest = open.others(seat); rest != 0; rest &= rest - 1) {
      int who = Seats.lowest(rest);
      int hands = Hands.count(open.hand[who]);
      Arrays.fill(sums[who], 0);
      for (int kind = 0; kind < Kind.COUNT; kind++) {
        for (int hand = 0; hand < hands; hand++) {
          sums[who][hand] += weights[who].of(kind, hand);
        }
      }
      for (int known = Roles.kinds(view.known(who)); known != 0; known &= known - 1) {
        int role = Integer.numberOfTrailingZeros(known);
        for (int hand = 0; hand < hands; hand++) {
          sums[who][hand] *= Hands.has(hand, open.hand[who], role) ? 1 : 0;
        }
      }
      for (int role = 0; role < Roles.COUNT; role++) {
        outOfReach[who][role] = court.outOfReach(who, role);
      }
    }
  }

  /**
   * Deals once.
   *
   * @param down receives every seat's face-down cards
   * @param kinds receives the kind of player at every seat
   * @return how much this deal counts among others; 0 if it came to nothing
   */
  double deal(CoupView view, int[] down, int[] kinds, SeededChance chance) {
    pool = view.unseen().bits();
    int players = 0;
    for (int rest = open.others(seat); rest != 0; rest &= rest - 1) {
      int place = chance.below(++players);
      order[players - 1] = order[place];
      order[place] = Seats.lowest(rest);
    }
    for (int who = 0; who < open.seats(); who++) {
      down[who] = view.known(who);
    }
    double counts = 1;
    for (int i = 0; i < players; i++) {
      int who = order[i];
      int cards = open.hand[who];
      double total = weighHands(who, cards, down[who]);
      if (total <= 0) {
        return 0; // those before took what this one must have
      }
      counts *= total;
      int hand = pick(cards, total, chance);
      kinds[who] = kindWith(who, hand, chance);
      give(who, cards == 1 ? hand : Hands.FIRST[hand], cards == 1 ? -1 : Hands.SECOND[hand], down);
    }
    return counts;
  }

  /** What is left after a deal: the court, and in a draft the other's set-aside cards. */
  int court(CoupView view, SeededChance chance) {
    int cards = pool;
    for (int more = Integer.bitCount(cards) - view.deckSize(); more > 0; more--) {
      cards &= ~chance.memberOf(cards);
    }
    return cards;
  }

  /** Completes a hand to these two characters, or one; what is known of it stays. */
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

  /** Each hand's weight times the number of ways to deal it from what is left. */
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

  private int pick(int cards, double total, SeededChance chance) {
    double rest = chance.fraction() * total;
    int last = 0;
    for (int hand = 0; hand < Hands.count(cards); hand++) {
      if (weighed[hand] > 0) {
        last = hand;
        rest -= weighed[hand];
        if (rest < 0) {
          break;
        }
      }
    }
    return last;
  }

  private int kindWith(int who, int hand, SeededChance chance) {
    double total = 0;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      kindWeights[kind] = weights[who].of(kind, hand);
      total += kindWeights[kind];
    }
    double rest = chance.fraction() * total;
    for (int kind = 0; kind < Kind.COUNT - 1; kind++) {
      rest -= kindWeights[kind];
      if (rest < 0) {
        return kind;
      }
    }
    return Kind.COUNT - 1;
  }
}
