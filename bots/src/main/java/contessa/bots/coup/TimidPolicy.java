package contessa.bots.coup;

import contessa.coup.CoupCodes;
import contessa.coup.CoupRules;

/** Never claims a character on its turn, and saves for a Coup. */
final class TimidPolicy extends HonestPolicy {

  @Override
  void act(PointOfView pov, MoveWeights moves) {
    if (pov.state.coins[pov.seat] >= CoupRules.COUP_COST) {
      super.act(pov, moves);
    } else {
      moves.add(CoupCodes.INCOME, 2);
      moves.add(CoupCodes.FOREIGN_AID, 1);
    }
  }
}
