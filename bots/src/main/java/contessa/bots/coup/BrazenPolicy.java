package contessa.bots.coup;

import contessa.coup.Action;
import contessa.coup.CoupCodes;
import contessa.coup.Role;
import contessa.game.Seats;

/** Acts and blocks as if it held every character, so its moves reveal nothing about its hand. */
final class BrazenPolicy extends HonestPolicy {

  private static final double STRIKE = 4;

  @Override
  void act(PointOfView pov, MoveWeights moves) {
    PublicState state = pov.state;
    int coins = state.coins[pov.seat];
    if (coins >= Action.COUP.cost()) {
      super.act(pov, moves);
      return;
    }
    moves.add(Action.TAX.code(), 3);
    int targets = state.targets(pov.seat);
    double each = 1.0 / Math.max(1, Integer.bitCount(targets));
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int target = Seats.lowest(rest);
      moves.add(Action.STEAL.code(target), state.coins[target] > 1 ? 2 * each : 0);
      if (coins >= Action.ASSASSINATE.cost() && !state.assassinationDeclared) {
        moves.add(Action.ASSASSINATE.code(target), STRIKE * each);
      }
    }
    moves.add(
        state.ambassador
            ? Action.EXCHANGE.code(Role.AMBASSADOR)
            : Action.EXCHANGE.code(Role.INQUISITOR),
        0.5);
  }

  @Override
  void block(PointOfView pov, MoveWeights moves) {
    moves.add(CoupCodes.PASS, 0.2);
    Action action = pov.state.action;
    if (action == Action.FOREIGN_AID) {
      moves.add(CoupCodes.BLOCK + Roles.DUKE, 1);
    } else if (action == Action.STEAL) {
      moves.add(CoupCodes.BLOCK + Roles.CAPTAIN, 1);
      moves.add(CoupCodes.BLOCK + (pov.state.ambassador ? Roles.AMBASSADOR : Roles.INQUISITOR), 1);
    } else {
      moves.add(CoupCodes.BLOCK + Roles.CONTESSA, 1);
    }
  }
}
