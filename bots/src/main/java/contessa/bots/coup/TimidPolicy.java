package contessa.bots.coup;

import contessa.coup.Action;

/** Never claims a character on its turn, and saves for a Coup. */
final class TimidPolicy extends HonestPolicy {

  @Override
  void act(PointOfView pov, MoveWeights moves) {
    if (pov.state.coins[pov.seat] >= Action.COUP.cost()) {
      super.act(pov, moves);
    } else {
      moves.add(Action.INCOME.code(), 2);
      moves.add(Action.FOREIGN_AID.code(), 1);
    }
  }
}
