package contessa.server.rating;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.server.wire.Pool;

/** Which games are rated together. */
final class Pools {

  private Pools() {}

  static Pool of(Rulebook rules) {
    if (!(rules instanceof CoupRules coup)) {
      return Pool.ROYAL;
    }
    boolean reformation = coup.edition() == Edition.REFORMATION;
    return switch (rules.seats()) {
      case 2 -> reformation ? Pool.REFORMATION_2 : Pool.CLASSIC_2;
      case 3, 4 -> reformation ? Pool.REFORMATION_3_4 : Pool.CLASSIC_3_4;
      case 5, 6 -> reformation ? Pool.REFORMATION_5_6 : Pool.CLASSIC_5_6;
      default -> reformation ? Pool.REFORMATION_7_10 : Pool.CLASSIC_7_10;
    };
  }
}
