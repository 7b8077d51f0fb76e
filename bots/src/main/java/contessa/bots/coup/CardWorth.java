package contessa.bots.coup;

/** What characters are worth to a schemer who chooses between them. */
final class CardWorth {

  private static final int MOST_IMAGE = 2;

  private final double[] worth;
  private final double[] drafted;
  private final double twin;
  private final double image;
  private final double examined;

  CardWorth(Temper temper) {
    worth =
        new double[] {
          temper.of(Trait.WORTH_DUKE),
          temper.of(Trait.WORTH_ASSASSIN),
          temper.of(Trait.WORTH_CAPTAIN),
          temper.of(Trait.WORTH_AMBASSADOR),
          temper.of(Trait.WORTH_INQUISITOR),
          temper.of(Trait.WORTH_CONTESSA)
        };
    drafted =
        new double[] {
          temper.of(Trait.DRAFT_DUKE),
          temper.of(Trait.DRAFT_ASSASSIN),
          temper.of(Trait.DRAFT_CAPTAIN),
          temper.of(Trait.DRAFT_AMBASSADOR),
          temper.of(Trait.DRAFT_INQUISITOR),
          temper.of(Trait.DRAFT_CONTESSA)
        };
    twin = temper.of(Trait.TWIN);
    image = temper.of(Trait.IMAGE);
    examined = temper.of(Trait.EXAMINED);
  }

  /** What a card adds to those beside it. */
  double of(Eye eye, int role, int beside) {
    if (eye.open.phase == OpenTable.DRAFT) {
      return drafted[role];
    }
    double value = Roles.has(beside, role) ? worth[role] - twin : worth[role];
    return value + image * Math.min(MOST_IMAGE, eye.open.said.claims(eye.seat, role));
  }

  double ofHand(Eye eye) {
    double sum = 0;
    int beside = 0;
    for (int rest = eye.hand; rest != 0; rest &= rest - 1) {
      int card = Integer.lowestOneBit(rest);
      sum += of(eye, Roles.lowest(card), beside);
      beside |= card;
    }
    return sum;
  }

  /** By how much another's card is better than one that may stay with it. */
  double tooGood(int role) {
    return worth[role] - examined;
  }
}
