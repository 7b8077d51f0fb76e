package contessa.bots.coup;

import contessa.coup.Cards;
import contessa.coup.CoupRules;
import contessa.game.Seats;

/**
 * The knowledge of one seat, flat: the public state, its own hand, the unseen cards, and what it
 * has learnt about other hands. A policy sees nothing else.
 */
final class PointOfView extends PublicState {

  private static final int MOST = 32;
  private static final double[] AMONG_ONE = new double[MOST * MOST];
  private static final double[] AMONG_TWO = new double[MOST * MOST];

  static {
    for (int all = 1; all < MOST; all++) {
      for (int copies = 0; copies <= all; copies++) {
        AMONG_ONE[all * MOST + copies] = (double) copies / all;
        double others = all - copies;
        AMONG_TWO[all * MOST + copies] =
            all == 1 ? copies : 1 - others * (others - 1) / ((double) all * (all - 1));
      }
    }
  }

  /** Characters that each seat is known to hold face down now, one bit each. */
  final int[] surely = new int[SEATS];

  final int seat;

  /** This seat's face-down cards as bits, including cards drawn for an exchange. */
  int hand;

  /** The cards in play that are neither face up nor in this hand, as bits. */
  int unseen;

  /** The examined character if this seat sees it, or -1. */
  int offered = -1;

  PointOfView(CoupRules rules, int seat) {
    super(rules);
    this.seat = seat;
  }

  boolean holds(int role) {
    return Cards.has(hand, role);
  }

  int influences() {
    return Math.min(CoupRules.INFLUENCES, Integer.bitCount(hand));
  }

  /** The chance that a seat holds the character, from counting cards alone. */
  double byCount(int of, int role) {
    if ((surely[of] >>> role & 1) != 0) {
      return 1;
    }
    int copies = Cards.count(unseen, role) - surelyElsewhere(of, role);
    int all = Integer.bitCount(unseen);
    int hidden = Math.min(CoupRules.INFLUENCES, cards[of]) - Integer.bitCount(surely[of]);
    return among(copies, all, hidden);
  }

  private int surelyElsewhere(int of, int role) {
    int copies = 0;
    for (int rest = others(seat) & ~Seats.of(of); rest != 0; rest &= rest - 1) {
      copies += surely[Seats.lowest(rest)] >>> role & 1;
    }
    return copies;
  }

  /**
   * The chance that a hand of this size has at least one of {@code copies} among {@code all} cards.
   */
  static double among(int copies, int all, int hand) {
    if (copies <= 0 || hand <= 0 || all <= 0) {
      return 0;
    }
    int place = all * MOST + Math.min(copies, all);
    return hand == 1 ? AMONG_ONE[place] : AMONG_TWO[place];
  }
}
