package contessa.bots.coup;

import contessa.coup.Cards;
import contessa.coup.CoupPhase;

/** The worth of each character to a schemer choosing between cards. */
final class CardWorth {

  private final Trait.Values traits;
  private static final int MOST_IMAGE = 2;

  private final double[] worth;
  private final double[] drafted;

  CardWorth(Trait.Values traits) {
    this.traits = traits;
    worth = traits.ofCharacters(Trait.WORTH_DUKE);
    drafted = traits.ofCharacters(Trait.DRAFT_DUKE);
  }

  /** The worth that a card adds to the other cards kept. */
  double of(PointOfView pov, int role, int others) {
    if (pov.phase == CoupPhase.DRAFT) {
      return drafted[role];
    }
    double value = Cards.has(others, role) ? worth[role] - traits.of(Trait.TWIN) : worth[role];
    return value + traits.of(Trait.IMAGE) * Math.min(MOST_IMAGE, pov.said.claims[pov.seat][role]);
  }

  /** How much better a rival's card is than one that an examiner would let them keep. */
  double tooGood(int role) {
    return worth[role] - traits.of(Trait.EXAMINED);
  }
}
