package contessa.bots.coup;

import contessa.coup.Card;
import contessa.coup.Codes;

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
  void weigh(Eye eye, Menu menu) {
    menu.clear();
    switch (eye.open.phase) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK ->
          menu.either(Codes.CHALLENGE, doubt(eye), Codes.PASS);
      case ACTION -> act(eye, menu);
      case BLOCK -> block(eye, menu);
      case PROVE -> prove(eye, menu);
      case LOSE -> lose(eye, menu);
      case EXCHANGE -> keep(eye, menu);
      case OFFER -> offer(eye, menu);
      case DRAFT -> draft(eye, menu);
      case ALLEGIANCE -> menu.either(Codes.LOYALIST, 0.5, Codes.REFORMIST);
      default -> menu.either(Codes.SWAP, swap(eye), Codes.RETURN);
    }
  }

  abstract void act(Eye eye, Menu menu);

  /** The probability of challenging the claim under way. */
  abstract double doubt(Eye eye);

  abstract void block(Eye eye, Menu menu);

  /** What a card is worth to its holder who would keep it beside those others. */
  abstract double worth(Eye eye, int role, int beside);

  /** How much of a difference in worth matters when cards are chosen. */
  abstract double heat();

  /** The probability of forcing a swap of the card under examination. */
  abstract double swap(Eye eye);

  /** A claim that can be proven is proven. */
  private static void prove(Eye eye, Menu menu) {
    OpenTable open = eye.open;
    boolean held = eye.holds(open.claimedRole());
    if (open.denies()) {
      menu.add(held ? Codes.DECLINE : Codes.SHOW, 1);
    } else if (!held) {
      menu.add(Codes.DECLINE, 1);
    } else {
      for (int rest = eye.hand; rest != 0; rest &= rest - 1) {
        int card = Integer.lowestOneBit(rest);
        if (Roles.lowest(card) == open.claimedRole()) {
          addCard(eye, menu, card, 1);
          return;
        }
      }
    }
  }

  /** Turns up the card that the rest of the hand can best do without. */
  private void lose(Eye eye, Menu menu) {
    OpenTable open = eye.open;
    int from = eye.hand;
    if (open.named >= 0 && open.target == eye.seat && eye.holds(open.named)) {
      from = 0;
      for (int rest = eye.hand; rest != 0; rest &= rest - 1) {
        int card = Integer.lowestOneBit(rest);
        from |= Roles.lowest(card) == open.named ? card : 0;
      }
    }
    for (int rest = from; rest != 0; rest &= rest - 1) {
      int card = Integer.lowestOneBit(rest);
      addCard(eye, menu, card, hand(eye, eye.hand & ~card));
    }
    menu.soften(heat());
  }

  private void keep(Eye eye, Menu menu) {
    int pool = eye.hand;
    int size = Integer.bitCount(pool);
    for (int places = 1; places < 1 << size; places++) {
      if (Integer.bitCount(places) == eye.open.keep) {
        menu.add(Codes.KEEP + places, hand(eye, Integer.expand(places, pool)));
      }
    }
    menu.soften(heat());
  }

  /** Shows an examiner the card that is missed least if it is taken. */
  private void offer(Eye eye, Menu menu) {
    for (int rest = eye.hand; rest != 0; rest &= rest - 1) {
      int card = Integer.lowestOneBit(rest);
      addCard(eye, menu, card, hand(eye, eye.hand & ~card));
    }
    menu.soften(heat());
  }

  private void draft(Eye eye, Menu menu) {
    for (int role = 0; role < Roles.COUNT; role++) {
      for (int copy = 0; copy < Card.COPIES; copy++) {
        menu.add(Codes.CARD + role * Card.COPIES + copy, worth(eye, role, 0));
      }
    }
    menu.soften(heat());
  }

  /** What cards are worth together. */
  private double hand(Eye eye, int cards) {
    double worth = 0;
    int beside = 0;
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = Integer.lowestOneBit(rest);
      worth += worth(eye, Roles.lowest(card), beside);
      beside |= card;
    }
    return worth;
  }

  private static void addCard(Eye eye, Menu menu, int card, double weight) {
    int index = Integer.numberOfTrailingZeros(card);
    int code = Codes.CARD + (eye.open.rules.distinctArt() ? index : index - index % Card.COPIES);
    if (menu.size > 0 && menu.codes[menu.size - 1] == code) {
      return; // the other of two equal cards
    }
    menu.add(code, weight);
  }
}
