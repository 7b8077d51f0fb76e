package contessa.bots.coup;

import contessa.coup.Codes;
import contessa.game.Seats;

/** Acts and blocks as if it held every character: its deeds say nothing about its hand. */
final class BrazenPolicy extends HonestPolicy {

  private static final double STRIKE = 4;

  @Override
  void act(Eye eye, Menu menu) {
    OpenTable open = eye.open;
    int coins = open.coins[eye.seat];
    if (coins >= 7) {
      super.act(eye, menu);
      return;
    }
    menu.add(Codes.TAX, 3);
    int targets = open.targets(eye.seat);
    double each = 1.0 / Math.max(1, Integer.bitCount(targets));
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int target = Seats.lowest(rest);
      menu.add(Codes.STEAL + target, open.coins[target] > 1 ? 2 * each : 0);
      if (coins >= 3 && !open.assassinationDeclared) {
        menu.add(Codes.ASSASSINATE + target, STRIKE * each);
      }
    }
    menu.add(open.ambassador ? Codes.EXCHANGE_AMBASSADOR : Codes.EXCHANGE_INQUISITOR, 0.5);
  }

  @Override
  void block(Eye eye, Menu menu) {
    menu.add(Codes.PASS, 0.2);
    int action = eye.open.action;
    if (action == OpenTable.FOREIGN_AID) {
      menu.add(Codes.BLOCK + Roles.DUKE, 1);
    } else if (action == OpenTable.STEAL) {
      menu.add(Codes.BLOCK + Roles.CAPTAIN, 1);
      menu.add(Codes.BLOCK + (eye.open.ambassador ? Roles.AMBASSADOR : Roles.INQUISITOR), 1);
    } else {
      menu.add(Codes.BLOCK + Roles.CONTESSA, 1);
    }
  }
}
