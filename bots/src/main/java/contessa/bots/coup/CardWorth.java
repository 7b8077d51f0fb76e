package contessa.bots.coup;

import contessa.coup.CoupPhase;

/** The worth of each character to a schemer choosing between cards. */
final class CardWorth {

  private final TraitValues traits;
  private static final int MOST_IMAGE = 2;

  private final double[] worth;
  private final double[] drafted;

  CardWorth(TraitValues traits) {
    this.traits = traits;
    worth =
        new double[] {
          traits.of(Trait.WORTH_DUKE),
          traits.of(Trait.WORTH_ASSASSIN),
          traits.of(Trait.WORTH_CAPTAIN),
          traits.of(Trait.WORTH_AMBASSADOR),
          traits.of(Trait.WORTH_INQUISITOR),
          traits.of(Trait.WORTH_CONTESSA)
        };
    drafted =
        new double[] {
          traits.of(Trait.DRAFT_DUKE),
          traits.of(Trait.DRAFT_ASSASSIN),
          traits.of(Trait.DRAFT_CAPTAIN),
          traits.of(Trait.DRAFT_AMBASSADOR),
          traits.of(Trait.DRAFT_INQUISITOR),
          traits.of(Trait.DRAFT_CONTESSA)
        };
  }

  /** The worth that a card adds to the other cards kept. */
  double of(PointOfView pov, int role, int others) {
    if (pov.state.phase == CoupPhase.DRAFT) {
      return drafted[role];
    }
    double value = Roles.has(others, role) ? worth[role] - traits.of(Trait.TWIN) : worth[role];
    return value
        + traits.of(Trait.IMAGE) * Math.min(MOST_IMAGE, pov.state.said.claims(pov.seat, role));
  }

  double ofHand(PointOfView pov) {
    double sum = 0;
    int others = 0;
    for (int rest = pov.hand; rest != 0; rest &= rest - 1) {
      int card = Integer.lowestOneBit(rest);
      sum += of(pov, Roles.lowest(card), others);
      others |= card;
    }
    return sum;
  }

  /** How much better a rival's card is than one that an examiner would let them keep. */
  double tooGood(int role) {
    return worth[role] - traits.of(Trait.EXAMINED);
  }
}
