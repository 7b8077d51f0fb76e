package contessa.bots.coup;

import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.CoupCodes;

/** A policy that is asked phase by phase, with the answers that all of them share. */
abstract class PhasePolicy implements Policy {

  @Override
  public void weigh(PointOfView pov, MoveWeights moves) {
    moves.clear();
    switch (pov.phase) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK ->
          moves.either(CoupCodes.CHALLENGE, challengeChance(pov), CoupCodes.PASS);
      case ACTION -> act(pov, moves);
      case BLOCK -> block(pov, moves);
      case PROVE -> prove(pov, moves);
      case LOSE -> lose(pov, moves);
      case EXCHANGE -> keep(pov, moves);
      case OFFER -> giveUpOne(pov, moves, pov.hand);
      case DRAFT -> draft(pov, moves);
      case ALLEGIANCE -> moves.either(CoupCodes.LOYALIST, 0.5, CoupCodes.REFORMIST);
      case VERDICT -> moves.either(CoupCodes.SWAP, swap(pov), CoupCodes.RETURN);
      case OVER -> throw new IllegalStateException("the game is over");
    }
  }

  abstract void act(PointOfView pov, MoveWeights moves);

  /** The probability of challenging the current claim. */
  abstract double challengeChance(PointOfView pov);

  abstract void block(PointOfView pov, MoveWeights moves);

  /** The worth of a card to a player who already keeps those others. */
  abstract double worth(PointOfView pov, int role, int others);

  /** The softmax temperature for choices between cards. */
  abstract double temperature();

  /** The probability of forcing the examined card to be swapped. */
  abstract double swap(PointOfView pov);

  /** Proves every claim that can be proven. */
  private static void prove(PointOfView pov, MoveWeights moves) {
    boolean held = pov.holds(pov.claimedRole());
    if (pov.denies()) {
      moves.add(held ? CoupCodes.DECLINE : CoupCodes.SHOW, 1);
    } else if (!held) {
      moves.add(CoupCodes.DECLINE, 1);
    } else {
      addCard(pov, moves, Integer.lowestOneBit(pov.hand & Cards.copiesOf(pov.claimedRole())), 1);
    }
  }

  /** A declared attack takes the card that it named. */
  private void lose(PointOfView pov, MoveWeights moves) {
    boolean hit = pov.named >= 0 && pov.target == pov.seat && pov.holds(pov.named);
    giveUpOne(pov, moves, hit ? pov.hand & Cards.copiesOf(pov.named) : pov.hand);
  }

  /** Loses, or offers to the examiner, the one of these cards that leaves the best hand. */
  private void giveUpOne(PointOfView pov, MoveWeights moves, int from) {
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
      if (Integer.bitCount(places) == pov.keep) {
        moves.add(CoupCodes.KEEP + places, hand(pov, Integer.expand(places, pool)));
      }
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

  /** The worth of these cards together. */
  final double hand(PointOfView pov, int cards) {
    double worth = 0;
    int others = 0;
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = Integer.lowestOneBit(rest);
      worth += worth(pov, Cards.roleOf(card), others);
      others |= card;
    }
    return worth;
  }

  private static void addCard(PointOfView pov, MoveWeights moves, int card, double weight) {
    int index = Integer.numberOfTrailingZeros(card);
    int code = CoupCodes.CARD + (pov.rules.distinctArt() ? index : index - index % Card.COPIES);
    if (moves.size > 0 && moves.codes[moves.size - 1] == code) {
      return; // the other of two equal cards
    }
    moves.add(code, weight);
  }
}
