package contessa.bots.coup;

import contessa.coup.Card;
import contessa.coup.CoupCodes;

/**
 * A way to play: from what one seat knows to weights over its moves. It keeps no state of its own,
 * so one object serves any number of seats, real and imagined.
 */
abstract class Policy {

  private static final int DRAFT = 0;
  private static final int ALLEGIANCE = 1;
  private static final int ACTION = 2;
  private static final int CHALLENGE_ACTION = 3;
  private static final int BLOCK = 4;
  private static final int CHALLENGE_BLOCK = 5;
  private static final int PROVE = 6;
  private static final int LOSE = 7;
  private static final int EXCHANGE = 8;
  private static final int OFFER = 9;

  /** Fills the menu with what this seat would do, legal or nearly so; the caller restricts it. */
  void weigh(PointOfView pov, MoveWeights moves) {
    moves.clear();
    switch (pov.state.phase) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK ->
          moves.either(CoupCodes.CHALLENGE, challengeChance(pov), CoupCodes.PASS);
      case ACTION -> act(pov, moves);
      case BLOCK -> block(pov, moves);
      case PROVE -> prove(pov, moves);
      case LOSE -> lose(pov, moves);
      case EXCHANGE -> keep(pov, moves);
      case OFFER -> offer(pov, moves);
      case DRAFT -> draft(pov, moves);
      case ALLEGIANCE -> moves.either(CoupCodes.LOYALIST, 0.5, CoupCodes.REFORMIST);
      default -> moves.either(CoupCodes.SWAP, swap(pov), CoupCodes.RETURN);
    }
  }

  abstract void act(PointOfView pov, MoveWeights moves);

  /** The probability of challenging the claim under way. */
  abstract double challengeChance(PointOfView pov);

  abstract void block(PointOfView pov, MoveWeights moves);

  /** What a card is worth to its holder who would keep it beside those others. */
  abstract double worth(PointOfView pov, int role, int others);

  /** How much of a difference in worth matters when cards are chosen. */
  abstract double temperature();

  /** The probability of forcing a swap of the card under examination. */
  abstract double swap(PointOfView pov);

  /** A claim that can be proven is proven. */
  private static void prove(PointOfView pov, MoveWeights moves) {
    PublicState state = pov.state;
    boolean held = pov.holds(state.claimedRole());
    if (state.denies()) {
      moves.add(held ? CoupCodes.DECLINE : CoupCodes.SHOW, 1);
    } else if (!held) {
      moves.add(CoupCodes.DECLINE, 1);
    } else {
      for (int rest = pov.hand; rest != 0; rest &= rest - 1) {
        int card = Integer.lowestOneBit(rest);
        if (Roles.lowest(card) == state.claimedRole()) {
          addCard(pov, moves, card, 1);
          return;
        }
      }
    }
  }

  /** Turns up the card that the rest of the hand can best do without. */
  private void lose(PointOfView pov, MoveWeights moves) {
    PublicState state = pov.state;
    int from = pov.hand;
    if (state.named >= 0 && state.target == pov.seat && pov.holds(state.named)) {
      from = 0;
      for (int rest = pov.hand; rest != 0; rest &= rest - 1) {
        int card = Integer.lowestOneBit(rest);
        from |= Roles.lowest(card) == state.named ? card : 0;
      }
    }
    for (int rest = from; rest != 0; rest &= rest - 1) {
      int card = Integer.lowestOneBit(rest);
      addCard(pov, moves, card, hand(pov, pov.hand & ~card));
    }
    moves.softmax(temperature());
  }

  private void keep(PointOfView pov, MoveWeights moves) {
    int pool = pov.hand;
    int size = Integer.bitCount(pool);
    for (int places = 1; places < 1 << size; places++) {
      if (Integer.bitCount(places) == pov.state.keep) {
        moves.add(CoupCodes.KEEP + places, hand(pov, Integer.expand(places, pool)));
      }
    }
    moves.softmax(temperature());
  }

  /** Shows an examiner the card that is missed least if it is taken. */
  private void offer(PointOfView pov, MoveWeights moves) {
    for (int rest = pov.hand; rest != 0; rest &= rest - 1) {
      int card = Integer.lowestOneBit(rest);
      addCard(pov, moves, card, hand(pov, pov.hand & ~card));
    }
    moves.softmax(temperature());
  }

  private void draft(PointOfView pov, MoveWeights moves) {
    for (int role = 0; role < Roles.COUNT; role++) {
      for (int copy = 0; copy < Card.COPIES; copy++) {
        moves.add(CoupCodes.CARD + role * Card.COPIES + copy, worth(pov, role, 0));
      }
    }
    moves.softmax(temperature());
  }

  /** What cards are worth together. */
  private double hand(PointOfView pov, int cards) {
    double worth = 0;
    int others = 0;
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = Integer.lowestOneBit(rest);
      worth += worth(pov, Roles.lowest(card), others);
      others |= card;
    }
    return worth;
  }

  private static void addCard(PointOfView pov, MoveWeights moves, int card, double weight) {
    int index = Integer.numberOfTrailingZeros(card);
    int code =
        CoupCodes.CARD + (pov.state.rules.distinctArt() ? index : index - index % Card.COPIES);
    if (moves.size > 0 && moves.codes[moves.size - 1] == code) {
      return; // the other of two equal cards
    }
    moves.add(code, weight);
  }
}
