package contessa.analysis.coup;

import contessa.coup.Action;
import contessa.coup.Card;
import contessa.coup.CoupCodes;
import contessa.coup.CoupTable;
import contessa.coup.Role;

/**
 * A player without much thought: mostly claims what the hand holds. How rarely such a player lies
 * is the only thing that tells one from another. Targets do not matter.
 */
final class PlainPlayer {

  /** A character in the hand is twice as attractive as income. */
  private static final double LIKES_CLAIM = 2;

  private static final double LIKES_BLOCK = 4;
  private static final double DECLINES = 0.03;
  private static final int ACTIONS = Action.ALL.size();

  private PlainPlayer() {}

  /**
   * How likely this player is to do what was done.
   *
   * @param lies how attractive a claim is without the card, compared to one with it
   */
  static double likely(CoupTable table, int code, int hand, int cards, double lies) {
    return switch (table.phase()) {
      case ACTION -> action(table, code, hand, cards, lies);
      case BLOCK -> block(table, code, hand, cards, lies);
      case PROVE -> prove(table, code, hand, cards);
      case LOSE -> lose(code, hand, cards);
      default -> 1;
    };
  }

  private static double action(CoupTable table, int code, int hand, int cards, double lies) {
    double sum = 0;
    long seen = 0;
    for (int n = 0; n < table.choiceCount(); n++) {
      int other = table.choice(n);
      long kind = 1L << kind(other);
      sum += (seen & kind) == 0 ? weight(other, hand, cards, lies) : 0;
      seen |= kind;
    }
    return weight(code, hand, cards, lies) / sum;
  }

  /** Actions with different claims are different. */
  private static int kind(int code) {
    int exchange = code == Action.EXCHANGE.code(Role.INQUISITOR) ? ACTIONS : 0;
    return CoupCodes.action(code).ordinal() + exchange;
  }

  private static double weight(int code, int hand, int cards, double lies) {
    int claim = CoupCodes.claim(code);
    if (claim < 0) {
      return 1;
    }
    boolean honest = Hands.has(hand, cards, claim) != CoupCodes.denies(code);
    return LIKES_CLAIM * (honest ? 1 : lies);
  }

  private static double block(CoupTable table, int code, int hand, int cards, double lies) {
    double sum = 1;
    double own = 1;
    for (int n = 0; n < table.choiceCount(); n++) {
      int other = table.choice(n);
      if (other != CoupCodes.PASS) {
        boolean honest = Hands.has(hand, cards, other - CoupCodes.BLOCK);
        double weight = LIKES_BLOCK * (honest ? 1 : lies);
        sum += weight;
        own = other == code ? weight : own;
      }
    }
    return own / sum;
  }

  private static double prove(CoupTable table, int code, int hand, int cards) {
    boolean can = Hands.has(hand, cards, table.claimedRole()) != table.denies();
    boolean declines = code == CoupCodes.DECLINE;
    return can ? (declines ? DECLINES : 1 - DECLINES) : declines ? 1 : 0;
  }

  private static double lose(int code, int hand, int cards) {
    int role = (code - CoupCodes.CARD) / Card.COPIES;
    if (!Hands.has(hand, cards, role)) {
      return 0;
    }
    return Hands.first(hand, cards) == Hands.second(hand, cards) || cards == 1 ? 1 : 0.5;
  }
}
