package contessa.bots.coup;

import contessa.coup.Codes;

/** Claims nothing on its turn, whatever it holds, and saves for a Coup. */
final class TimidPolicy extends HonestPolicy {

  @Override
  void act(Eye eye, Menu menu) {
    if (eye.open.coins[eye.seat] >= 7) {
      super.act(eye, menu);
    } else {
      menu.add(Codes.INCOME, 2);
      menu.add(Codes.FOREIGN_AID, 1);
    }
  }
}
