package contessa.server.rating;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.server.message.RatingPool;

/** Assigns games to rating pools. */
final class RatingPools {

  private RatingPools() {}

  static RatingPool of(Rulebook rules) {
    return switch (rules.kind()) {
      case COUP -> ofCoup((CoupRules) rules);
      case ROYAL -> RatingPool.ROYAL;
    };
  }

  private static RatingPool ofCoup(CoupRules rules) {
    boolean reformation = rules.edition() == Edition.REFORMATION;
    return switch (rules.seats()) {
      case 2 -> reformation ? RatingPool.REFORMATION_2 : RatingPool.CLASSIC_2;
      case 3, 4 -> reformation ? RatingPool.REFORMATION_3_4 : RatingPool.CLASSIC_3_4;
      case 5, 6 -> reformation ? RatingPool.REFORMATION_5_6 : RatingPool.CLASSIC_5_6;
      default -> reformation ? RatingPool.REFORMATION_7_10 : RatingPool.CLASSIC_7_10;
    };
  }
}
