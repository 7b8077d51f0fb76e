package contessa.bots.coup;

import contessa.game.Seats;

/**
 * What one seat knows, flat: the open table, its own hand, the cards whose place it cannot see, and
 * what it has learnt of other hands. A policy sees nothing else.
 */
final class PointOfView {

  final PublicState state;

  /** Characters that a seat is known to hold face down now, one bit each. */
  final int[] surely = new int[PublicState.SEATS];

  /** Whether anything is known of other hands at all; in imagined games nothing is. */
  boolean informed;

  int seat;

  /** The own face-down cards as bits, an open exchange's pool included. */
  int hand;

  /** The cards in play that are neither face up nor the own, as bits. */
  int unseen;

  /** The character under examination, if this seat sees it, or -1. */
  int offered = -1;

  PointOfView(PublicState state) {
    this.state = state;
  }

  /** The eye of a seat that knows no more than its own hand and the open table. */
  void of(int seat, int hand) {
    this.seat = seat;
    this.hand = hand;
    unseen = state.inPlay & ~state.dead & ~hand;
  }

  boolean holds(int role) {
    return Roles.has(hand, role);
  }

  int lives() {
    return Math.min(2, Integer.bitCount(hand));
  }

  /** The chance that a seat holds the character, by counting alone. */
  double byCount(int of, int role) {
    if (!informed) {
      int copies = Roles.count(unseen, role);
      return CardOdds.among(copies, Integer.bitCount(unseen), Math.min(2, state.hand[of]));
    }
    if ((surely[of] >>> role & 1) != 0) {
      return 1;
    }
    int copies = Roles.count(unseen, role) - surelyElsewhere(of, role);
    int all = Integer.bitCount(unseen);
    int cards = Math.min(2, state.hand[of]) - Integer.bitCount(surely[of]);
    return CardOdds.among(copies, all, cards);
  }

  private int surelyElsewhere(int of, int role) {
    int copies = 0;
    for (int rest = state.others(seat) & ~Seats.of(of); rest != 0; rest &= rest - 1) {
      copies += surely[Seats.lowest(rest)] >>> role & 1;
    }
    return copies;
  }
}
