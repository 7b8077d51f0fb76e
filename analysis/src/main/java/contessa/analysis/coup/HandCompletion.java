package contessa.analysis.coup;

import contessa.bots.coup.Hands;
import contessa.coup.Cards;

/** Cards for imagined hands, taken from a pool of unseen cards. Equal copies are alike. */
final class HandCompletion {

  static final int IMPOSSIBLE = -1;

  private HandCompletion() {}

  /**
   * The known cards and, from the pool, those that are missing to make this hand.
   *
   * @return {@link #IMPOSSIBLE} if the pool lacks one, or the known cards are not part of the hand
   */
  static int complete(int known, int pool, int hand, int cards) {
    int first = Hands.first(hand, cards);
    int second = Hands.second(hand, cards);
    int rest = known;
    int own = known;
    for (int role : new int[] {first, second}) {
      if (role < 0) {
        continue;
      }
      int copies = Cards.copiesOf(role);
      if ((rest & copies) != 0) {
        rest &= ~Integer.lowestOneBit(rest & copies);
      } else {
        int card = Integer.lowestOneBit(pool & ~own & copies);
        if (card == 0) {
          return IMPOSSIBLE;
        }
        own |= card;
      }
    }
    return rest == 0 ? own : IMPOSSIBLE;
  }

  /** {@code size} of the remaining cards; in a draft some lie aside. */
  static int court(int left, int size) {
    int court = left;
    while (Integer.bitCount(court) > size) {
      court &= court - 1;
    }
    return court;
  }
}
