package contessa.bots.coup;

import contessa.coup.CoupCodes;

/** Claims nothing on its turn, whatever it holds, and saves for a Coup. */
final class TimidPolicy extends HonestPolicy {

  @Override
  void act(PointOfView pov, MoveWeights moves) {
    if (pov.state.coins[pov.seat] >= 7) {
      super.act(pov, moves);
    } else {
      moves.add(CoupCodes.INCOME, 2);
      moves.add(CoupCodes.FOREIGN_AID, 1);
    }
  }
}
